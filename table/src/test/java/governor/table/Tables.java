package governor.table;

import governor.core.Seed;
import governor.core.Token;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Tables for tests, without any server. */
final class Tables {
  static final Instant NOW = Instant.ofEpochSecond(1_700_000_000);

  private Tables() {}

  /** A table with people at the seats marked P, computers at those marked C, nobody at O. */
  static Table<?> of(String config, String seats, long seed, TableOptions options) {
    List<SeatPlan> plans = new ArrayList<>();
    for (int i = 0; i < seats.length(); i++) {
      String name = "Seat " + i;
      plans.add(
          switch (seats.charAt(i)) {
            case 'P' -> SeatPlan.person(name, "person" + i);
            case 'C' -> SeatPlan.computer(name, 4, "");
            default -> SeatPlan.open(name);
          });
    }
    Table<?> table =
        Table.of(
            new TablePlan(
                "id",
                config,
                Games.game(config).orThrow().ruleFingerprint(),
                Seed.of(seed),
                plans,
                options,
                "person0",
                false,
                "j",
                "w",
                NOW));
    add(table, Acts.opening(table));
    return table;
  }

  static Table<?> of(String config, String seats, long seed) {
    return of(config, seats, seed, TableOptions.USUAL);
  }

  static void add(Table<?> table, List<Entry> entries) {
    entries.forEach(entry -> table.add(new Line(NOW, entry)));
  }

  /** Does it if the table agrees, and says what it answered. */
  static Verdict act(Table<?> table, Verdict verdict) {
    if (verdict instanceof Verdict.Do(List<Entry> entries)) {
      add(table, entries);
    }
    return verdict;
  }

  /** The seat that is asked makes the choice with this place in the list. */
  static Verdict choose(Table<?> table, int place) {
    int action = table.play().options().get(place % table.play().options().size());
    return act(
        table, Acts.choose(table, table.asked(), table.ply(), List.of(new Token.Id(action))));
  }
}

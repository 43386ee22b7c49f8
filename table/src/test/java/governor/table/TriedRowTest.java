package governor.table;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Parsed;
import governor.core.Row;
import governor.core.State;
import governor.core.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was tried is not played once more, and makes no difference. */
final class TriedRowTest {
  private static final String CONFIG = "sanjuan:2e players=3";

  @ParameterizedTest
  @ValueSource(
      strings = {"sanjuan:2e+new-buildings+events players=3", "puertorico+nobles players=3"})
  void aGameOfTrialsIsTheGameOfItsJournal(String config) {
    Random random = new Random(5);
    Table<?> table = Tables.of(config, "PPP", 5);
    List<Entry> journal = new ArrayList<>(Acts.opening(Tables.of(config, "PPP", 5)));
    List<Integer> known = new ArrayList<>();
    while (table.isRunning() && table.ply() < 120) {
      int action = table.play().options().get(random.nextInt(table.play().options().size()));
      Verdict verdict =
          Acts.choose(table, table.asked(), table.ply(), List.of(new Token.Id(action)));
      List<Entry> entries = ((Verdict.Do) verdict).entries();
      Tables.add(table, entries);
      journal.addAll(entries);
      known.add(table.logKnownAt(table.version()));

      Table<?> again = Tables.of(config, "PPP", 5);
      Tables.add(again, journal.subList(again.version(), journal.size()));
      assertSame(table, again);
      assertThat(again.logKnownAt(again.version())).isEqualTo(known.getLast());
    }
    assertThat(known).hasSizeGreaterThan(60);
  }

  private static void assertSame(Table<?> one, Table<?> other) {
    assertThat(one.play().state().sameAs(other.play().state())).isTrue();
    assertThat(one.play().options().toArray()).isEqualTo(other.play().options().toArray());
    assertThat(logOf(one)).isEqualTo(logOf(other));
    assertThat(one.record()).isEqualTo(other.record());
  }

  private static List<LogBook.Logged> logOf(Table<?> table) {
    LogBook log = table.play().log();
    List<LogBook.Logged> all = new ArrayList<>();
    for (int n = 0; n < log.size(); n++) {
      all.add(log.get(n));
    }
    return all;
  }

  @Test
  void thePositionThatWasTriedIsTheOneThatCounts() {
    assertTaken(Tables.of(CONFIG, "PPP", 5));
  }

  private static <S extends State> void assertTaken(Table<S> table) {
    int action = table.play().options().get(0);
    Row<S> row = table.play().tried(List.of(new Token.Id(action)), false).orThrow();
    table.play().choose(action, By.PERSON);
    assertThat(table.play().state()).isSameAs(row.state());
    assertThat(table.play().state().isHeard()).isTrue();
  }

  @Test
  void whatIsNotPossibleChangesNothing() {
    Table<?> table = Tables.of(CONFIG, "PPP", 5);
    Table<?> other = Tables.of(CONFIG, "PPP", 5);
    assertThat(table.play().tried(List.of(new Token.Words("fly to the moon")), false))
        .isInstanceOf(Parsed.Refused.class);
    assertSame(table, other);
  }

  /** Another node may have begun with the same choice, and gone on otherwise. */
  @Test
  void whoeverLeavesTheTrialHalfWayIsWhereTheyWouldBe() {
    Table<?> table = Tables.of(CONFIG, "PPP", 5);
    Table<?> other = Tables.of(CONFIG, "PPP", 5);
    Row<?> both = rowOfTwo(table);
    for (Table<?> each : List.of(table, other)) {
      each.play().choose(both.made().getFirst().action(), By.PERSON);
    }
    int last = table.play().options().size() - 1;
    for (Table<?> each : List.of(table, other)) {
      each.play().choose(each.play().options().get(last), By.PERSON);
    }
    assertSame(table, other);
  }

  /** The first row of two choices that is possible. */
  private static <S extends State> Row<S> rowOfTwo(Table<S> table) {
    for (int first : table.play().options().toArray()) {
      Row<S> one = table.play().tried(List.of(new Token.Id(first)), false).orThrow();
      for (int second : one.asksOn() ? one.options().toArray() : new int[0]) {
        Parsed<Row<S>> two =
            table.play().tried(List.of(new Token.Id(first), new Token.Id(second)), false);
        if (two instanceof Parsed.Ok<Row<S>>(Row<S> row)) {
          return row;
        }
      }
    }
    throw new AssertionError("no row of two");
  }
}

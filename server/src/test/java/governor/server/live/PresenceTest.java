package governor.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Seed;
import governor.desk.LiveTable;
import governor.desk.Tables;
import governor.server.store.Store;
import governor.table.Games;
import governor.table.SeatPlan;
import governor.table.Table;
import governor.table.TableOptions;
import governor.table.TablePlan;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Nobody's seat can be given away who was there lately, with a stream or without. */
final class PresenceTest {
  private static final int ANNA = 0;
  private static final int BEN = 1;

  private final Map<Object, Long> seen = new HashMap<>();

  /** Keeps nothing but when somebody was seen. */
  private final Store store =
      (Store)
          Proxy.newProxyInstance(
              Store.class.getClassLoader(),
              new Class<?>[] {Store.class},
              (proxy, method, arguments) ->
                  switch (method.getName()) {
                    case "create" -> true;
                    case "lines" -> List.of();
                    case "isShared" -> false;
                    case "lastSeen" -> seen.getOrDefault(arguments[1], 0L);
                    case "saw" -> seen.put(arguments[1], (Long) arguments[2]);
                    default -> throw new UnsupportedOperationException(method.getName());
                  });

  private final Presence presence = new Presence(store);
  private final LiveTable live = new Tables(store, 10).create(plan(), List.of());

  /** A table that was set up an hour ago, and at which nobody waits for computer players. */
  private static TablePlan plan() {
    var game = Games.game("sanjuan:2e players=2").orThrow();
    return new TablePlan(
        "table",
        game.config().toString(),
        game.ruleFingerprint(),
        new Seed("1"),
        List.of(SeatPlan.person("Anna", "anna"), SeatPlan.person("Ben", "ben")),
        TableOptions.USUAL,
        "anna",
        false,
        "join",
        "watch",
        Instant.now().minus(Duration.ofHours(1)));
  }

  private boolean isGone(int seat) {
    return live.look((Table<?> table) -> presence.isGone(table, seat));
  }

  @Test
  void whoPollsIsThere() {
    presence.came("table", "ben");
    assertThat(isGone(BEN)).isFalse();
    assertThat(isGone(ANNA)).isTrue();
  }

  @Test
  void whoHasJustClosedAPageIsNotGone() {
    presence.arrives(live, "ben");
    seen.clear();
    presence.leaves(live, "ben");
    assertThat(isGone(BEN)).isFalse();
  }
}

package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.core.Seed;
import governor.desk.Codes;
import governor.desk.LiveTable;
import governor.desk.Standing;
import governor.desk.Tables;
import governor.server.Keeping;
import governor.server.live.Upkeep;
import governor.table.Acts;
import governor.table.Entry;
import governor.table.Games;
import governor.table.Line;
import governor.table.SeatPlan;
import governor.table.Table;
import governor.table.TableOptions;
import governor.table.TablePlan;
import governor.table.Verdict;
import governor.testkit.Postgres;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that are over are packed, and are what they were. */
final class ArchivesTest {
  private static final int MOST_BYTES = 6_000;

  @TempDir Path folder;

  /** A game of computer players at random, played to its end. */
  private static LiveTable play(Tables tables, String config, String person) {
    var game = Games.game(config).orThrow();
    List<SeatPlan> seats =
        java.util.stream.IntStream.range(0, game.seats())
            .mapToObj(
                seat ->
                    seat == 0
                        ? SeatPlan.person("Anna", person)
                        : SeatPlan.computer("Seat " + seat, 1, ""))
            .toList();
    TablePlan plan =
        new TablePlan(
            Codes.random(9),
            config,
            game.ruleFingerprint(),
            new Seed("17"),
            seats,
            TableOptions.USUAL,
            person,
            false,
            "join",
            "watch",
            Instant.now());
    LiveTable live = tables.create(plan, List.of());
    java.util.Random random = new java.util.Random(1);
    while (live.look(Table::isRunning)) {
      tables.act(
          live,
          table -> {
            int[] options = table.play().options().toArray();
            int action = options[random.nextInt(options.length)];
            return table.awaitsComputer()
                ? Acts.answer(table, table.version(), action)
                : Acts.answerForLate(table, table.version(), action);
          });
    }
    return live;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:2e players=4", "puertorico players=4"})
  void anArchiveIsSmallAndTheSame(String config) {
    try (Store store = Databases.embedded(folder).orThrow()) {
      Tables tables = new Tables(store, 10);
      String id = play(tables, config, "anna").id();
      List<Line> before = store.lines(id, 0);
      byte[] pack = Pack.of(before);
      System.out.printf("%s: %d lines in %d bytes%n", config, before.size(), pack.length);
      assertThat(pack).hasSizeLessThan(MOST_BYTES);
      assertThat(Pack.lines(pack)).isEqualTo(before);
    }
  }

  @Test
  void sqliteReadsWhatWasPacked() {
    try (Store store = Databases.embedded(folder).orThrow()) {
      check(store);
    }
  }

  @Test
  void postgresqlReadsWhatWasPacked() throws Exception {
    Optional<Postgres> postgres = Postgres.start();
    assumeTrue(postgres.isPresent(), "no PostgreSQL can be had here");
    try (Postgres database = postgres.get();
        Store store = Databases.postgresql(database.url()).orThrow()) {
      check(store);
    }
  }

  private static void check(Store store) {
    Tables tables = new Tables(store, 10);
    LiveTable live = play(tables, "sanjuan:2e players=2", "anna");
    String id = live.id();
    List<Line> before = store.lines(id, 0);
    Upkeep upkeep = upkeep(tables, store, Duration.ZERO);
    upkeep.keep(System.currentTimeMillis() - 100_000);
    assertThat(store.archives().toArchive(Long.MAX_VALUE, 9)).containsExactly(id);
    upkeep.keep(System.currentTimeMillis() + 100_000);
    assertThat(store.archives().toArchive(Long.MAX_VALUE, 9)).isEmpty();
    assertThat(store.lines(id, 0)).isEqualTo(before);
    assertThat(store.lines(id, 7)).isEqualTo(before.subList(7, before.size()));
    assertThat(store.lines(id, before.size())).isEmpty();

    // Somebody says something afterwards, and somebody else who knows only the beginning, too.
    Tables later = new Tables(store, 10);
    LiveTable again = later.find(id).orElseThrow();
    assertThat(later.act(again, table -> Verdict.one(new Entry.Said(0, "Anna", "well played"))))
        .isInstanceOf(Verdict.Do.class);
    assertThat(store.lines(id, 0)).hasSize(before.size() + 1);
    Standing standing = again.look(Standing::of);
    List<Line> stale = List.of(new Line(Instant.now(), new Entry.Said(0, "Anna", "late")));
    assertThatThrownBy(() -> store.append(id, 3, stale, standing)).isInstanceOf(Exception.class);
    assertThat(store.lines(id, 0)).hasSize(before.size() + 1);

    // Those of others stay when games of a certain age go.
    upkeep(later, store, Duration.ofDays(1)).keep(System.currentTimeMillis());
    assertThat(store.plan(id)).isPresent();
    upkeep(later, store, Duration.ofDays(1)).keep(System.currentTimeMillis() + 90_000_000);
    assertThat(store.plan(id)).isEmpty();
    assertThat(store.lines(id, 0)).isEmpty();
  }

  private static Upkeep upkeep(Tables tables, Store store, Duration finished) {
    return new Upkeep(
        tables, store.archives(), new Keeping(Duration.ofSeconds(1), finished, Duration.ZERO));
  }

  /** Pages through all games that are over, each of them once. */
  @Test
  void finishedGamesCanBePagedThrough() {
    try (Store store = Databases.embedded(folder).orThrow()) {
      Tables tables = new Tables(store, 10);
      for (int i = 0; i < 5; i++) {
        play(tables, "sanjuan:2e players=2", "anna");
      }
      List<String> all =
          store.finishedOf("anna", Long.MAX_VALUE, "", 10).stream()
              .map(each -> each.plan().id())
              .toList();
      assertThat(all).hasSize(5).doesNotHaveDuplicates();
      var third = store.finishedOf("anna", Long.MAX_VALUE, "", 3).getLast();
      assertThat(store.finishedOf("anna", third.doneAt(), third.plan().id(), 10))
          .extracting(each -> each.plan().id())
          .isEqualTo(all.subList(3, 5));
      assertThat(store.unfinishedOf("anna", 10)).isEmpty();
      assertThat(store.finishedOf("ben", Long.MAX_VALUE, "", 3)).isEmpty();
    }
  }
}

package governor.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.bots.roster.Roster;
import governor.core.Game;
import governor.core.Seed;
import governor.lab.arena.ArenaReport.Line;
import governor.lab.arena.ArenaReport.Match;
import governor.lab.arena.ArenaReport.Standing;
import governor.lab.arena.Estimate.Basis;
import governor.lab.arena.SequentialTest.Shares;
import governor.lab.arena.SequentialTest.Verdict;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanState;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class ArenaTest {
  private static final Game<SanJuanState> GAME = SanJuan.game("sanjuan:2e players=3 rounds=60");

  private static Plan<SanJuanState> plan(LineUp lineUp, int games, String... names) {
    List<Table> tables = lineUp.tables(List.of(names), GAME.seats());
    return new Plan<>(
        GAME,
        name -> Roster.make(name, GAME).orThrow(),
        tables,
        new Seed("7"),
        Plan.cycles(tables, games),
        60);
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    Plan<SanJuanState> plan = plan(LineUp.ROUND_ROBIN, 18, "random", "greedy", "flat:6");

    ArenaReport one = Arena.of(plan).run(1, games -> {});
    ArenaReport three = Arena.of(plan).run(3, games -> {});

    assertThat(untimed(three)).isEqualTo(untimed(one));
    assertThat(three.games()).isEqualTo(18);
  }

  /** Without what a clock says, which is never the same twice. */
  private static ArenaReport untimed(ArenaReport report) {
    return new ArenaReport(
        report.config(),
        report.seed(),
        report.blocks(),
        report.games(),
        report.planned(),
        report.stopped(),
        report.cut(),
        report.fair(),
        report.matches(),
        report.players().stream()
            .map(p -> new Standing(p.name(), p.rating(), p.choices(), 0, 0))
            .toList(),
        report.test(),
        report.forfeits());
  }

  @Test
  void sharesOfAllSeatsAddUpToOneVictoryAGame() {
    ArenaReport report =
        Arena.of(plan(LineUp.HALF_HALF, 30, "random", "greedy")).run(2, games -> {});

    assertThat(report.matches()).hasSize(2);
    for (Match match : report.matches()) {
      double sum =
          match.lines().stream().mapToDouble(line -> line.seats() * line.wins().value()).sum();
      assertThat(sum).isCloseTo(1, within(1e-9));
    }
  }

  @Test
  void theBetterPlayerIsRatedHigher() {
    AtomicInteger told = new AtomicInteger();
    ArenaReport report =
        Arena.of(plan(LineUp.ONE_AGAINST_REST, 60, "greedy", "random")).run(2, told::addAndGet);

    assertThat(told).hasValue(60);
    assertThat(report.matches().getFirst().lines().getFirst().wins().low().orElseThrow())
        .isGreaterThan(0.6);
    Estimate margin = report.matches().getFirst().lines().getFirst().margin().orElseThrow();
    assertThat(margin.low().orElseThrow()).isPositive();
    assertThat(report.players().getFirst().rating().low().orElseThrow())
        .isGreaterThan(report.players().getLast().rating().high().orElseThrow());
    assertThat(report.stopped()).isFalse();
    assertThat(report.players()).allSatisfy(each -> assertThat(each.choices()).isPositive());
    assertThat(report.players().getFirst().wallMicros99()).isPositive();
  }

  @Test
  void whoNeverWonIsNotSurelyInfinitelyWeak() {
    ArenaReport report =
        Arena.of(plan(LineUp.ONE_AGAINST_REST, 15, "greedy", "random")).run(2, games -> {});

    assertThat(report.matches().getFirst().lines().getFirst().wins().value()).isEqualTo(1);
    Estimate lost = report.matches().getFirst().lines().getLast().wins();
    assertThat(lost.value()).isZero();
    assertThat(lost.low()).hasValue(0);
    assertThat(lost.high().orElseThrow()).isBetween(0.05, 0.2);
    assertThat(lost.basis()).isEqualTo(Basis.GAMES);
    Estimate rating = report.players().getFirst().rating();
    assertThat(rating.value())
        .isBetween(rating.low().orElseThrow() + 20, rating.high().orElseThrow() - 20)
        .isLessThan(1000);
  }

  /** Where the best other seat was its own twin, a better player seemed to be ahead of nobody. */
  @Test
  void theMarginIsToTheBestSeatOfAnotherPlayer() {
    ArenaReport report =
        Arena.of(plan(LineUp.HALF_HALF, 30, "greedy", "random")).run(2, games -> {});

    assertThat(report.matches()).extracting(Match::table).contains("2 greedy + random");
    for (Match match : report.matches()) {
      assertThat(margin(match, "greedy")).isGreaterThan(3);
      assertThat(margin(match, "random")).isLessThan(-3);
    }
  }

  private static double margin(Match match, String player) {
    return match.lines().stream()
        .filter(line -> line.player().equals(player))
        .findFirst()
        .flatMap(Line::margin)
        .orElseThrow()
        .value();
  }

  @Test
  void whoMeetsOnlyItselfHasNoMargin() {
    ArenaReport report =
        Arena.of(plan(LineUp.ROUND_ROBIN, 8, "greedy", "random", "random", "random"))
            .run(2, games -> {});

    Match alone = report.matches().getLast();
    assertThat(alone.table()).isEqualTo("3 random");
    assertThat(alone.lines().getFirst().margin()).isEmpty();
    assertThat(alone.lines().getFirst().wins()).isEqualTo(Estimate.alone(1 / 3.0));
  }

  @Test
  void oneBlockHasFiguresButNoIntervals() {
    ArenaReport report =
        Arena.of(plan(LineUp.ONE_AGAINST_REST, 3, "greedy", "random")).run(1, games -> {});

    assertThat(report.blocks()).isEqualTo(1);
    assertThat(report.matches().getFirst().lines())
        .allSatisfy(
            line -> {
              assertThat(line.wins().basis()).isEqualTo(Basis.NONE);
              assertThat(line.margin().orElseThrow().error()).isEmpty();
            });
    assertThat(report.players())
        .allSatisfy(player -> assertThat(player.rating().low()).isEmpty())
        .anySatisfy(player -> assertThat(player.rating().value()).isPositive());
  }

  /** Each of the others played one block, to which its rating fits exactly. */
  @Test
  void ratingsHaveNoIntervalWhereBlocksCannotDisagree() {
    ArenaReport few =
        Arena.of(plan(LineUp.ONE_AGAINST_REST, 6, "greedy", "random", "flat:2"))
            .run(1, games -> {});
    ArenaReport more =
        Arena.of(plan(LineUp.HALF_HALF, 18, "greedy", "random", "flat:2")).run(1, games -> {});

    assertThat(few.spareBlocks()).isZero();
    assertThat(few.players()).allSatisfy(each -> assertThat(each.rating().low()).isEmpty());
    assertThat(more.matches()).allSatisfy(match -> assertThat(match.blocks()).isEqualTo(1));
    assertThat(more.players()).allSatisfy(each -> assertThat(each.rating().low()).isPresent());
  }

  @Test
  void stopsWhenTheTestIsSureWhateverTheThreads() {
    Plan<SanJuanState> plan = plan(LineUp.ONE_AGAINST_REST, 30_000, "greedy", "random");

    ArenaReport one = Arena.testing(plan, new Shares(0.4, 0.6)).run(1, games -> {});
    ArenaReport four = Arena.testing(plan, new Shares(0.4, 0.6)).run(4, games -> {});

    assertThat(one.test().orElseThrow().verdict()).isEqualTo(Verdict.ACCEPT);
    assertThat(one.games()).isLessThan(300);
    assertThat(one.planned()).isEqualTo(30_000);
    assertThat(one.stopped()).isFalse();
    assertThat(four.test()).isEqualTo(one.test());
    assertThat(four.matches()).isEqualTo(one.matches());
  }

  @Test
  void keepsWholeBlocksWhenStopped() {
    Arena<SanJuanState> arena =
        Arena.of(plan(LineUp.ONE_AGAINST_REST, 3_000_000, "greedy", "random"));

    ArenaReport report = arena.run(2, games -> arena.stop());

    assertThat(report.blocks()).isBetween(1, 10);
    assertThat(report.games()).isEqualTo(3 * report.blocks());
    assertThat(report.planned()).isEqualTo(3_000_000);
    assertThat(report.stopped()).isTrue();
  }

  @Test
  void tablesThatWereNotReachedHaveNoFigures() {
    Arena<SanJuanState> arena =
        Arena.of(plan(LineUp.ONE_AGAINST_REST, 3_000_000, "greedy", "random", "flat:2"));

    ArenaReport report = arena.run(1, games -> arena.stop());

    assertThat(report.matches()).extracting(Match::games).containsExactly(3, 0);
    assertThat(report.matches().getLast().lines()).isEmpty();
  }
}

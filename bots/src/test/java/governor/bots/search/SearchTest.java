package governor.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Budget;
import governor.bots.levels.Kits;
import governor.bots.sanjuan.heuristic.SanJuanGreedy;
import governor.core.Options;
import governor.core.Rng;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The search itself: repeatable, in time, cancelled at once, and with numbers that add up. */
class SearchTest {
  private final SanJuanGame game = SanJuan.game("sanjuan:2e players=3");
  private final Kit<SanJuanState> kit = Kits.of(game);
  private final Options options = new Options();

  /** A position in the middle of a game, with several choices. */
  private SanJuanState position(long seed, int choices) {
    SanJuanGreedy greedy = new SanJuanGreedy();
    SanJuanState s = game.newGame(new Rng(seed));
    game.advance(s, options);
    int made = 0;
    while (made < choices || options.size() < 3) {
      game.apply(s, greedy.choose(s, options, new Rng(0)));
      game.advance(s, options);
      made++;
    }
    return s;
  }

  private Search<SanJuanState> search(int threads) {
    return new Search<>(kit, SearchSettings.thorough().withThreads(threads));
  }

  @Test
  void theSameChancesGiveTheSameFindings() {
    SanJuanState s = position(3, 40);
    Budget budget = Budget.ofPlayouts(200);
    for (int threads = 1; threads <= 2; threads++) {
      Search<SanJuanState> one = search(threads);
      Search<SanJuanState> other = search(threads);
      one.run(s, options, -1, budget, new Rng(5), () -> false);
      other.run(s, options, -1, budget, new Rng(9), () -> false);
      other.run(s, options, -1, budget, new Rng(5), () -> false);
      assertThat(other.findings()).isEqualTo(one.findings());
    }
  }

  @Test
  void thePositionStaysAsItIs() {
    SanJuanState s = position(4, 30);
    long before = s.fingerprint();
    search(2).run(s, options, -1, Budget.ofPlayouts(60), new Rng(1), () -> false);
    assertThat(s.fingerprint()).isEqualTo(before);
  }

  @Test
  void numbersAddUp() {
    SanJuanState s = position(5, 50);
    Search<SanJuanState> search = search(1);
    int wanted = options.get(options.size() - 1);
    int best = search.run(s, options, wanted, Budget.ofPlayouts(400), new Rng(1), () -> false);
    List<Finding> findings = search.findings();
    assertThat(findings.getFirst().action()).isEqualTo(best);
    assertThat(findings).extracting(Finding::action).contains(wanted).doesNotHaveDuplicates();
    assertThat(findings.stream().mapToLong(Finding::visits).sum()).isBetween(50L, 440L);
    for (Finding finding : findings) {
      assertThat(options.contains(finding.action())).isTrue();
      double sum = finding.shares().stream().mapToDouble(share -> share).sum();
      assertThat(sum).isBetween(0.999, 1.001);
      assertThat(finding.counts()).hasSize(3).allMatch(row -> row.size() == 4);
      assertThat(finding.points()).allMatch(points -> points > 5 && points < 90);
    }
  }

  @Test
  void endsInTime() {
    SanJuanState s = position(6, 40);
    Search<SanJuanState> search = new Search<>(kit, new SearchSettings(1, 8, 8, 1, 0, 2, false));
    search.run(s, options, -1, Budget.ofMillis(50), new Rng(1), () -> false);
    long start = System.nanoTime();
    search.run(s, options, -1, Budget.ofMillis(50), new Rng(1), () -> false);
    long millis = (System.nanoTime() - start) / 1_000_000;
    assertThat(millis).isLessThan(500);
  }

  /** Rollouts that go to the end of the game make a search stop early, not late. */
  @Test
  void choicesInRolloutsAreBoundedToo() {
    SanJuanState s = position(6, 50);
    Search<SanJuanState> search = search(1);
    search.run(s, options, -1, Budget.ofPlayouts(2000).within(400), new Rng(1), () -> false);
    long bounded = search.findings().stream().mapToLong(Finding::visits).sum();
    search.run(s, options, -1, Budget.ofPlayouts(2000).within(1_000_000), new Rng(1), () -> false);
    long free = search.findings().stream().mapToLong(Finding::visits).sum();
    assertThat(bounded).isBetween(2L, 400L);
    assertThat(free).isGreaterThan(400);
  }

  @Test
  void cancelledAtOnceItStillAnswers() {
    SanJuanState s = position(7, 40);
    int action =
        search(2).run(s, options, -1, Budget.ofPlayouts(100_000_000), new Rng(1), () -> true);
    assertThat(options.contains(action)).isTrue();
  }
}

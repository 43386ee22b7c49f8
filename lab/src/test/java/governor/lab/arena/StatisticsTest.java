package governor.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.core.Parsed;
import governor.core.Rng;
import governor.lab.arena.Estimate.Basis;
import governor.lab.arena.PlackettLuce.Result;
import governor.lab.arena.SequentialTest.Shares;
import governor.lab.arena.SequentialTest.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures of the arena on data whose truth is known. */
final class StatisticsTest {
  private static final int BLOCK = 4;

  // ---- ratings --------------------------------------------------------------------------------

  @Test
  void aWinShareOfHalfAgainstThreeIsThreeTimesAsStrong() {
    double[] ratings =
        PlackettLuce.ratings(2, List.of(new Result(List.of(1, 3), List.of(5e6, 5e6))));

    assertThat(ratings[0] - ratings[1]).isCloseTo(400 * Math.log10(3), within(0.01));
    assertThat(ratings[0] + ratings[1]).isCloseTo(0, within(1e-6));
  }

  /** Three strengths, all tables of four seats, games won by chance in proportion to strength. */
  @Test
  void findsTheStrengthsBehindTheResults() {
    double[] strengths = {1, 2, 6};
    int[][] tables = {{1, 3, 0}, {1, 0, 3}, {0, 2, 2}, {2, 1, 1}};
    Rng rng = new Rng(1);
    List<Result> results = new ArrayList<>();
    for (int[] seats : tables) {
      double[] won = new double[3];
      for (int game = 0; game < 20_000; game++) {
        won[winner(seats, strengths, rng)]++;
      }
      results.add(
          new Result(List.of(seats[0], seats[1], seats[2]), List.of(won[0], won[1], won[2])));
    }
    double[] ratings = PlackettLuce.ratings(3, results);

    assertThat(ratings[1] - ratings[0]).isCloseTo(400 * Math.log10(2), within(6.0));
    assertThat(ratings[2] - ratings[0]).isCloseTo(400 * Math.log10(6), within(6.0));
  }

  private static int winner(int[] seats, double[] strengths, Rng rng) {
    double sum = 0;
    for (int i = 0; i < seats.length; i++) {
      sum += seats[i] * strengths[i];
    }
    double left = rng.unit() * sum;
    for (int i = 0; i < seats.length; i++) {
      left -= seats[i] * strengths[i];
      if (left < 0) {
        return i;
      }
    }
    throw new AssertionError("somebody wins");
  }

  // ---- the sequential test --------------------------------------------------------------------

  @ParameterizedTest
  @CsvSource({
    "0.25, 0.30, 0.25, 0.00, 0.065",
    "0.25, 0.30, 0.30, 0.935, 1.00",
    "0.50, 0.56, 0.50, 0.00, 0.065",
    "0.50, 0.56, 0.56, 0.935, 1.00",
    "0.25, 0.35, 0.60, 1.00, 1.00",
    "0.25, 0.35, 0.05, 0.00, 0.00"
  })
  void acceptsAndRejectsWithFewMistakes(
      double low, double high, double truth, double atLeast, double atMost) {
    Rng rng = new Rng(2);
    int accepted = 0;
    int tests = 2000;
    for (int i = 0; i < tests; i++) {
      SequentialTest test = new SequentialTest(new Shares(low, high), BLOCK);
      while (test.verdict() == Verdict.UNDECIDED) {
        test.add(block(truth, rng));
      }
      accepted += test.verdict() == Verdict.ACCEPT ? 1 : 0;
    }
    assertThat((double) accepted / tests).isBetween(atLeast, atMost);
  }

  /** Games of a block that all end alike carry the information of one game, and no more. */
  @Test
  void isNotFooledByGamesThatDependOnEachOther() {
    Rng rng = new Rng(3);
    int accepted = 0;
    for (int i = 0; i < 500; i++) {
      SequentialTest test = new SequentialTest(new Shares(0.25, 0.35), BLOCK);
      while (test.verdict() == Verdict.UNDECIDED) {
        test.add(rng.unit() < 0.25 ? 1 : 0);
      }
      accepted += test.verdict() == Verdict.ACCEPT ? 1 : 0;
    }
    assertThat(accepted).isLessThan(40);
  }

  @Test
  void readsShares() {
    assertThat(Shares.parse("0.25,.28").orThrow()).isEqualTo(new Shares(0.25, 0.28));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0.25", "0.3,0.2", "25,28", "0,0.5", "0.2;0.3", "0.5,0.5"})
  void refusesOtherShares(String text) {
    assertThat(Shares.parse(text)).isInstanceOf(Parsed.Refused.class);
  }

  // ---- intervals ------------------------------------------------------------------------------

  @ParameterizedTest
  @CsvSource({"0.25, 100", "0.25, 12", "0.9, 60", "0.5, 6"})
  void theIntervalHoldsTheTruthNineteenTimesInTwenty(double truth, int blocks) {
    Rng rng = new Rng(4);
    int held = 0;
    int trials = 4000;
    for (int i = 0; i < trials; i++) {
      double[] shares = new double[blocks];
      for (int block = 0; block < blocks; block++) {
        shares[block] = block(truth, rng);
      }
      Estimate estimate = Estimate.ofShare(shares, BLOCK);
      held += holds(estimate, truth) ? 1 : 0;
    }
    assertThat((double) held / trials).isBetween(0.93, 0.985);
  }

  @Test
  void theIntervalIsWiderWhereGamesOfABlockEndAlike() {
    Rng rng = new Rng(5);
    int held = 0;
    for (int i = 0; i < 2000; i++) {
      double[] shares = new double[80];
      for (int block = 0; block < shares.length; block++) {
        shares[block] = rng.unit() < 0.3 ? 1 : 0;
      }
      Estimate estimate = Estimate.ofShare(shares, BLOCK);
      held += holds(estimate, 0.3) ? 1 : 0;
    }
    assertThat(held / 2000.0).isBetween(0.93, 0.97);
  }

  @Test
  void theIntervalIsHonestWhereAllWasWon() {
    Estimate estimate = Estimate.ofShare(new double[] {1, 1, 1, 1, 1}, BLOCK);

    assertThat(estimate.low().orElseThrow()).isCloseTo(0.839, within(0.001));
    assertThat(estimate.high()).hasValue(1);
    assertThat(estimate.basis()).isEqualTo(Basis.GAMES);
  }

  @Test
  void theMeanOfBlocksHasStudentsInterval() {
    Estimate estimate = Estimate.ofMean(new double[] {1, 2, 3, 4, 5, 6, 7});

    assertThat(estimate.value()).isEqualTo(4);
    assertThat(estimate.error().orElseThrow())
        .isCloseTo(2.447 * Math.sqrt(28 / 6.0 / 7), within(0.02));
  }

  @Test
  void twoBlocksGiveAWideInterval() {
    assertThat(Estimate.ofMean(new double[] {1, 3}).error().orElseThrow())
        .isCloseTo(12.706, within(0.001));
  }

  @Test
  void blocksThatHappenToBeAlikeDoNotProveTheirMean() {
    assertThat(Estimate.ofMean(new double[] {3, 3})).isEqualTo(Estimate.alone(3));
  }

  /** The games of one block may depend on each other: its size says nothing about its error. */
  @Test
  void oneBlockGivesNoInterval() {
    Estimate share = Estimate.ofShare(new double[] {0.25}, 24);
    Estimate mean = Estimate.ofMean(new double[] {3});

    assertThat(share).isEqualTo(Estimate.alone(0.25));
    assertThat(share.dividedBy(2)).isEqualTo(Estimate.alone(0.125));
    assertThat(mean).isEqualTo(Estimate.alone(3));
    assertThat(mean.low()).isEmpty();
    assertThat(mean.error()).isEmpty();
  }

  /** By Wilson's formula a share of all ends at 1 exactly, however many trials there were. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 6, 24})
  void sharesOfAllAndOfNothingEndAtTheEnds(int trials) {
    assertThat(Estimate.ofShare(new double[] {1, 1, 1}, trials).high()).hasValue(1);
    assertThat(Estimate.ofShare(new double[] {0, 0, 0}, trials).low()).hasValue(0);
  }

  private static boolean holds(Estimate estimate, double truth) {
    return estimate.low().orElseThrow() <= truth && truth <= estimate.high().orElseThrow();
  }

  /** The share of a block of independent games. */
  private static double block(double truth, Rng rng) {
    double won = 0;
    for (int game = 0; game < BLOCK; game++) {
      won += rng.unit() < truth ? 1 : 0;
    }
    return won / BLOCK;
  }
}

package governor.lab.arena;

import java.util.Arrays;
import java.util.List;

/**
 * Strengths by Luce's model: at any table a seat wins with a chance in proportion to the strength
 * of its player. Found as the most likely ones by minorisation and maximisation. Only victories
 * count, not places: who comes second has lost.
 */
final class PlackettLuce {
  private static final int MOST_STEPS = 10_000;
  private static final double CLOSE = 1e-9;

  /** What a factor of ten in strength is in ratings, as in chess. */
  private static final double SCALE = 400;

  private PlackettLuce() {}

  /**
   * What happened at one table.
   *
   * @param seats how many seats each player has there
   * @param won the victories of each player
   */
  record Result(List<Integer> seats, List<Double> won) {}

  /**
   * Ratings, zero on average; 400 more is ten times the strength. Everybody must have won
   * something: who never won would be infinitely weak.
   */
  static double[] ratings(int players, List<Result> results) {
    double[] strengths = strengths(players, results);
    double[] ratings = new double[players];
    for (int i = 0; i < players; i++) {
      ratings[i] = SCALE * Math.log10(strengths[i]);
    }
    double mean = Estimate.mean(ratings);
    for (int i = 0; i < players; i++) {
      ratings[i] -= mean;
    }
    return ratings;
  }

  private static double[] strengths(int players, List<Result> results) {
    double[] won = new double[players];
    for (Result result : results) {
      for (int i = 0; i < players; i++) {
        won[i] += result.won().get(i);
      }
    }
    double[] strengths = new double[players];
    Arrays.fill(strengths, 1);
    double change = 1;
    for (int step = 0; step < MOST_STEPS && change > CLOSE; step++) {
      double[] next = step(won, strengths, results);
      change = 0;
      for (int i = 0; i < players; i++) {
        change = Math.max(change, Math.abs(next[i] / strengths[i] - 1));
      }
      strengths = next;
    }
    return strengths;
  }

  /** Each player as strong as its victories say while the others are as strong as thought. */
  private static double[] step(double[] won, double[] strengths, List<Result> results) {
    int players = won.length;
    double[] chances = new double[players];
    for (Result result : results) {
      double games = 0;
      double strength = 0;
      for (int i = 0; i < players; i++) {
        games += result.won().get(i);
        strength += result.seats().get(i) * strengths[i];
      }
      for (int i = 0; i < players; i++) {
        chances[i] += games * result.seats().get(i) / strength;
      }
    }
    double[] next = new double[players];
    double sum = 0;
    for (int i = 0; i < players; i++) {
      next[i] = won[i] / chances[i];
      sum += next[i];
    }
    for (int i = 0; i < players; i++) {
      next[i] *= players / sum;
    }
    return next;
  }
}

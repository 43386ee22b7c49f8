package governor.bots.search;

import java.util.Arrays;

/**
 * What the rollouts of a search have brought so far. A sweep is one rollout of every candidate that
 * is still in the race, all from the same chances; only whole sweeps count, so that differences
 * between candidates are differences under equal luck.
 */
final class Tally {
  /** The most candidates. */
  static final int MOST = 16;

  /** By how much the values of rollouts usually differ. */
  private static final double USUAL_SPREAD = 0.2;

  private final int width;
  private final long[] visits = new long[MOST];

  /** For each pair of candidates the sum of the products of their values in the same sweeps. */
  private final double[] products = new double[MOST * MOST];

  private final double[] values = new double[MOST];
  private final double[] sums;

  private final double[] sweepValues = new double[MOST];
  private final double[] sweep;

  /** For so many numbers a rollout beside its value. */
  Tally(int width) {
    this.width = width;
    this.sums = new double[MOST * width];
    this.sweep = new double[MOST * width];
  }

  void clear() {
    Arrays.fill(visits, 0);
    Arrays.fill(products, 0);
    Arrays.fill(values, 0);
    Arrays.fill(sums, 0);
  }

  /** The result of a candidate's rollout in the sweep that is being made. */
  void put(int candidate, double value, float[] numbers, int[] counts) {
    sweepValues[candidate] = value;
    int at = candidate * width;
    for (float number : numbers) {
      sweep[at++] = number;
    }
    for (int count : counts) {
      sweep[at++] = count;
    }
  }

  /** The sweep is whole: all these candidates had their rollout. */
  void commit(int[] racing, int count) {
    for (int i = 0; i < count; i++) {
      int c = racing[i];
      visits[c]++;
      values[c] += sweepValues[c];
      for (int at = c * width; at < (c + 1) * width; at++) {
        sums[at] += sweep[at];
      }
      for (int j = 0; j < count; j++) {
        products[c * MOST + racing[j]] += sweepValues[c] * sweepValues[racing[j]];
      }
    }
  }

  void add(Tally other) {
    for (int i = 0; i < MOST; i++) {
      visits[i] += other.visits[i];
      values[i] += other.values[i];
    }
    for (int i = 0; i < products.length; i++) {
      products[i] += other.products[i];
    }
    for (int i = 0; i < sums.length; i++) {
      sums[i] += other.sums[i];
    }
  }

  long visits(int candidate) {
    return visits[candidate];
  }

  /** The mean value of a candidate. */
  double mean(int candidate) {
    return visits[candidate] == 0 ? 0 : values[candidate] / visits[candidate];
  }

  /** The mean of one of the other numbers of a candidate's rollouts. */
  double mean(int candidate, int number) {
    return visits[candidate] == 0 ? 0 : sums[candidate * width + number] / visits[candidate];
  }

  /** The standard error of a candidate's mean value. */
  double error(int candidate) {
    double mean = mean(candidate);
    long n = visits[candidate];
    return error(products[candidate * (MOST + 1)] - n * mean * mean, n);
  }

  /** The standard error of the difference between two candidates in the sweeps both were in. */
  double errorOfDifference(int one, int other) {
    long n = Math.min(visits[one], visits[other]);
    double squares =
        products[one * (MOST + 1)]
            + products[other * (MOST + 1)]
            - 2 * products[one * MOST + other];
    double difference = mean(one) - mean(other);
    return n == Math.max(visits[one], visits[other])
        ? error(squares - n * difference * difference, n)
        : Math.hypot(error(one), error(other));
  }

  /** Few rollouts may agree by luck, so two of the usual spread are added to them. */
  private static double error(double squares, long n) {
    double variance = (Math.max(0, squares) + 2 * USUAL_SPREAD * USUAL_SPREAD) / (n + 2);
    return Math.sqrt(variance / Math.max(1, n));
  }
}

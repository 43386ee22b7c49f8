package governor.players.arena;

import java.util.Arrays;

/**
 * A figure with the range in which it lies with 95 % confidence.
 *
 * @param value the estimate itself
 */
public record Estimate(double value, double low, double high) {
  private static final double Z = 1.959964;

  /**
   * A share from the shares of blocks. Its error is that of the means of blocks, so that games of a
   * block may depend on each other; its form is Wilson's, which is honest also near 0 and 1.
   *
   * @param trials how many trials a block had; they count where blocks don't differ at all
   */
  public static Estimate ofShare(double[] blocks, int trials) {
    int number = blocks.length;
    if (number == 0) {
      return new Estimate(0, 0, 1);
    }
    double share = mean(blocks);
    double variance = varianceOfMean(blocks);
    boolean differ = number > 1 && variance > 1e-12;
    double size = differ ? share * (1 - share) / variance : (double) number * trials;
    double z = differ ? student(number - 1) : Z;
    double square = z * z / size;
    double middle = (share + square / 2) / (1 + square);
    double half = z * Math.sqrt(share * (1 - share) / size + square / (4 * size)) / (1 + square);
    return new Estimate(share, Math.max(0, middle - half), Math.min(1, middle + half));
  }

  /** A mean from the means of blocks. */
  static Estimate ofMean(double[] blocks) {
    double mean = blocks.length == 0 ? 0 : mean(blocks);
    double half =
        blocks.length < 2
            ? Double.POSITIVE_INFINITY
            : student(blocks.length - 1) * Math.sqrt(varianceOfMean(blocks));
    return new Estimate(mean, mean - half, mean + half);
  }

  /** The middle 95 % of figures from samples drawn anew. */
  static Estimate ofSamples(double value, double[] samples) {
    double[] sorted = samples.clone();
    Arrays.sort(sorted);
    int cut = (int) (sorted.length * 0.025);
    return new Estimate(value, sorted[cut], sorted[sorted.length - 1 - cut]);
  }

  /** The part of each of so many that share it. */
  Estimate dividedBy(int number) {
    return new Estimate(value / number, low / number, high / number);
  }

  /** How far it may be off, either way. */
  public double error() {
    return (high - low) / 2;
  }

  static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  private static double varianceOfMean(double[] values) {
    double mean = mean(values);
    double sum = 0;
    for (double value : values) {
      sum += (value - mean) * (value - mean);
    }
    return sum / Math.max(1, values.length - 1) / values.length;
  }

  /** The 97.5 % point of Student's distribution, by its expansion around the normal one. */
  private static double student(int freedom) {
    double z3 = Z * Z * Z;
    double z5 = z3 * Z * Z;
    double z7 = z5 * Z * Z;
    double f = freedom;
    return Z
        + (z3 + Z) / (4 * f)
        + (5 * z5 + 16 * z3 + 3 * Z) / (96 * f * f)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * f * f * f);
  }
}

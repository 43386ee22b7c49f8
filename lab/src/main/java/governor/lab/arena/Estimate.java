package governor.lab.arena;

import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A figure with the range in which it lies with 95 % confidence. One block alone says nothing about
 * how much blocks differ, so a figure from one block has no range.
 *
 * @param value the estimate itself
 * @param low where the range begins; empty where there is none
 * @param high where the range ends; empty where there is none
 * @param basis what the range was found from
 */
public record Estimate(double value, OptionalDouble low, OptionalDouble high, Basis basis) {
  /** A smaller variance comes from rounding: blocks don't differ. */
  private static final double LEAST = 1e-12;

  /** What a range was found from. */
  public enum Basis {
    /** How much blocks differ. */
    BLOCKS,
    /** The number of games as if they were independent, because all blocks came out alike. */
    GAMES,
    /** There is no range. */
    NONE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static Estimate within(double value, double low, double high, Basis basis) {
    return new Estimate(value, OptionalDouble.of(low), OptionalDouble.of(high), basis);
  }

  /** A figure of which nobody knows how far it is off. */
  static Estimate alone(double value) {
    return new Estimate(value, OptionalDouble.empty(), OptionalDouble.empty(), Basis.NONE);
  }

  /**
   * A share from the shares of blocks, one or more. Its error is that of the means of blocks, so
   * that games of a block may depend on each other; its form is Wilson's, which is honest also near
   * 0 and 1.
   *
   * @param trials how many trials a block had; they count where blocks don't differ at all
   */
  public static Estimate ofShare(double[] blocks, int trials) {
    int number = blocks.length;
    double share = mean(blocks);
    if (number < 2) {
      return alone(share);
    }
    double variance = varianceOfMean(blocks);
    boolean differ = variance > LEAST;
    double size = differ ? share * (1 - share) / variance : (double) number * trials;
    double z = differ ? Student.point(number - 1) : Student.NORMAL;
    double square = z * z / size;
    double middle = (share + square / 2) / (1 + square);
    double half = z * Math.sqrt(share * (1 - share) / size + square / (4 * size)) / (1 + square);
    // All or nothing is the very end of the range; the sums would miss it by their last digit.
    double low = share <= 0 ? 0 : Math.max(0, middle - half);
    double high = share >= 1 ? 1 : Math.min(1, middle + half);
    return within(share, low, high, differ ? Basis.BLOCKS : Basis.GAMES);
  }

  /** A mean from the means of blocks, one or more. That all are the same does not prove it. */
  static Estimate ofMean(double[] blocks) {
    double mean = mean(blocks);
    double variance = blocks.length < 2 ? 0 : varianceOfMean(blocks);
    if (variance < LEAST) {
      return alone(mean);
    }
    double half = Student.point(blocks.length - 1) * Math.sqrt(variance);
    return within(mean, mean - half, mean + half, Basis.BLOCKS);
  }

  /** The middle 95 % of figures from samples of blocks drawn anew. */
  static Estimate ofSamples(double value, double[] samples) {
    double[] sorted = samples.clone();
    Arrays.sort(sorted);
    int cut = (int) (sorted.length * 0.025);
    return within(value, sorted[cut], sorted[sorted.length - 1 - cut], Basis.BLOCKS);
  }

  /** The part of each of so many that share it. */
  Estimate dividedBy(int number) {
    return basis == Basis.NONE
        ? alone(value / number)
        : within(value / number, low.orElseThrow() / number, high.orElseThrow() / number, basis);
  }

  /** How far it may be off, either way; empty where nobody knows. */
  public OptionalDouble error() {
    return basis == Basis.NONE
        ? OptionalDouble.empty()
        : OptionalDouble.of((high.orElseThrow() - low.orElseThrow()) / 2);
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
    return sum / (values.length - 1) / values.length;
  }
}

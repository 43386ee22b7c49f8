package governor.cli.measure;

import java.util.Arrays;
import java.util.Locale;

/**
 * The median of several measurements and how far the extremes are apart.
 *
 * @param spread half the distance of the extremes, as a part of the median
 */
record Measurement(double median, double spread) {
  static Measurement of(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double median = sorted[sorted.length / 2];
    double range = sorted[sorted.length - 1] - sorted[0];
    return new Measurement(median, median == 0 ? 0 : range / 2 / median);
  }

  /** Such as {@code 12345 +-3%}. */
  String in(String format) {
    return String.format(Locale.ROOT, format + " +-%.0f%%", median, 100 * spread);
  }
}

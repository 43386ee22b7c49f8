package governor.lab.train;

import java.util.Arrays;

/**
 * How fast each feature learns: rare ones faster, since they have fewer chances to, common ones
 * slower.
 */
final class Pace {
  /** A feature that holds this often learns at the usual pace. */
  private static final double USUAL = 0.1;

  private static final double SLOWEST = 0.5;
  private static final double FASTEST = 4;

  /** As if so many samples had been seen in which each feature held as usual. */
  private static final double BELIEF = 1000;

  private final double[] seen;
  private final float[] rates;
  private double samples = BELIEF;

  Pace(int features) {
    seen = new double[features];
    rates = new float[features];
    Arrays.fill(seen, BELIEF * USUAL);
    Arrays.fill(rates, 1);
  }

  /** These features held in a sample. */
  void saw(int[] features, int count) {
    for (int i = 0; i < count; i++) {
      seen[features[i]]++;
    }
    samples++;
  }

  /** Sets the rates by what was seen so far. */
  void update() {
    for (int i = 0; i < rates.length; i++) {
      double pace = Math.sqrt(USUAL * samples / seen[i]);
      rates[i] = (float) Math.clamp(pace, SLOWEST, FASTEST);
    }
  }

  /** Whether the feature ever held. */
  boolean met(int feature) {
    return seen[feature] > BELIEF * USUAL;
  }

  float[] rates() {
    return rates;
  }

  /** How often each feature held, and last how many samples there were. */
  double[] counts() {
    double[] counts = Arrays.copyOf(seen, seen.length + 1);
    counts[seen.length] = samples;
    return counts;
  }

  /** The pace after these counts. */
  static Pace of(double[] counts) {
    Pace pace = new Pace(counts.length - 1);
    System.arraycopy(counts, 0, pace.seen, 0, pace.seen.length);
    pace.samples = counts[counts.length - 1];
    pace.update();
    return pace;
  }
}

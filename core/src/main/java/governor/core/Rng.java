package governor.core;

import org.jspecify.annotations.Nullable;

/**
 * The fast source of chance: xoshiro256++ over four longs, the same on every machine and JDK. For
 * games between people one may carry a {@link Shuffle}, which positions then use in its place.
 *
 * <p>A state keeps its four longs in its own block, so that copying a state copies its future; the
 * static methods work on such a block. An {@code Rng} object owns its longs and serves search,
 * players and tests.
 */
public final class Rng {
  /** How many longs the generator needs. */
  public static final int WORDS = 4;

  private static final long STRETCH = 1L << 32;

  private final long[] words = new long[WORDS];

  /** Where positions have their chances from that start from this; null for these words. */
  private final @Nullable Shuffle shuffle;

  /** Positions that start one after the other from the same shuffle use other numbers of it. */
  private long start;

  /** A generator for simulations and tests; games between people start from a {@link Seed}. */
  public Rng(long seed) {
    this(null);
    reseed(seed);
  }

  private Rng(@Nullable Shuffle shuffle) {
    this.shuffle = shuffle;
  }

  /** Starts again from this number. */
  public void reseed(long seed) {
    long z = seed;
    for (int i = 0; i < WORDS; i++) {
      z += 0x9E3779B97F4A7C15L;
      words[i] = mix(z);
    }
  }

  /** A generator that starts from all 256 bits given. */
  public static Rng of(long a, long b, long c, long d) {
    return of(null, a, b, c, d);
  }

  static Rng of(@Nullable Shuffle shuffle, long a, long b, long c, long d) {
    Rng rng = new Rng(shuffle);
    rng.words[0] = a;
    rng.words[1] = b;
    rng.words[2] = c;
    rng.words[3] = d;
    return rng;
  }

  public long next() {
    return next(words);
  }

  /** A number from 0 to bound - 1, each equally likely. */
  public int below(int bound) {
    return below(words, bound);
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  public double unit() {
    return (next(words) >>> 11) * 0x1.0p-53;
  }

  /** Fills the first four longs of a block with fresh ones. */
  public void seedInto(long[] block) {
    for (int i = 0; i < WORDS; i++) {
      block[i] = next(words);
    }
    if (shuffle != null) {
      block[0] = start; // How many of its numbers were used.
      start += STRETCH;
    }
  }

  @Nullable Shuffle shuffle() {
    return shuffle;
  }

  static long next(long[] w) {
    long s0 = w[0];
    long s1 = w[1];
    long s2 = w[2];
    long s3 = w[3];
    long result = Long.rotateLeft(s0 + s3, 23) + s0;
    long t = s1 << 17;
    s2 ^= s0;
    s3 ^= s1;
    w[1] = s1 ^ s2;
    w[0] = s0 ^ s3;
    w[2] = s2 ^ t;
    w[3] = Long.rotateLeft(s3, 45);
    return result;
  }

  static int below(long[] w, int bound) {
    long product = (next(w) >>> 32) * bound;
    int low = (int) product;
    if (Integer.compareUnsigned(low, bound) < 0) {
      int threshold = Integer.remainderUnsigned(-bound, bound);
      while (Integer.compareUnsigned(low, threshold) < 0) {
        product = (next(w) >>> 32) * bound;
        low = (int) product;
      }
    }
    return (int) (product >>> 32);
  }

  /** Scrambles a number so that neighbours have nothing in common. */
  static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}

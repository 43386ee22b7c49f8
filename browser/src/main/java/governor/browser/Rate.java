package governor.browser;

/** How much work is done in a millisecond. */
final class Rate {
  private static final double NANOS = 1_000_000;

  private Rate() {}

  /** Works for at least so many milliseconds, and until something is done. */
  static double of(Work work, int millis) {
    long start = System.nanoTime();
    long done = 0;
    while (done == 0 || System.nanoTime() - start < millis * NANOS) {
      done += work.some();
    }
    return done / ((System.nanoTime() - start) / NANOS);
  }
}

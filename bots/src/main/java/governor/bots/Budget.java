package governor.bots;

import governor.core.Parsed;

/**
 * How much a player may think about one choice: so many playouts, which is the same on every
 * machine, or so much time.
 *
 * @param playouts how many playouts, or iterations, at most
 * @param nanos how much time at most
 * @param choices how many choices at most in all playouts of a search together, so that playouts
 *     which go to the end of a game do not make it late
 */
public record Budget(int playouts, long nanos, long choices) {
  private static final long MILLISECOND = 1_000_000;
  private static final int MOST = 100_000_000;

  public static Budget ofPlayouts(int playouts) {
    return new Budget(playouts, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /** The same with this bound on the choices of all playouts together. */
  public Budget within(long most) {
    return new Budget(playouts, nanos, most);
  }

  public static Budget ofMillis(long millis) {
    return new Budget(MOST, millis * MILLISECOND, Long.MAX_VALUE);
  }

  /** Whether the playouts are counted and no clock is looked at, so that play can be repeated. */
  public boolean isCounted() {
    return nanos == Long.MAX_VALUE;
  }

  /** Whether nothing is left after so many playouts since this reading of the clock. */
  public boolean isSpent(int played, long start) {
    return played >= playouts || !isCounted() && System.nanoTime() - start >= nanos;
  }

  /** The reading of the clock from which the time runs; no clock is read where none is needed. */
  public long start() {
    return isCounted() ? 0 : System.nanoTime();
  }

  /** Reads {@code 1000} (playouts) or {@code 50ms}. */
  public static Parsed<Budget> parse(String text) {
    boolean timed = text.endsWith("ms");
    String digits = timed ? text.substring(0, text.length() - 2) : text;
    if (!digits.matches("[1-9][0-9]{0,7}")) {
      return Parsed.refused(
          "The budget \"" + text + "\" will not do; take a number of playouts, or 50ms for time.");
    }
    int number = Integer.parseInt(digits);
    return Parsed.ok(timed ? ofMillis(number) : ofPlayouts(number));
  }

  /** As it is written. */
  @Override
  public String toString() {
    return isCounted() ? Integer.toString(playouts) : nanos / MILLISECOND + "ms";
  }
}

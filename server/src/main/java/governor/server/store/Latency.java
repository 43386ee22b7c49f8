package governor.server.store;

import java.util.concurrent.TimeUnit;

/** How long writing takes: for those who look again and again. */
public final class Latency {
  private static final long WINDOW_NANOS = TimeUnit.SECONDS.toNanos(60);

  private long count;
  private long nanos;
  private long longest;
  private long before;
  private long since = System.nanoTime();

  synchronized void took(long each) {
    turn();
    count++;
    nanos += each;
    longest = Math.max(longest, each);
  }

  private void turn() {
    long now = System.nanoTime();
    if (now - since > WINDOW_NANOS) {
      before = now - since > 2 * WINDOW_NANOS ? 0 : longest;
      longest = 0;
      since = now;
    }
  }

  public synchronized long count() {
    return count;
  }

  /** All that it has taken. */
  public synchronized double nanos() {
    return nanos;
  }

  /** The longest of the last minute or two, in seconds. */
  public synchronized double longestSeconds() {
    turn();
    return Math.max(longest, before) * 1e-9;
  }
}

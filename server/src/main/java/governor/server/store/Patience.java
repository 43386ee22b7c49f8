package governor.server.store;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * How long somebody waits for the database: a short while if it says nothing to anybody, longer as
 * long as it answers others, since then it is only busy.
 */
final class Patience {
  private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final long quietNanos;
  private volatile long answered = System.nanoTime();

  Patience(long quietMillis) {
    this.quietNanos = TimeUnit.MILLISECONDS.toNanos(quietMillis);
  }

  /** The database has just answered somebody. */
  void answered() {
    answered = System.nanoTime();
  }

  /** For how long it has answered nobody. */
  long silentMillis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - answered);
  }

  <R> R await(Future<R> done) throws InterruptedException, ExecutionException, TimeoutException {
    long begun = System.nanoTime();
    long left = quietNanos;
    while (true) {
      try {
        return done.get(left, TimeUnit.NANOSECONDS);
      } catch (TimeoutException e) {
        long now = System.nanoTime();
        long heard = Math.max(answered - begun, 0) + quietNanos;
        left = begun + Math.min(heard, MOST_NANOS) - now;
        if (left <= 0) {
          throw e;
        }
      }
    }
  }
}

package governor.cli.load;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** When bots do what: all tables are set up first, then all play, and after a while it counts. */
final class Pace {
  /** So many tables are set up at the same time. */
  private static final int SET_UP_AT_ONCE = 16;

  private final long periodNanos;
  private final CountDownLatch ready;
  private final CountDownLatch go = new CountDownLatch(1);
  private final Semaphore doors = new Semaphore(SET_UP_AT_ONCE);
  private volatile boolean measuring;
  private volatile boolean over;

  /** For so many tables, each with so many choices a second. */
  Pace(int tables, double rate) {
    this.periodNanos = (long) (1e9 / rate);
    this.ready = new CountDownLatch(tables);
  }

  void enter() throws InterruptedException {
    doors.acquire();
  }

  void leave() {
    doors.release();
  }

  /** A table is set up. */
  void ready() {
    ready.countDown();
  }

  /** Waits until all tables are set up and lets them begin. */
  void begin() throws InterruptedException {
    ready.await();
    go.countDown();
  }

  long tablesMissing() {
    return ready.getCount();
  }

  void measure() {
    measuring = true;
  }

  void end() {
    measuring = false;
    over = true;
  }

  boolean isMeasuring() {
    return measuring;
  }

  boolean isOver() {
    return over;
  }

  long periodNanos() {
    return periodNanos;
  }

  /** Tables begin at different moments, as they do in life. */
  long firstDue(RandomGenerator random) throws InterruptedException {
    go.await();
    return System.nanoTime() - (long) (periodNanos * random.nextDouble());
  }

  void sleepUntil(long due) throws InterruptedException {
    long left = due - System.nanoTime();
    if (left > 0) {
      TimeUnit.NANOSECONDS.sleep(left);
    }
  }
}

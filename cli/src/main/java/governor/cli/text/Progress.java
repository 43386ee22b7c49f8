package governor.cli.text;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** A line that says how far the games are, at most a few times a second. */
public final class Progress {
  private static final long EVERY_NANOS = 250_000_000;
  private final PrintWriter err;
  private final boolean shown;
  private final int games;
  private final long start = System.nanoTime();
  private final AtomicInteger played = new AtomicInteger();
  private final AtomicLong last = new AtomicLong(start);

  public Progress(PrintWriter err, boolean shown, int games) {
    this.err = err;
    this.shown = shown;
    this.games = games;
  }

  public void oneMore() {
    more(1);
  }

  /** So many more games are played; from any thread. */
  public void more(int number) {
    int all = played.addAndGet(number);
    if (!shown) {
      return;
    }
    long now = System.nanoTime();
    long before = last.get();
    if (now - before > EVERY_NANOS && last.compareAndSet(before, now)) {
      err.print("\r" + line(all, now));
      err.flush();
    }
  }

  public void done() {
    if (shown) {
      err.println("\r" + line(played.get(), System.nanoTime()));
    }
  }

  private String line(int number, long now) {
    double seconds = (now - start) / 1e9;
    return String.format(
        Locale.ROOT,
        "%d of %d games, %.3g a second, %.1f s   ",
        number,
        games,
        number / Math.max(seconds, 1e-9),
        seconds);
  }
}

package governor.cli.train;

import governor.cli.text.Text;
import governor.lab.train.Curve;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * Says how far a training is: on a terminal in a line that is written over a few times a second,
 * elsewhere in one more line when nothing was said for a while.
 */
final class TrainingProgress {
  private static final long REWRITTEN_EVERY_NANOS = 250_000_000;
  private static final long LINE_EVERY_NANOS = 10_000_000_000L;

  private final PrintWriter err;
  private final boolean isTerminal;
  private final long first;
  private final long games;
  private final long start = System.nanoTime();
  private long last = start;

  /** How much of the line under the cursor is written. */
  private int open;

  /**
   * @param first how many games were played before
   * @param games how many it will be
   */
  TrainingProgress(PrintWriter err, boolean isTerminal, long first, long games) {
    this.err = err;
    this.isTerminal = isTerminal;
    this.first = first;
    this.games = games;
  }

  /** So many games are played. */
  void played(long number) {
    long now = System.nanoTime();
    if (now - last < (isTerminal ? REWRITTEN_EVERY_NANOS : LINE_EVERY_NANOS)) {
      return;
    }
    last = now;
    double rate = (number - first) / ((now - start) / 1e9);
    String line =
        String.format(
            Locale.ROOT,
            "%d of %d games, %.3g a second, about %s left",
            number,
            games,
            rate,
            time((games - number) / rate));
    if (isTerminal) {
      err.print("\r" + Text.padEnd(line, open));
      err.flush();
      open = line.length();
    } else {
      say(line);
    }
  }

  void measured(Curve.Point point) {
    say(
        String.format(
            Locale.ROOT,
            "%d of %d games, %.0f s, loss %.4f, win share %.1f %% (%.1f to %.1f), margin %+.1f",
            point.games(),
            games,
            point.seconds(),
            point.loss(),
            100 * point.measure().share(),
            100 * point.measure().low(),
            100 * point.measure().high(),
            point.measure().margin()));
  }

  /** A line that stays. */
  void say(String line) {
    err.println((open > 0 ? "\r" : "") + Text.padEnd(line, open));
    err.flush();
    open = 0;
    last = System.nanoTime();
  }

  private static String time(double seconds) {
    return seconds < 100 ? Math.round(seconds) + " s" : Math.round(seconds / 60) + " min";
  }
}

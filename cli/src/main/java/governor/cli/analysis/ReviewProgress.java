package governor.cli.analysis;

import governor.bots.analysis.Progress;
import java.io.PrintWriter;

/** A line that says how far a review is, at most a few times a second. */
final class ReviewProgress implements Progress {
  private static final long EVERY_NANOS = 250_000_000;
  private final PrintWriter err;
  private final boolean shown;
  private long last = System.nanoTime();
  private String line = "";

  ReviewProgress(PrintWriter err, boolean shown) {
    this.err = err;
    this.shown = shown;
  }

  @Override
  public void reviewed(int choices, int ofAll) {
    line = "\r%d of %d choices".formatted(choices, ofAll);
    long now = System.nanoTime();
    if (shown && now - last > EVERY_NANOS) {
      last = now;
      err.print(line);
      err.flush();
    }
  }

  void done() {
    if (shown) {
      err.println(line);
    }
  }
}

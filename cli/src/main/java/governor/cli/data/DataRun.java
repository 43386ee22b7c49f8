package governor.cli.data;

import governor.cli.player.Losses;
import governor.cli.text.Progress;
import governor.core.State;
import governor.data.BlockFile;
import governor.data.Row;
import governor.data.RowFormat;
import governor.data.RowFormat.Encoded;
import governor.lab.threads.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Plays blocks on several threads and writes them in their order, so that threads change nothing.
 */
final class DataRun<S extends State> {
  /** So many blocks may wait for one that takes long. */
  private static final int MOST_WAITING = 64;

  private record Done(long rows, Encoded encoded) {}

  private final DataPlan<S> plan;
  private final int end;
  private final BlockFile out;
  private final RowFormat format;
  private final Progress progress;
  private final Set<Integer> known;
  private final Map<Integer, Done> waiting = new HashMap<>();
  private final Losses losses = new Losses();
  private int next;
  private int written;
  private boolean stopped;

  DataRun(DataPlan<S> plan, int[] range, BlockFile out, RowFormat format, Progress progress) {
    this.plan = plan;
    this.next = range[0];
    this.written = range[0];
    this.end = range[1];
    this.out = out;
    this.format = format;
    this.progress = progress;
    this.known = out.known();
  }

  /** Who lost games by not answering; their rows end where they did. */
  Losses losses() {
    return losses;
  }

  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  /** Whether all is there. */
  boolean play(int threads) throws IOException {
    try {
      Workers.together(threads, this::work);
    } catch (IllegalStateException e) {
      if (e.getCause() instanceof UncheckedIOException problem) {
        throw problem.getCause();
      }
      throw e;
    }
    return written == end;
  }

  private void work() {
    try {
      DataGame<S> game = new DataGame<>(plan, losses);
      for (int block = take(); block >= 0; block = take()) {
        List<Row> rows = new ArrayList<>();
        for (int number = plan.cut().firstOf(block);
            number < plan.cut().firstOf(block + 1);
            number++) {
          game.play(number, rows);
          if (isStopped()) {
            return;
          }
        }
        put(block, new Done(rows.size(), format.encode(rows)));
      }
    } catch (IOException e) { // Others must not wait for a block that never comes.
      stop();
      throw new UncheckedIOException(e);
    } catch (RuntimeException e) {
      stop();
      throw e;
    }
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  /** The next block to play, or -1. */
  private synchronized int take() {
    while (next < end && known.contains(next + 1)) {
      progress.more(plan.cut().gamesOf(next, next + 1));
      next++;
    }
    while (!stopped && next < end && waiting.size() >= MOST_WAITING) {
      try {
        wait(100);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return -1;
      }
    }
    return stopped || next >= end ? -1 : next++;
  }

  private synchronized void put(int block, Done done) throws IOException {
    waiting.put(block, done);
    progress.more(plan.cut().gamesOf(block, block + 1));
    while (written < end) {
      if (!known.contains(written + 1)) {
        Done first = waiting.remove(written);
        if (first == null) {
          break;
        }
        out.add(written + 1, first.rows(), first.encoded());
      }
      written++;
    }
    notifyAll();
  }
}

package governor.server.live;

import governor.desk.Tables;
import governor.server.Keeping;
import governor.server.store.Archives;
import governor.server.store.Unavailable;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Packs games that are over and deletes those that the host does not want to keep any longer. */
public final class Upkeep {
  private static final Logger LOG = LoggerFactory.getLogger(Upkeep.class);
  private static final long EVERY_SECONDS = 30;

  /** So few at a time that nobody who plays has to wait for them. */
  private static final int BATCH = 100;

  private final Tables tables;
  private final Archives archives;
  private final Keeping keeping;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("upkeep").daemon().factory());

  public Upkeep(Tables tables, Archives archives, Keeping keeping) {
    this.tables = tables;
    this.archives = archives;
    this.keeping = keeping;
  }

  public void start() {
    var _ =
        thread.scheduleWithFixedDelay(this::run, EVERY_SECONDS, EVERY_SECONDS, TimeUnit.SECONDS);
  }

  private void run() {
    try {
      keep(System.currentTimeMillis());
    } catch (Unavailable e) {
      LOG.debug("nothing is packed at the moment: {}", e.sentence());
    } catch (RuntimeException e) {
      LOG.warn("packing or deleting old games failed", e);
    }
  }

  /** Does all that is due at this time. */
  public void keep(long now) {
    long packed = now - keeping.archiveAfter().toMillis();
    each(() -> archives.toArchive(packed, BATCH), archives::archive);
    long finished = since(now, keeping.finished());
    each(() -> archives.oldFinished(finished, BATCH), this::delete);
    long unfinished = since(now, keeping.unfinished());
    each(() -> archives.oldUnfinished(unfinished, BATCH), this::delete);
  }

  private static long since(long now, Duration kept) {
    return kept.isZero() ? Long.MIN_VALUE : now - kept.toMillis();
  }

  private static void each(Supplier<List<String>> due, Consumer<String> work) {
    List<String> games = due.get();
    while (!games.isEmpty() && !Thread.currentThread().isInterrupted()) {
      games.forEach(work);
      games = games.size() < BATCH ? List.of() : due.get();
    }
  }

  private void delete(String game) {
    archives.delete(game);
    tables.forget(game);
  }

  public void stop() {
    thread.shutdownNow();
  }
}

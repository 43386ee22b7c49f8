package governor.server.store;

import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Whether something can be written. If nothing was written lately, something is when somebody asks;
 * so a server that nobody asks and nobody uses leaves its disk alone. Whoever asks is answered
 * within a second, whatever the database does.
 */
final class Pulse {
  private static final long LATELY_MILLIS = 2_000;
  private static final long WAIT_MILLIS = 700;

  /** No table has such an id, and no other node. */
  private final String noTable = "(pulse " + UUID.randomUUID() + ")";

  private final Writer writer;
  private @Nullable CompletableFuture<Boolean> beat;
  private long begun;

  Pulse(Writer writer) {
    this.writer = writer;
  }

  /** What is wrong, as a sentence; nothing if a write has just gone through. */
  Optional<String> whatIsWrong() {
    Optional<String> known = writer.trouble();
    if (known.isPresent() || writer.millisSinceWrite() < LATELY_MILLIS) {
      return known;
    }
    try {
      next().get(WAIT_MILLIS, TimeUnit.MILLISECONDS);
      return Optional.empty();
    } catch (TimeoutException e) {
      return Optional.of(Unavailable.SILENT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("The server is being stopped.");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof TimeoutException) {
        return Optional.of(Unavailable.SILENT);
      }
      return Optional.of(
          Unavailable.behind(e).map(Unavailable::sentence).orElse("The database cannot write."));
    }
  }

  /** All who ask at the same time wait for the same one. */
  private synchronized CompletableFuture<Boolean> next() {
    CompletableFuture<Boolean> running = beat;
    if (running == null || running.isDone()) {
      running = new CompletableFuture<>();
      beat = running;
      begun = System.nanoTime();
      writer.add(new Job.Other<>(this::write, running));
    } else if (System.nanoTime() - begun > TimeUnit.MILLISECONDS.toNanos(WAIT_MILLIS)) {
      // Somebody has waited long enough for this one already.
      CompletableFuture<Boolean> late = new CompletableFuture<>();
      late.completeExceptionally(new TimeoutException());
      return late;
    }
    return running;
  }

  /** Leaves nothing behind, but has to reach the disk all the same. */
  private boolean write(Handle handle) {
    handle.execute(
        "insert into review (game, done, total, updated_at) values (?, 0, 0, 0)", noTable);
    handle.execute("delete from review where game = ?", noTable);
    return true;
  }
}

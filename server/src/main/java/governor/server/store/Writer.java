package governor.server.store;

import java.sql.SQLException;
import java.sql.Savepoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Handles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes on a thread of its own: whatever waits when the disk is free again goes there in one
 * transaction, and whoever waits is answered when that is through. So tables that are busy at the
 * same time share what a commit costs. Journals always come this way; where only one may write at a
 * time, so does everything else.
 */
final class Writer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final int MOST_AT_ONCE = 500;
  private static final long PATIENCE_SECONDS = 60;
  private static final long PAUSE_MILLIS = 200;

  /** Something that waits to be written. */
  private sealed interface Job {
    CompletableFuture<?> done();

    record Append(JournalRows rows, CompletableFuture<Boolean> done) implements Job {}

    record Other<R>(HandleCallback<R, RuntimeException> work, CompletableFuture<R> done)
        implements Job {}

    /** Nothing more will come. */
    record Stop(CompletableFuture<Boolean> done) implements Job {}
  }

  private final LateJdbi jdbi;
  private final Dialect dialect;
  private final BlockingQueue<Job> waiting = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closed;

  Writer(LateJdbi jdbi, Dialect dialect) {
    this.jdbi = jdbi;
    this.dialect = dialect;
    this.thread = Thread.ofPlatform().name("writer").daemon().unstarted(this::run);
    thread.start();
  }

  /** Writes rows at the end of a journal, all or none: false if it has grown in the meantime. */
  boolean append(JournalRows rows) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    return write(new Job.Append(rows, done), done);
  }

  /** Writes something else, all of it or nothing. */
  <R> R write(HandleCallback<R, RuntimeException> work) {
    if (dialect.writesAtOnce) {
      return jdbi.get().inTransaction(work);
    }
    CompletableFuture<R> done = new CompletableFuture<>();
    return write(new Job.Other<>(work, done), done);
  }

  private <R> R write(Job job, CompletableFuture<R> done) {
    if (closed) {
      throw closed();
    }
    waiting.add(job);
    return await(done);
  }

  private static <R> R await(CompletableFuture<R> done) {
    try {
      return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the database wrote", e);
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("the database could not write", e);
    }
  }

  private void run() {
    boolean goesOn = true;
    while (goesOn) {
      try (Handle handle = jdbi.get().open()) {
        handle.getConfig(Handles.class).setForceEndTransactions(false);
        handle.getConnection().setAutoCommit(false);
        goesOn = serve(handle);
      } catch (SQLException | RuntimeException e) {
        LOG.warn("writing to the database failed; going on with what comes next", e);
        goesOn = !closed;
        pause();
      }
    }
    List<Job> late = new ArrayList<>();
    waiting.drainTo(late);
    fail(late, closed());
  }

  private static IllegalStateException closed() {
    return new IllegalStateException("the database is closed");
  }

  /** Writes one group after the other; false when nothing more will come. */
  private boolean serve(Handle handle) throws SQLException {
    try (JournalStatements statements = new JournalStatements(handle.getConnection(), dialect)) {
      while (true) {
        List<Job> group = next();
        try {
          group(handle, statements, group).forEach(Runnable::run);
        } catch (SQLException | RuntimeException e) {
          fail(group, e);
          throw e;
        }
        if (group.stream().anyMatch(Job.Stop.class::isInstance)) {
          return false;
        }
      }
    }
  }

  private List<Job> next() {
    List<Job> group = new ArrayList<>();
    try {
      group.add(waiting.take());
      waiting.drainTo(group, MOST_AT_ONCE);
    } catch (InterruptedException e) {
      // Nobody does that.
      throw new IllegalStateException(e);
    }
    return group;
  }

  /** Writes a group; the answers are to be given when this returns. */
  private static List<Runnable> group(Handle handle, JournalStatements statements, List<Job> group)
      throws SQLException {
    List<Runnable> answers = new ArrayList<>();
    List<JournalRows> appends = new ArrayList<>();
    List<CompletableFuture<Boolean>> writers = new ArrayList<>();
    for (Job job : group) {
      switch (job) {
        case Job.Append(JournalRows rows, CompletableFuture<Boolean> done) -> {
          appends.add(rows);
          writers.add(done);
        }
        case Job.Other<?> other -> answers.add(perform(handle, other));
        case Job.Stop(CompletableFuture<Boolean> done) -> answers.add(() -> done.complete(true));
      }
    }
    boolean[] written = statements.append(appends);
    handle.getConnection().commit();
    for (int i = 0; i < written.length; i++) {
      writers.get(i).complete(written[i]);
    }
    return answers;
  }

  /** Does it as a whole or not at all, whatever becomes of the others in the transaction. */
  private static <R> Runnable perform(Handle handle, Job.Other<R> job) throws SQLException {
    Savepoint before = handle.getConnection().setSavepoint();
    try {
      R result = job.work().withHandle(handle);
      handle.getConnection().releaseSavepoint(before);
      return () -> job.done().complete(result);
    } catch (RuntimeException e) {
      handle.getConnection().rollback(before);
      return () -> job.done().completeExceptionally(e);
    }
  }

  private static void fail(List<Job> group, Exception why) {
    group.forEach(job -> job.done().completeExceptionally(why));
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Writes what waits, gives its connection back and stops. */
  @Override
  public void close() {
    closed = true;
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    waiting.add(new Job.Stop(done));
    try {
      await(done);
    } catch (IllegalStateException e) {
      LOG.warn("the last writes may have failed", e);
    }
    try {
      thread.join(Duration.ofSeconds(PATIENCE_SECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

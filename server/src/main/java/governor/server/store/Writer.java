package governor.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jdbi.v3.core.HandleCallback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes on a thread of its own: whatever waits when the disk is free again goes there in one
 * transaction, and whoever waits is answered when that is through. So tables that are busy at the
 * same time share what a commit costs, which is most of what writing costs: while several come at a
 * time, a transaction waits for a moment for more. Journals always come this way; where only one
 * may write at a time, so does everything else.
 *
 * <p>If the database refuses something of a group, each of the group is written on its own, so that
 * only the culprit fails. If it cannot write at all, everybody is refused at once until a trial
 * shows that it can again.
 */
final class Writer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final int MOST_AT_ONCE = 500;

  /** While several write at a time, transactions begin at least so long after one another. */
  private static final long BUSY_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  /** They still count as several so long after some wrote together. */
  private static final long STAYS_BUSY_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  private static final long SECONDS_TO_END = 60;

  private final HikariDataSource source;
  private final LateJdbi jdbi;
  private final Dialect dialect;
  private final Reader reader;
  private final Trouble trouble;
  private final Patience patience;
  private final BlockingQueue<Job> waiting = new LinkedBlockingQueue<>();
  private final Thread thread;
  private @Nullable WritingConnection connection;
  private volatile long wrote = System.nanoTime() - TimeUnit.DAYS.toNanos(1);
  private volatile boolean closed;

  /** When the last transaction began, and the last that was for several. */
  private long began = wrote;

  private long shared = wrote;
  private final Latency latency = new Latency();

  Writer(
      HikariDataSource source,
      LateJdbi jdbi,
      Dialect dialect,
      Reader reader,
      Trouble trouble,
      Patience patience) {
    this.source = source;
    this.jdbi = jdbi;
    this.dialect = dialect;
    this.reader = reader;
    this.trouble = trouble;
    this.patience = patience;
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
    if (dialect.isRemote) {
      return reader.write(work);
    }
    CompletableFuture<R> done = new CompletableFuture<>();
    return write(new Job.Other<>(work, done), done);
  }

  /** Has something written for which nobody need wait. */
  void add(Job job) {
    waiting.add(job);
  }

  /** How much waits. */
  int size() {
    return waiting.size();
  }

  /** How long transactions take. */
  Latency latency() {
    return latency;
  }

  /** How long ago something was last written. */
  long millisSinceWrite() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - wrote);
  }

  /** Why nothing can be written at the moment, if so. */
  Optional<String> trouble() {
    return trouble.sentence();
  }

  private <R> R write(Job job, CompletableFuture<R> done) {
    if (closed) {
      throw closed();
    }
    trouble.check();
    waiting.add(job);
    try {
      return patience.await(done);
    } catch (InterruptedException e) {
      waiting.remove(job);
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the database wrote", e);
    } catch (TimeoutException e) {
      // Whoever is told that it failed must not find it written a minute later.
      waiting.remove(job);
      Unavailable silence = Unavailable.silence(dialect, e);
      trouble.begins(silence);
      throw trouble.refusal(silence);
    } catch (ExecutionException e) {
      Optional<Unavailable> why = Unavailable.behind(e);
      throw why.isPresent()
          ? trouble.refusal(why.get())
          : new IllegalStateException("the database could not write", e);
    }
  }

  private static IllegalStateException closed() {
    return new IllegalStateException("the database is closed");
  }

  private void run() {
    // Gets ready before anybody comes.
    jdbi.get();
    perform(List.of());
    List<Job> group = new ArrayList<>();
    while (group.stream().noneMatch(Job.Stop.class::isInstance)) {
      group = next();
      if (trouble.isTrialDue() && attempt(trouble.trial()).isEmpty()) {
        attempt(trouble.afterTrial());
      }
      perform(group);
    }
    drop();
    List<Job> late = new ArrayList<>();
    waiting.drainTo(late);
    fail(late, closed());
  }

  /** What waits; this may be nothing, so that no trial is forgotten when others find trouble. */
  private List<Job> next() {
    List<Job> group = new ArrayList<>();
    try {
      Job first = waiting.poll(Trouble.TRIAL_MILLIS, TimeUnit.MILLISECONDS);
      if (first != null) {
        long now = System.nanoTime();
        if (now - shared < STAYS_BUSY_NANOS) {
          TimeUnit.NANOSECONDS.sleep(began + BUSY_NANOS - now);
        }
        group.add(first);
        waiting.drainTo(group, MOST_AT_ONCE);
      }
      began = System.nanoTime();
      shared = group.size() > 1 ? began : shared;
    } catch (InterruptedException e) {
      // Nobody does that.
      throw new IllegalStateException(e);
    }
    return group;
  }

  /** Writes these together if that can be done, otherwise each on its own; answers all of them. */
  private void perform(List<Job> group) {
    Optional<Exception> fault = trouble.isThere() ? trouble.fault() : attempt(group);
    if (fault.isEmpty()) {
      return;
    }
    if (trouble.isThere() || group.size() <= 1) {
      fail(group, fault.get());
    } else {
      group.forEach(each -> perform(List.of(each)));
    }
  }

  /** Writes these in one transaction and answers them; or says why that could not be done. */
  private Optional<Exception> attempt(List<Job> group) {
    try {
      WritingConnection open = connection;
      if (open == null) {
        open = WritingConnection.open(source, dialect);
        connection = open;
      }
      if (!group.isEmpty()) {
        long begun = System.nanoTime();
        List<Runnable> answers = open.write(group);
        latency.took(System.nanoTime() - begun);
        wrote = System.nanoTime();
        patience.answered();
        trouble.isOver();
        answers.forEach(Runnable::run);
      }
      return Optional.empty();
    } catch (SQLException | RuntimeException e) {
      drop();
      Optional<Unavailable> why = Unavailable.behind(e);
      if (why.isPresent() && why.get().kind() != Unavailable.Kind.BUSY) {
        trouble.begins(why.get());
      } else {
        LOG.debug("the database refused one of {} writes", group.size(), e);
      }
      return Optional.of(plain(e));
    }
  }

  /** PostgreSQL's driver wraps what went wrong in a copy of all values, which no log may have. */
  private static Exception plain(Exception problem) {
    return problem instanceof BatchUpdateException
            && problem.getCause() instanceof SQLException inner
        ? inner
        : problem;
  }

  private void drop() {
    WritingConnection open = connection;
    connection = null;
    if (open != null) {
      open.close();
    }
  }

  private static void fail(List<Job> group, Exception why) {
    group.forEach(job -> job.done().completeExceptionally(why));
  }

  /** Writes what waits, gives its connection back and stops. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    waiting.add(new Job.Stop(new CompletableFuture<>()));
    try {
      if (!thread.join(Duration.ofSeconds(SECONDS_TO_END))) {
        LOG.warn("the last writes may have failed");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

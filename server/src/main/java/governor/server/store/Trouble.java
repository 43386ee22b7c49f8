package governor.server.store;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A time in which nothing can be written. Everybody is refused without asking the database, until a
 * trial has written something: refusing some and taking others would only use up what room comes
 * back. While the database is away altogether, those who would read are refused as well. Begun by
 * whoever finds out, ended by the writer's thread, looked at by all.
 */
final class Trouble {
  static final long TRIAL_MILLIS = 1_000;

  private static final Logger LOG = LoggerFactory.getLogger(Trouble.class);

  /** For so long a fault of reading is told of that has not come back. */
  private static final long REMEMBERED_NANOS = TimeUnit.MINUTES.toNanos(1);

  /** No table has such an id, and no other node: a row of its own is never locked by another. */
  private final String noTable = "(trial " + UUID.randomUUID() + ")";

  /** More than any act needs, so that one trial says enough. */
  private static final int TRIAL_CHARACTERS = 64 * 1024;

  /** A fault of reading, and when it was last met. */
  private record Found(Unavailable why, long at) {
    boolean isOver() {
      return why.kind() != Unavailable.Kind.DAMAGED && System.nanoTime() - at > REMEMBERED_NANOS;
    }
  }

  private final Runnable whenAway;
  private final AtomicLong refused = new AtomicLong();
  private volatile @Nullable Unavailable why;
  private volatile @Nullable Found found;
  private long since;
  private long tried;

  /** With what is to be done when the database has gone away. */
  Trouble(Runnable whenAway) {
    this.whenAway = whenAway;
  }

  boolean isThere() {
    return why != null;
  }

  Optional<String> sentence() {
    return Optional.ofNullable(why).map(Unavailable::sentence);
  }

  /** What is wrong with reading: pages that are damaged stay so, other faults may pass. */
  Optional<String> reading() {
    Found last = found;
    return last == null || last.isOver() ? Optional.empty() : Optional.of(last.why.sentence());
  }

  Optional<Exception> fault() {
    return Optional.ofNullable(why);
  }

  /** Refuses whoever wants to write now. */
  void check() {
    Unavailable known = why;
    if (known != null) {
      throw refusal(known);
    }
  }

  /** Refuses whoever wants to read now, if nobody would answer. */
  void checkReading() {
    Unavailable known = why;
    if (known != null && known.kind() == Unavailable.Kind.AWAY) {
      throw Unavailable.because(known);
    }
  }

  /** What one of those is told who are refused. */
  Unavailable refusal(Unavailable because) {
    refused.incrementAndGet();
    return Unavailable.because(because);
  }

  synchronized void begins(Unavailable because) {
    tried = System.currentTimeMillis();
    boolean goes = because.kind() == Unavailable.Kind.AWAY;
    if (why == null) {
      since = tried;
      LOG.error(
          "nothing can be written: {} Trying again every second.", because.sentence(), because);
    }
    if (goes) {
      whenAway.run();
    }
    why = because;
  }

  /** Somebody could not read something; others perhaps can, so nobody is refused for that. */
  void found(Unavailable because) {
    found = new Found(because, System.nanoTime());
    LOG.error("something cannot be read: {}", because.sentence(), because);
  }

  synchronized void isOver() {
    if (why != null) {
      why = null;
      LOG.warn(
          "writing works again after {} s; {} writes were refused",
          (System.currentTimeMillis() - since) / 1000,
          refused.getAndSet(0));
    }
  }

  synchronized boolean isTrialDue() {
    return why != null && System.currentTimeMillis() - tried >= TRIAL_MILLIS;
  }

  /** Writes something that nobody reads. */
  List<Job> trial() {
    return List.of(
        new Job.Other<>(
            handle ->
                handle.execute(
                    """
                    insert into review (game, done, total, updated_at, body) values (?, 0, 0, 0, ?)
                    on conflict (game) do update set body = excluded.body
                    """,
                    noTable,
                    "x".repeat(TRIAL_CHARACTERS)),
            new CompletableFuture<>()));
  }

  /** Takes it away again. */
  List<Job> afterTrial() {
    return List.of(
        new Job.Other<>(
            handle -> handle.execute("delete from review where game = ?", noTable),
            new CompletableFuture<>()));
  }
}

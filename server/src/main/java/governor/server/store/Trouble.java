package governor.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A time in which nothing can be written. Everybody is refused without asking the database, until a
 * trial has written something: refusing some and taking others would only use up what room comes
 * back. Set and ended by the writer's thread, looked at by all.
 */
final class Trouble {
  static final long TRIAL_MILLIS = 1_000;

  private static final Logger LOG = LoggerFactory.getLogger(Trouble.class);

  /** No table has such an id. */
  private static final String NO_TABLE = "(trial)";

  /** More than any act needs, so that one trial says enough. */
  private static final int TRIAL_CHARACTERS = 64 * 1024;

  private volatile @Nullable Unavailable why;
  private long since;
  private long tried;
  private final AtomicLong refused = new AtomicLong();

  boolean isThere() {
    return why != null;
  }

  Optional<String> sentence() {
    return Optional.ofNullable(why).map(Unavailable::sentence);
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

  /** What one of those is told who are refused. */
  Unavailable refusal(Unavailable because) {
    refused.incrementAndGet();
    return new Unavailable(because.sentence(), because);
  }

  void begins(Unavailable because) {
    tried = System.currentTimeMillis();
    if (why == null) {
      since = tried;
      LOG.error(
          "nothing can be written: {} Trying again every second.", because.sentence(), because);
    }
    why = because;
  }

  void isOver() {
    if (why != null) {
      why = null;
      LOG.warn(
          "writing works again after {} s; {} writes were refused",
          (System.currentTimeMillis() - since) / 1000,
          refused.getAndSet(0));
    }
  }

  boolean isTrialDue() {
    return why != null && System.currentTimeMillis() - tried >= TRIAL_MILLIS;
  }

  /** Writes something that nobody reads. */
  static List<Job> trial() {
    return List.of(
        new Job.Other<>(
            handle ->
                handle.execute(
                    """
                    insert into review (game, done, total, updated_at, body) values (?, 0, 0, 0, ?)
                    on conflict (game) do update set body = excluded.body
                    """,
                    NO_TABLE,
                    "x".repeat(TRIAL_CHARACTERS)),
            new CompletableFuture<>()));
  }

  /** Takes it away again. */
  static List<Job> afterTrial() {
    return List.of(
        new Job.Other<>(
            handle -> handle.execute("delete from review where game = ?", NO_TABLE),
            new CompletableFuture<>()));
  }
}

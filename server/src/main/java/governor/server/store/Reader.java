package governor.server.store;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jdbi.v3.core.HandleCallback;

/**
 * Reads, and does not wait for a database that has fallen silent: where one is asked over a
 * network, whoever waits is answered in time, and the connection is given up later.
 */
final class Reader {
  /** A connection that is found broken so soon may be the only one that is. */
  private static final long SOON_MILLIS = 500;

  private final LateJdbi jdbi;
  private final Dialect dialect;
  private final Trouble trouble;
  private final Patience patience;

  Reader(LateJdbi jdbi, Dialect dialect, Trouble trouble, Patience patience) {
    this.jdbi = jdbi;
    this.dialect = dialect;
    this.trouble = trouble;
    this.patience = patience;
  }

  <R> R read(HandleCallback<R, RuntimeException> work) {
    trouble.checkReading();
    long begun = System.nanoTime();
    try {
      return once(() -> jdbi.get().withHandle(work));
    } catch (Unavailable e) {
      boolean away = e.kind() == Unavailable.Kind.AWAY;
      if (!away || System.nanoTime() - begun > TimeUnit.MILLISECONDS.toNanos(SOON_MILLIS)) {
        throw told(e);
      }
    }
    // To read twice does no harm, and the next connection may be a whole one.
    try {
      return once(() -> jdbi.get().withHandle(work));
    } catch (Unavailable e) {
      throw told(e);
    }
  }

  /** Writes something on a connection of its own, where several can write at the same time. */
  <R> R write(HandleCallback<R, RuntimeException> work) {
    trouble.check();
    try {
      return once(() -> jdbi.get().inTransaction(work));
    } catch (Unavailable e) {
      throw told(e);
    }
  }

  private <R> R once(Callable<R> question) {
    try {
      R answer = dialect.isRemote ? inTime(question) : question.call();
      patience.answered();
      return answer;
    } catch (Exception e) {
      throw Unavailable.behind(e)
          .map(RuntimeException.class::cast)
          .orElseGet(
              () -> e instanceof RuntimeException plain ? plain : new IllegalStateException(e));
    }
  }

  /** One connection may break; when the database is silent altogether it is everybody's trouble. */
  private Unavailable told(Unavailable why) {
    switch (why.kind()) {
      case DAMAGED, UNREADABLE -> trouble.found(why);
      case AWAY -> {
        if (patience.silentMillis() >= SOON_MILLIS) {
          trouble.begins(why);
        }
      }
      case NO_ROOM, UNWRITABLE, HELD, BUSY -> {}
    }
    return why;
  }

  private <R> R inTime(Callable<R> question) throws Exception {
    FutureTask<R> task = new FutureTask<>(question);
    Thread.ofVirtual().name("reader").start(task);
    try {
      return patience.await(task);
    } catch (TimeoutException e) {
      throw Unavailable.silence(dialect, e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Exception inner ? inner : e;
    }
  }
}

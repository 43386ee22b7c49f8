package governor.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.ObjIntConsumer;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears from PostgreSQL that a table has moved on, whichever node moved it. */
final class Listener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Listener.class);
  private static final int WAIT_MILLIS = 2_000;

  private final DataSource source;
  private final ObjIntConsumer<String> moved;
  private final Runnable reconnected;
  private final Thread thread;
  private volatile boolean closed;

  /**
   * Listens until closed.
   *
   * @param moved is told the table and its version
   * @param reconnected is told that something may have been missed
   */
  Listener(DataSource source, ObjIntConsumer<String> moved, Runnable reconnected) {
    this.source = source;
    this.moved = moved;
    this.reconnected = reconnected;
    this.thread = Thread.ofPlatform().name("listener").daemon().start(this::run);
  }

  private void run() {
    while (!closed) {
      try (Connection connection = source.getConnection()) {
        connection.setAutoCommit(true);
        try (Statement statement = connection.createStatement()) {
          statement.execute("listen " + Dialect.CHANNEL);
          reconnected.run();
          listen(connection.unwrap(PGConnection.class), statement);
        }
      } catch (SQLException | RuntimeException e) {
        if (!closed) {
          LOG.warn("other servers cannot be heard; trying again: {}", e.getMessage());
          pause();
        }
      }
    }
  }

  private void listen(PGConnection connection, Statement statement) throws SQLException {
    while (!closed) {
      PGNotification[] notes = connection.getNotifications(WAIT_MILLIS);
      if (notes == null || notes.length == 0) {
        // Silence may mean that nothing happens, or that nothing comes through.
        statement.execute("");
        continue;
      }
      for (PGNotification note : notes) {
        String text = note.getParameter();
        int blank = text.indexOf(' ');
        moved.accept(text.substring(0, blank), Integer.parseInt(text.substring(blank + 1)));
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(500);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
  }
}

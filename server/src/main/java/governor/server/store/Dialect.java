package governor.server.store;

import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What differs between the databases. */
enum Dialect {
  SQLITE("sqlite") {
    @Override
    boolean isTaken(@Nullable Throwable cause) {
      return cause instanceof SQLException e && e.getErrorCode() == CONSTRAINT;
    }

    @Override
    void announce(Handle handle, String game, int version) {}
  },

  POSTGRESQL("postgresql") {
    @Override
    boolean isTaken(@Nullable Throwable cause) {
      return cause instanceof SQLException e && UNIQUE_VIOLATION.equals(e.getSQLState());
    }

    @Override
    void announce(Handle handle, String game, int version) {
      handle
          .createQuery("select pg_notify(:channel, :text)")
          .bind("channel", CHANNEL)
          .bind("text", game + " " + version)
          .mapTo(String.class)
          .list();
    }
  };

  /** Where nodes tell each other that a table has moved on. */
  static final String CHANNEL = "governor";

  private static final int CONSTRAINT = 19;
  private static final String UNIQUE_VIOLATION = "23505";

  final String folder;

  Dialect(String folder) {
    this.folder = folder;
  }

  /** Whether a write failed because its key was there already. */
  abstract boolean isTaken(@Nullable Throwable cause);

  /** Tells other nodes, when the transaction is through, that this table has moved on. */
  abstract void announce(Handle handle, String game, int version);
}

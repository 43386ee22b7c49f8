package governor.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** What differs between the databases. */
enum Dialect {
  SQLITE("sqlite", false, 5_000) {
    // The driver would begin the next transaction together with the commit of the last, and say of
    // both that they failed if one did; so it is told each of them.
    @Override
    void prepare(Connection connection) throws SQLException {
      connection.setAutoCommit(false);
      commit(connection);
    }

    @Override
    void begin(Connection connection) throws SQLException {
      execute(connection, "begin immediate");
    }

    @Override
    void commit(Connection connection) throws SQLException {
      execute(connection, "commit");
    }

    @Override
    void announce(Connection connection, List<JournalRows> written) {}

    @Override
    void snapshot(Connection connection) throws SQLException {
      // Reading alone begins a transaction that sees one moment, and keeps nobody from writing.
      prepare(connection);
      execute(connection, "begin deferred");
    }
  },

  POSTGRESQL("postgresql", true, 1_500) {
    @Override
    void prepare(Connection connection) throws SQLException {
      connection.setAutoCommit(false);
    }

    @Override
    void begin(Connection connection) {
      // The first statement does.
    }

    @Override
    void commit(Connection connection) throws SQLException {
      connection.commit();
    }

    @Override
    void announce(Connection connection, List<JournalRows> written) throws SQLException {
      Object[] texts =
          written.stream()
              .map(each -> each.game() + " " + (each.version() + each.lines().size()))
              .toArray();
      try (PreparedStatement notify =
          connection.prepareStatement("select pg_notify(?, told) from unnest(?) as told")) {
        notify.setString(1, CHANNEL);
        notify.setArray(2, connection.createArrayOf("text", texts));
        notify.execute();
      }
    }

    @Override
    void snapshot(Connection connection) throws SQLException {
      connection.setAutoCommit(false);
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      connection.setReadOnly(true);
    }
  };

  /** Where nodes tell each other that a table has moved on. */
  static final String CHANNEL = "governor";

  final String folder;

  /** Whether it is another process, beyond a network: it may fall silent, and write for many. */
  final boolean isRemote;

  /** After what time without a word it counts as silent; a disk may take longer. */
  final long quietMillis;

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  Dialect(String folder, boolean isRemote, long quietMillis) {
    this.folder = folder;
    this.isRemote = isRemote;
    this.quietMillis = quietMillis;
  }

  /** Makes a connection ready for transactions. */
  abstract void prepare(Connection connection) throws SQLException;

  abstract void begin(Connection connection) throws SQLException;

  /** When this returns, the transaction has reached the disk; when it throws, it has ended. */
  abstract void commit(Connection connection) throws SQLException;

  /** From now on the connection sees the database as it is at this moment. */
  abstract void snapshot(Connection connection) throws SQLException;

  /** Tells other nodes, when the transaction is through, that these tables have moved on. */
  abstract void announce(Connection connection, List<JournalRows> written) throws SQLException;
}

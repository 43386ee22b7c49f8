package governor.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** What differs between the databases. */
enum Dialect {
  SQLITE("sqlite", false) {
    @Override
    void announce(Connection connection, List<JournalRows> written) {}
  },

  POSTGRESQL("postgresql", true) {
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
  };

  /** Where nodes tell each other that a table has moved on. */
  static final String CHANNEL = "governor";

  final String folder;

  /** Whether several connections can write at the same time. */
  final boolean writesAtOnce;

  Dialect(String folder, boolean writesAtOnce) {
    this.folder = folder;
    this.writesAtOnce = writesAtOnce;
  }

  /** Tells other nodes, when the transaction is through, that these tables have moved on. */
  abstract void announce(Connection connection, List<JournalRows> written) throws SQLException;
}

package governor.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * A SQLite database that may have only so many pages, or may not be written at all. SQLite says the
 * same of it as of a disk that is full, and nobody has to be root.
 */
public final class SmallDatabase {
  private static final int PLENTY = 1 << 20;

  private final Path file;
  private volatile int most = PLENTY;
  private volatile boolean readOnly;

  public SmallDatabase(Path folder) {
    file = folder.resolve("governor.db");
  }

  public Store open() {
    SQLiteConfig pragmas = new SQLiteConfig();
    pragmas.setJournalMode(SQLiteConfig.JournalMode.WAL);
    pragmas.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    pragmas.setBusyTimeout(10_000);
    pragmas.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    HikariConfig config = new HikariConfig();
    config.setDataSource(new Limited(pragmas));
    return Databases.store(config, Dialect.SQLITE, null).orThrow();
  }

  /** Lets nobody who connects from now on make it larger; whoever is connected is not hindered. */
  public void fill() {
    most = 1;
  }

  /** Lets nobody who connects from now on write. */
  public void forbid() {
    readOnly = true;
  }

  public void free() {
    most = PLENTY;
    readOnly = false;
  }

  private final class Limited extends SQLiteDataSource {
    Limited(SQLiteConfig pragmas) {
      super(pragmas);
      setUrl("jdbc:sqlite:" + file);
    }

    @Override
    public Connection getConnection() throws SQLException {
      Connection connection = super.getConnection();
      try (Statement statement = connection.createStatement()) {
        statement.execute("pragma max_page_count = " + most);
        statement.execute("pragma query_only = " + readOnly);
      }
      return connection;
    }
  }
}

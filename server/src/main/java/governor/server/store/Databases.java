package governor.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import governor.core.Parsed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/** Opens databases and brings their tables up to date. */
public final class Databases {
  /** The number of the last migration. */
  static final int LATEST = 6;

  private static final int SQLITE_CONNECTIONS = 8;
  private static final int SQLITE_CONNECTIONS_AT_REST = 2;
  private static final int POSTGRESQL_CONNECTIONS = 8;
  private static final long CONNECTION_MILLIS = 1_200;
  private static final long VALIDATION_MILLIS = 500;
  private static final long KEEP_ALIVE_MILLIS = 30_000;

  private Databases() {}

  /** The file of the embedded database in this folder, which is made if need be. */
  public static Parsed<Store> embedded(Path folder) {
    try {
      makeFolder(folder);
    } catch (IOException e) {
      return Parsed.refused(cannotMake(folder));
    }
    if (!Files.isWritable(folder)) {
      return Parsed.refused(cannotMake(folder));
    }
    return DatabaseLock.take(folder.resolve("governor.db")).then(Databases::embedded);
  }

  private static Parsed<Store> embedded(DatabaseLock lock) {
    Path file = lock.database();
    try {
      Private.makeFile(file);
      if (Files.isWritable(file)) {
        return open(sqlite(file), Dialect.SQLITE, lock);
      }
      lock.close();
      return Parsed.refused(
          "The file %s belongs to %s and cannot be written by %s; give it to whom its folder belongs to."
              .formatted(file, Files.getOwner(file).getName(), System.getProperty("user.name")));
    } catch (IOException e) {
      lock.close();
      return Parsed.refused(cannotMake(file.resolveSibling("")));
    }
  }

  /** Why there is no database in a folder. */
  static String cannotMake(Path folder) {
    return Files.isDirectory(folder)
        ? "Nothing can be written to " + folder + "; name another with --data."
        : "The folder " + folder + " cannot be made; name another with --data.";
  }

  /** Where the server is that serves the games of this folder, as far as it has said so. */
  public static Optional<String> servedAt(Path folder) {
    return DatabaseLock.address(folder.resolve("governor.db"));
  }

  /** Makes an empty file for the owner of its folder alone, if it is not there yet. */
  public static void makeFile(Path file) throws IOException {
    Private.makeFile(file);
  }

  /** Makes the folder of an embedded database, for its owner alone, if it is not there yet. */
  public static void makeFolder(Path folder) throws IOException {
    Private.makeFolder(folder);
  }

  static HikariConfig sqlite(Path file) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + file);
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    config.addDataSourceProperty("busy_timeout", "10000");
    config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
    config.setMaximumPoolSize(SQLITE_CONNECTIONS);
    config.setMinimumIdle(SQLITE_CONNECTIONS_AT_REST);
    return config;
  }

  /** A PostgreSQL database, by a URL such as {@code postgresql://host/governor?user=governor}. */
  public static Parsed<Store> postgresql(String url) {
    return pool(url).then(config -> open(config, Dialect.POSTGRESQL, null));
  }

  static Parsed<HikariConfig> pool(String url) {
    if (!url.startsWith("postgresql://") && !url.startsWith("jdbc:postgresql://")) {
      return Parsed.refused(
          "The database must be given as postgresql://HOST:PORT/NAME?user=...&password=...");
    }
    return Parsed.ok(postgresqlPool(url.startsWith("jdbc:") ? url : "jdbc:" + url));
  }

  /**
   * Nothing waits for ever: not for a connection, nor for an answer on one, nor for a lock that
   * another node holds while it hangs. What the URL says of these is taken in place of ours.
   */
  private static HikariConfig postgresqlPool(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.addDataSourceProperty("connectTimeout", "2");
    config.addDataSourceProperty("loginTimeout", "2");
    config.addDataSourceProperty("socketTimeout", "5");
    config.addDataSourceProperty("cancelSignalTimeout", "2");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.addDataSourceProperty("ApplicationName", "governor");
    config.addDataSourceProperty(
        "options", "-c lock_timeout=2s -c idle_in_transaction_session_timeout=10s");
    config.setConnectionTimeout(CONNECTION_MILLIS);
    config.setValidationTimeout(VALIDATION_MILLIS);
    config.setKeepaliveTime(KEEP_ALIVE_MILLIS);
    config.setMaximumPoolSize(POSTGRESQL_CONNECTIONS);
    return config;
  }

  /** Opens it, or gives the lock back that keeps others away. */
  private static Parsed<Store> open(
      HikariConfig config, Dialect dialect, @Nullable DatabaseLock lock) {
    Parsed<Store> store = store(config, dialect, lock);
    if (lock != null && store instanceof Parsed.Refused<Store>) {
      lock.close();
    }
    return store;
  }

  static Parsed<Store> store(HikariConfig config, Dialect dialect, @Nullable DatabaseLock lock) {
    return ready(config, dialect).then(source -> Parsed.ok(new JdbiStore(source, dialect, lock)));
  }

  /** Connects, and brings the tables up to date. */
  static Parsed<HikariDataSource> ready(HikariConfig config, Dialect dialect) {
    HikariDataSource source;
    try {
      source = new HikariDataSource(config);
    } catch (RuntimeException e) {
      return Parsed.refused("The database cannot be opened: " + reason(e) + ".");
    }
    try {
      int version = version(source);
      if (version > LATEST) {
        source.close();
        return Parsed.refused(
            "The database was last used by a newer Governor; please use that one again.");
      }
      if (version < LATEST) {
        migrate(source, dialect);
      }
    } catch (SQLException | FlywayException e) {
      source.close();
      return Parsed.refused("The database cannot be used: " + reason(e) + ".");
    }
    return Parsed.ok(source);
  }

  private static void migrate(HikariDataSource source, Dialect dialect) {
    Flyway.configure()
        .dataSource(dialect.isRemote ? unhurried(source) : source)
        .locations("classpath:governor/server/migrations/" + dialect.folder)
        .javaMigrations(new RulesOfOldGames())
        .load()
        .migrate();
  }

  /** Bringing a large database up to date may take longer than anything else does. */
  private static DataSource unhurried(HikariDataSource source) {
    PGSimpleDataSource calm = new PGSimpleDataSource();
    calm.setUrl(source.getJdbcUrl());
    return calm;
  }

  /** What lies at the bottom of it, in one line. */
  private static String reason(Throwable problem) {
    Throwable deepest = problem;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    String text = String.valueOf(deepest.getMessage()).strip();
    String line = text.lines().findFirst().orElse("").strip();
    line = line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    boolean full = Unavailable.behind(problem).filter(Unavailable::isLackOfRoom).isPresent();
    return full ? "there is no room on its disk (" + line + ")" : line;
  }

  /** The number of the last migration; asking costs far less than starting Flyway. */
  private static int version(HikariDataSource source) throws SQLException {
    String query =
        "select version from flyway_schema_history where success order by installed_rank";
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      int last = 0;
      try (ResultSet rows = statement.executeQuery(query)) {
        while (rows.next()) {
          last = Math.max(last, rows.getInt(1));
        }
      } catch (SQLException e) {
        // There is no such table yet.
        return 0;
      }
      return last;
    }
  }
}

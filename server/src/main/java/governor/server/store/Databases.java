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
import org.flywaydb.core.Flyway;

/** Opens databases and brings their tables up to date. */
public final class Databases {
  /** The number of the last migration. */
  static final String LATEST = "2";

  private static final int SQLITE_CONNECTIONS = 2;
  private static final int POSTGRESQL_CONNECTIONS = 8;

  private Databases() {}

  /** The file of the embedded database in this folder, which is made if need be. */
  public static Parsed<Store> embedded(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      return Parsed.refused("The folder " + folder + " cannot be made: " + e.getMessage() + ".");
    }
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + folder.resolve("governor.db"));
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    config.addDataSourceProperty("busy_timeout", "10000");
    config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
    config.setMaximumPoolSize(SQLITE_CONNECTIONS);
    return open(config, Dialect.SQLITE);
  }

  /** A PostgreSQL database, by a URL such as {@code postgresql://host/governor?user=governor}. */
  public static Parsed<Store> postgresql(String url) {
    if (!url.startsWith("postgresql://") && !url.startsWith("jdbc:postgresql://")) {
      return Parsed.refused(
          "The database must be given as postgresql://HOST:PORT/NAME?user=...&password=...");
    }
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url.startsWith("jdbc:") ? url : "jdbc:" + url);
    config.setMaximumPoolSize(POSTGRESQL_CONNECTIONS);
    return open(config, Dialect.POSTGRESQL);
  }

  private static Parsed<Store> open(HikariConfig config, Dialect dialect) {
    HikariDataSource source;
    try {
      source = new HikariDataSource(config);
    } catch (RuntimeException e) {
      return Parsed.refused("The database cannot be opened: " + e.getMessage() + ".");
    }
    if (!isCurrent(source)) {
      Flyway.configure()
          .dataSource(source)
          .locations("classpath:governor/server/migrations/" + dialect.folder)
          .load()
          .migrate();
    }
    return Parsed.ok(new JdbiStore(source, dialect));
  }

  /** Whether nothing is to be migrated: asking costs far less than starting Flyway. */
  private static boolean isCurrent(HikariDataSource source) {
    String query =
        "select version from flyway_schema_history where success order by installed_rank";
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      String last = "";
      while (rows.next()) {
        last = rows.getString(1);
      }
      return LATEST.equals(last);
    } catch (SQLException e) {
      return false;
    }
  }
}

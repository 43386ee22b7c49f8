package governor.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import governor.core.Parsed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * All that is kept as one file, while servers go on, and back again into either database. What is
 * in the database already stays as it is: a backup adds the games and people that are missing.
 */
public final class Backups {
  /** What was written or read. */
  public record Count(int people, int games, int known) {}

  private Backups() {}

  /** Writes all that is kept at this moment. */
  public static Parsed<Count> write(Path data, String database, Path file) {
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    return open(data, database, false)
        .then(
            opened -> {
              try (HikariDataSource source = opened.source();
                  Connection connection = WritingConnection.unpooled(source)) {
                opened.dialect().snapshot(connection);
                Count count;
                try (BackupWriter writer = new BackupWriter(connection, unfinished)) {
                  count = writer.write();
                }
                Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
                return Parsed.ok(count);
              } catch (NoSuchFileException e) {
                return Parsed.refused(
                    "The backup cannot be written to " + file + ": there is no such folder.");
              } catch (SQLException | IOException e) {
                return Parsed.refused("The backup failed: " + e.getMessage() + ".");
              }
            });
  }

  /** Adds all of a backup that is missing. */
  public static Parsed<Count> read(Path data, String database, Path file) {
    return BackupReader.check(file)
        .then(_ -> open(data, database, true))
        .then(
            opened -> {
              try (HikariDataSource source = opened.source();
                  Connection connection = WritingConnection.unpooled(source)) {
                opened.dialect().prepare(connection);
                return Parsed.ok(new BackupReader(connection, opened.dialect()).read(file));
              } catch (SQLException | IOException e) {
                return Parsed.refused(
                    "The backup could not be read as a whole: " + e.getMessage() + ".");
              }
            });
  }

  private record Opened(HikariDataSource source, Dialect dialect) {}

  private static Parsed<Opened> open(Path data, String database, boolean makes) {
    if (!database.isEmpty()) {
      return Databases.pool(database)
          .then(config -> Databases.ready(config, Dialect.POSTGRESQL))
          .then(source -> Parsed.ok(new Opened(source, Dialect.POSTGRESQL)));
    }
    Path file = data.resolve("governor.db");
    if (!makes && !Files.exists(file)) {
      return Parsed.refused("There are no games in " + data + "; name their folder with --data.");
    }
    try {
      Private.makeFolder(data);
      Private.makeFile(file);
    } catch (IOException e) {
      return Parsed.refused(Databases.cannotMake(data));
    }
    HikariConfig config = Databases.sqlite(file);
    return Databases.ready(config, Dialect.SQLITE)
        .then(source -> Parsed.ok(new Opened(source, Dialect.SQLITE)));
  }
}

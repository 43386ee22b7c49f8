package governor.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL for tests: the one that GOVERNOR_TEST_DATABASE names, or one that comes with the
 * tests.
 */
public final class Postgres implements AutoCloseable {
  private final @Nullable EmbeddedPostgres embedded;
  private final String url;

  private Postgres(@Nullable EmbeddedPostgres embedded, String url) {
    this.embedded = embedded;
    this.url = url;
  }

  /** One that runs; empty, with the reason on standard error, where none can be had. */
  public static Optional<Postgres> start() {
    return start(EmbeddedPostgres.builder());
  }

  /** The same; it writes to the disk before it says that it has. */
  public static Optional<Postgres> startDurable() {
    Optional<Postgres> postgres =
        start(
            EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on"));
    postgres.ifPresent(Postgres::checkDurable);
    return postgres;
  }

  private static Optional<Postgres> start(EmbeddedPostgres.Builder builder) {
    String named = System.getenv("GOVERNOR_TEST_DATABASE");
    if (named != null && !named.isEmpty()) {
      return Optional.of(new Postgres(null, named));
    }
    try {
      EmbeddedPostgres embedded = builder.start();
      String url =
          "postgresql://localhost:%d/postgres?user=postgres&password=postgres"
              .formatted(embedded.getPort());
      return Optional.of(new Postgres(embedded, url));
    } catch (IOException | RuntimeException e) {
      System.err.println("PostgreSQL cannot be started here, so its tests are skipped: " + e);
      return Optional.empty();
    }
  }

  /** Embedded servers are usually started without it, for speed. */
  private void checkDurable() {
    if (embedded == null) {
      return;
    }
    try (Connection connection = embedded.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery("show fsync")) {
      if (!answer.next() || !answer.getString(1).equals("on")) {
        throw new IllegalStateException("PostgreSQL does not write to the disk at once");
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where it is, as servers are told. */
  public String url() {
    return url;
  }

  /** The port at which it listens on this machine, where it came with the tests. */
  public int port() {
    return own().getPort();
  }

  /** Its processes, which can be killed and halted; only of one that came with the tests. */
  public PostgresProcess process() {
    try (Connection connection = own().getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery("show data_directory")) {
      answer.next();
      return PostgresProcess.of(Path.of(answer.getString(1)), url);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether it came with the tests, and with faults if they want some. */
  public boolean isOurs() {
    return embedded != null;
  }

  private EmbeddedPostgres own() {
    EmbeddedPostgres own = embedded;
    if (own == null) {
      throw new IllegalStateException("this PostgreSQL belongs to somebody else");
    }
    return own;
  }

  @Override
  public void close() throws IOException {
    if (embedded != null) {
      embedded.close();
    }
  }
}

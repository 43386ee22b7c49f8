package governor.cli.kill;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL that writes to the disk before it says that it has: the one that
 * GOVERNOR_TEST_DATABASE names, or one that comes with the tests.
 */
final class DurablePostgres implements AutoCloseable {
  private final @Nullable EmbeddedPostgres embedded;
  private final String url;

  private DurablePostgres(@Nullable EmbeddedPostgres embedded, String url) {
    this.embedded = embedded;
    this.url = url;
  }

  /** One that runs; empty, with the reason on standard error, where none can be had. */
  static Optional<DurablePostgres> start() {
    String named = System.getenv("GOVERNOR_TEST_DATABASE");
    if (named != null && !named.isEmpty()) {
      return Optional.of(new DurablePostgres(null, named));
    }
    EmbeddedPostgres embedded;
    try {
      embedded =
          EmbeddedPostgres.builder()
              .setServerConfig("fsync", "on")
              .setServerConfig("synchronous_commit", "on")
              .start();
    } catch (IOException | RuntimeException e) {
      System.err.println("PostgreSQL cannot be started here, so its tests are skipped: " + e);
      return Optional.empty();
    }
    checkDurable(embedded);
    String url =
        "postgresql://localhost:%d/postgres?user=postgres&password=postgres"
            .formatted(embedded.getPort());
    return Optional.of(new DurablePostgres(embedded, url));
  }

  /** Embedded servers are usually started without it, for speed. */
  private static void checkDurable(EmbeddedPostgres embedded) {
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

  String url() {
    return url;
  }

  @Override
  public void close() throws IOException {
    if (embedded != null) {
      embedded.close();
    }
  }
}

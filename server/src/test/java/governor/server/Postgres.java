package governor.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL for tests: the one that GOVERNOR_TEST_DATABASE names, or one that comes with the
 * tests.
 */
final class Postgres implements AutoCloseable {
  private final @Nullable EmbeddedPostgres embedded;
  private final String url;

  private Postgres(@Nullable EmbeddedPostgres embedded, String url) {
    this.embedded = embedded;
    this.url = url;
  }

  /** One that runs; empty, with the reason on standard error, where none can be had. */
  static Optional<Postgres> start() {
    String named = System.getenv("GOVERNOR_TEST_DATABASE");
    if (named != null && !named.isEmpty()) {
      return Optional.of(new Postgres(null, named));
    }
    try {
      EmbeddedPostgres embedded = EmbeddedPostgres.builder().start();
      String url =
          "postgresql://localhost:%d/postgres?user=postgres&password=postgres"
              .formatted(embedded.getPort());
      return Optional.of(new Postgres(embedded, url));
    } catch (IOException | RuntimeException e) {
      System.err.println("PostgreSQL cannot be started here, so its tests are skipped: " + e);
      return Optional.empty();
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

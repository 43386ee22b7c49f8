package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.desk.Standing;
import governor.table.Entry;
import governor.table.Line;
import governor.testkit.Postgres;
import governor.testkit.SilentProxy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** A node hears the others again after the network between it and the database fell silent. */
final class ListenerTest {
  private static final Standing STANDING = new Standing("running", false, null, "");

  @Test
  void aSilentConnectionIsNoticedAndReplaced() throws Exception {
    Optional<Postgres> postgres = Postgres.start().filter(Postgres::isOurs);
    assumeTrue(postgres.isPresent(), "no PostgreSQL of our own can be had here");
    try (Postgres database = postgres.get();
        SilentProxy proxy = SilentProxy.to(database.port())) {
      String url = database.url().replace(":" + database.port(), ":" + proxy.port());
      try (Store writes = Databases.postgresql(database.url()).orThrow();
          Store hears = Databases.postgresql(url).orThrow()) {
        AtomicInteger heard = new AtomicInteger();
        AtomicInteger connected = new AtomicInteger();
        hears.listen((game, version) -> heard.set(version), connected::incrementAndGet);
        await(() -> connected.get() == 1);
        append(writes, 0);
        await(() -> heard.get() == 1);

        proxy.fallSilent();
        append(writes, 1);
        proxy.speak();
        // Whoever is told of a new connection asks what was missed.
        await(() -> connected.get() == 2);
        append(writes, 2);
        await(() -> heard.get() == 3);
      }
    }
  }

  private static void append(Store store, int version) {
    Line line = new Line(Instant.EPOCH, new Entry.Said(0, "Anna", "hello"));
    assertThat(store.append("table", version, List.of(line), STANDING)).isTrue();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    Instant begun = Instant.now();
    while (!condition.getAsBoolean()) {
      assertThat(Duration.between(begun, Instant.now())).isLessThan(Duration.ofSeconds(15));
      Thread.sleep(5);
    }
  }
}

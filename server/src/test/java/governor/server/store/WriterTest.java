package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import governor.desk.Standing;
import governor.table.Entry;
import governor.table.Line;
import governor.testkit.Postgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the database refuses of one table is no other table's trouble. */
final class WriterTest {
  private static final int TABLES = 40;
  private static final int ROUNDS = 20;
  private static final int BUSY = 200;
  private static final int WARM_UP = 300;
  private static final Standing STANDING = new Standing("running", false, null, "");

  @TempDir Path folder;

  /** A trigger refuses; {@code rollback} also takes the whole transaction away. */
  @ParameterizedTest
  @ValueSource(strings = {"abort", "fail", "rollback"})
  void sqliteRefusesOnlyTheBadEntry(String how) throws Exception {
    Databases.embedded(folder).orThrow().close();
    execute(
        "jdbc:sqlite:" + folder.resolve("governor.db"),
        """
        create trigger refuse before insert on journal when new.words = 'bad'
        begin select raise(%s, 'refused'); end
        """
            .formatted(how));
    try (Store store = Databases.embedded(folder).orThrow()) {
      assertOnlyTheBadFail(store, "bad");
    }
  }

  /** What was acknowledged outlives a power cut only with these. */
  @Test
  void sqliteWaitsForTheDisk() throws Exception {
    Databases.embedded(folder).orThrow().close();
    CompletableFuture<String> told = new CompletableFuture<>();
    try (HikariDataSource source =
            new HikariDataSource(Databases.sqlite(folder.resolve("governor.db")));
        WritingConnection connection = WritingConnection.open(source, Dialect.SQLITE)) {
      connection.write(List.of(new Job.Other<>(WriterTest::pragmas, told))).forEach(Runnable::run);
    }
    assertThat(told.get()).isEqualTo("wal, synchronous 2");
  }

  private static String pragmas(Handle handle) {
    String journal = handle.createQuery("pragma journal_mode").mapTo(String.class).one();
    return journal
        + ", synchronous "
        + handle.createQuery("pragma synchronous").mapTo(int.class).one();
  }

  @Test
  void postgresqlRefusesOnlyTheBadEntry() throws Exception {
    Optional<Postgres> postgres = Postgres.start();
    assumeTrue(postgres.isPresent(), "no PostgreSQL can be had here; see standard error");
    try (Postgres database = postgres.get();
        Store store = Databases.postgresql(database.url()).orThrow()) {
      assertOnlyTheBadFail(store, "a\0b");
    }
  }

  private static void assertOnlyTheBadFail(Store store, String bad) throws Exception {
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < ROUNDS; round++) {
        int version = round;
        CountDownLatch together = new CountDownLatch(1);
        List<Future<Boolean>> writes = new ArrayList<>();
        for (int table = 0; table < TABLES; table++) {
          String game = "table" + table;
          writes.add(
              people.submit(
                  () -> {
                    together.await();
                    return store.append(game, version, said("good"), STANDING);
                  }));
        }
        Future<Boolean> refused =
            people.submit(
                () -> {
                  together.await();
                  return store.append("spoilt", 0, said(bad), STANDING);
                });
        together.countDown();
        for (Future<Boolean> each : writes) {
          assertThat(each.get()).isTrue();
        }
        assertThatThrownBy(refused::get).isInstanceOf(Exception.class);
      }
    }
    for (int table = 0; table < TABLES; table++) {
      assertThat(store.lines("table" + table, 0)).hasSize(ROUNDS);
    }
    assertThat(store.lines("spoilt", 0)).isEmpty();
    assertThat(store.whatIsWrong()).isEmpty();
  }

  /** A commit is most of what writing costs: who is busy at the same time as others shares it. */
  @Test
  void busyTablesShareTransactions() throws Exception {
    // Where a commit takes no time, only patience brings them together.
    Path memory = Path.of("/dev/shm");
    Path quick = Files.isWritable(memory) ? Files.createTempDirectory(memory, "writer") : folder;
    try (Store store = Databases.embedded(quick).orThrow();
        ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int version = 0; version < WARM_UP; version++) {
        assertThat(store.append("first", version, said("good"), STANDING)).isTrue();
      }
      long before = store.writeLatency().count();
      // Many at once, and then one every millisecond.
      long begun = 0;
      List<Future<Boolean>> writes = new ArrayList<>();
      for (int i = 0; i < TABLES + BUSY; i++) {
        String game = "table" + i;
        writes.add(people.submit(() -> store.append(game, 0, said("good"), STANDING)));
        if (i >= TABLES) {
          begun = begun == 0 ? System.nanoTime() : begun;
          Thread.sleep(1);
        }
      }
      for (Future<Boolean> each : writes) {
        assertThat(each.get()).isTrue();
      }
      long millis = (System.nanoTime() - begun) / 1_000_000;
      assertThat(store.writeLatency().count() - before).isLessThan(millis / 5 + 5);
    } finally {
      try (Stream<Path> files = Files.list(quick)) {
        for (Path each : files.toList()) {
          Files.delete(each);
        }
      }
      Files.delete(quick);
    }
  }

  private static List<Line> said(String text) {
    return List.of(new Line(Instant.EPOCH, new Entry.Said(0, "Anna", text)));
  }

  private static void execute(String url, String statement) throws Exception {
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute(statement);
    }
  }
}

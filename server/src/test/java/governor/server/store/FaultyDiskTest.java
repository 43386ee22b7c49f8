package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.desk.Standing;
import governor.table.Entry;
import governor.table.Line;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that lets nobody write, and one that has spoilt what was written. */
final class FaultyDiskTest {
  private static final Standing STANDING = new Standing("running", false, null, "");
  private static final int PAGE = 4096;

  @TempDir Path folder;

  @Test
  void aDiskThatCannotBeWrittenIsToldOfAndUsedAgain() throws Exception {
    SmallDatabase database = new SmallDatabase(folder);
    database.open().close();
    database.forbid();
    try (Store store = database.open()) {
      assertThatThrownBy(() -> append(store, 0))
          .isInstanceOfSatisfying(
              Unavailable.class,
              why -> assertThat(why.sentence()).isEqualTo("The server's disk cannot be written."));
      assertThat(store.whatIsWrong()).hasValue("The server's disk cannot be written.");
      assertThat(store.lines("table", 0)).isEmpty();

      database.free();
      Instant freed = Instant.now();
      while (store.whatIsWrong().isPresent()) {
        assertThat(Duration.between(freed, Instant.now())).isLessThan(Duration.ofSeconds(5));
        Thread.sleep(10);
      }
      append(store, 0);
      assertThat(store.lines("table", 0)).hasSize(1);
    }
  }

  @Test
  void damagedPagesAreToldOfAndOthersReadAllTheSame() throws Exception {
    try (Store store = Databases.embedded(folder).orThrow()) {
      for (int i = 0; i < 300; i++) {
        append(store, i);
      }
      store.persons().add("somebody", "hash");
    }
    spoil();
    try (Store store = Databases.embedded(folder).orThrow()) {
      assertThat(store.whatIsWrong()).isEmpty();
      assertThatThrownBy(() -> store.lines("table", 0)).isInstanceOf(Unavailable.class);
      assertThat(store.whatIsWrong()).hasValue("The database is damaged.");
      assertThat(store.persons().find("hash")).isPresent();
      // It does not become whole by itself.
      assertThat(store.whatIsWrong()).hasValue("The database is damaged.");
    }
  }

  /** Fills all pages of the journal but its first with noughts. */
  private void spoil() throws IOException, SQLException {
    Path file = folder.resolve("governor.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      var pages =
          connection
              .createStatement()
              .executeQuery(
                  "select pageno from dbstat where name = 'journal' and pagetype = 'leaf'");
      while (pages.next()) {
        channel.write(ByteBuffer.allocate(PAGE), (pages.getLong(1) - 1) * PAGE);
      }
    }
  }

  private static void append(Store store, int version) {
    Line line = new Line(Instant.EPOCH, new Entry.Said(0, "Anna", "x".repeat(200)));
    assertThat(store.append("table", version, List.of(line), STANDING)).isTrue();
  }
}

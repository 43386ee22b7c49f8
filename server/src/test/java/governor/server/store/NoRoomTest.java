package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.desk.Standing;
import governor.table.Entry;
import governor.table.Line;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A SQLite database that cannot grow refuses, keeps nothing of it, and goes on when it can. */
final class NoRoomTest {
  private static final Standing STANDING = new Standing("running", false, null, "");
  private static final String LONG = "x".repeat(300);
  private static final int MOST = 2000;

  @TempDir Path folder;
  private SmallDatabase database;

  @BeforeEach
  void makeTables() {
    database = new SmallDatabase(folder);
    database.open().close();
  }

  @Test
  void whatIsRefusedIsNotKeptAndWhatIsKeptWasNotRefused() {
    List<String> kept = new ArrayList<>();
    database.fill();
    try (Store store = database.open()) {
      while (kept.size() < MOST && store.trouble().isEmpty()) {
        write(store, kept);
      }
      assertThat(store.trouble()).hasValueSatisfying(why -> assertThat(why).contains("no room"));
      assertThatThrownBy(() -> store.persons().add("somebody", "hash"))
          .isInstanceOf(Unavailable.class);
      for (int i = 0; i < 10; i++) {
        assertThat(write(store, kept)).isFalse();
      }
      // Trials come and go, and there is still no room.
      sleep(2500);
      assertThat(store.trouble()).isPresent();
      assertThat(texts(store)).isEqualTo(kept);

      database.free();
      Instant freed = Instant.now();
      while (store.trouble().isPresent() && freed.plusSeconds(20).isAfter(Instant.now())) {
        sleep(10);
      }
      assertThat(Duration.between(freed, Instant.now())).isLessThan(Duration.ofSeconds(5));
      for (int i = 0; i < 100; i++) {
        assertThat(write(store, kept)).isTrue();
      }
      store.persons().add("somebody", "hash");
    }
    try (Store later = database.open()) {
      assertThat(texts(later)).isEqualTo(kept);
      assertThat(later.persons().find("hash")).isPresent();
    }
  }

  private static boolean write(Store store, List<String> kept) {
    String text = kept.size() + LONG;
    Line line = new Line(Instant.EPOCH, new Entry.Said(0, "Anna", text));
    try {
      assertThat(store.append("table", kept.size(), List.of(line), STANDING)).isTrue();
      kept.add(text);
      return true;
    } catch (Unavailable e) {
      assertThat(e.sentence()).contains("no room").endsWith(".");
      return false;
    }
  }

  private static List<String> texts(Store store) {
    return store.lines("table", 0).stream()
        .map(line -> ((Entry.Said) line.entry()).text())
        .toList();
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

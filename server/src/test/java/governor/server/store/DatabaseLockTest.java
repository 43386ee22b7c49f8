package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Parsed;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A SQLite database is served once, by whichever name. */
final class DatabaseLockTest {
  @TempDir Path folder;

  @Test
  void whoeverComesSecondIsToldWhoWasFirst() {
    try (Store first = Databases.embedded(folder).orThrow()) {
      first.servedAt("http://localhost:1234/");
      String sentence = sentence(Databases.embedded(folder));
      assertThat(sentence)
          .contains("process " + ProcessHandle.current().pid())
          .contains("http://localhost:1234/")
          .containsPattern("since 20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC")
          .endsWith(".");
      // To be refused takes nothing away from the first.
      assertThat(sentence(Databases.embedded(folder))).isEqualTo(sentence);
    }
    Databases.embedded(folder).orThrow().close();
  }

  @Test
  void linksToTheFolderOrTheFileLeadToTheSameLock(@TempDir Path other) throws Exception {
    Path toFolder = Files.createSymbolicLink(other.resolve("folder"), folder);
    Path named = Files.createDirectory(other.resolve("named"));
    Files.createSymbolicLink(named.resolve("governor.db"), Path.of("../folder/governor.db"));
    // Nor does it matter that the file is not there yet.
    try (Store first = Databases.embedded(named).orThrow()) {
      assertThat(first.plan("none")).isEmpty();
      assertThat(folder.resolve("governor.db")).isRegularFile();
      assertThat(sentence(Databases.embedded(folder))).contains("served already");
      assertThat(sentence(Databases.embedded(toFolder))).contains("served already");
      assertThat(sentence(Databases.embedded(named))).contains("served already");
    }
    Databases.embedded(toFolder).orThrow().close();
  }

  @Test
  void whoCannotOpenTheDatabaseDoesNotKeepIt() throws Exception {
    Path file = Files.writeString(folder.resolve("governor.db"), "no database".repeat(200));
    assertThat(sentence(Databases.embedded(folder))).contains("not a database");
    Files.delete(file);
    Databases.embedded(folder).orThrow().close();
  }

  private static String sentence(Parsed<Store> store) {
    if (store instanceof Parsed.Refused<Store>(String sentence)) {
      return sentence;
    }
    store.orThrow().close();
    throw new AssertionError("it was opened twice");
  }
}

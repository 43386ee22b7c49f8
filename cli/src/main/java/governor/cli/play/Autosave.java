package governor.cli.play;

import governor.cli.UsageProblem;
import governor.cli.record.RecordFile;
import governor.core.GameRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

/** Writes the game down after every choice, so that nothing is lost when the program dies. */
final class Autosave {
  static final String ENDING = ".game";
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT);
  private final Path file;

  Autosave(Path file) {
    this.file = file;
  }

  /** A new file for a game that begins now; the commitment keeps two at once apart. */
  static Autosave begin(Path folder, String commitment) {
    String name =
        LocalDateTime.now(ZoneId.systemDefault()).format(NAME) + "-" + commitment.substring(0, 6);
    return new Autosave(free(folder, name));
  }

  /** A file that no other game has, even one begun in the same moment. */
  private static Path free(Path folder, String name) {
    Path file = folder.resolve(name + ENDING);
    try {
      Files.createDirectories(folder);
      for (int number = 2; ; number++) {
        try {
          return Files.createFile(file);
        } catch (FileAlreadyExistsException e) {
          file = folder.resolve(name + "-" + number + ENDING);
        }
      }
    } catch (IOException e) {
      // Saving will fail too, and then says so.
      return file;
    }
  }

  /** The game that was saved last. */
  static Path last(Path folder) {
    UsageProblem none = new UsageProblem("There is no saved game in " + folder + " yet.");
    if (!Files.isDirectory(folder)) {
      throw none;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(each -> each.toString().endsWith(ENDING))
          .max(Comparator.comparingLong((Path each) -> each.toFile().lastModified()))
          .orElseThrow(() -> none);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path file() {
    return file;
  }

  /** Saves; the sentence says what went wrong, or is empty. The game goes on either way. */
  String save(GameRecord record) {
    try {
      RecordFile.write(file, record);
      return "";
    } catch (UncheckedIOException e) {
      return "The game cannot be saved in " + file + "; keep it with s FILE.";
    }
  }
}

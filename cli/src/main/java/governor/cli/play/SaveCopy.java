package governor.cli.play;

import governor.cli.record.RecordFile;
import governor.core.GameRecord;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Saves where a person said, and says how it went. */
final class SaveCopy {
  private SaveCopy() {}

  static String to(Path file, GameRecord record) {
    try {
      RecordFile.write(file, record);
      return "Saved to " + file + ".";
    } catch (UncheckedIOException e) {
      return "It could not be saved to " + file + "; try another place.";
    }
  }
}

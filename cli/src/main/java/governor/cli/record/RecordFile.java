package governor.cli.record;

import governor.cli.UsageProblem;
import governor.cli.text.Json;
import governor.core.GameRecord;
import governor.core.Parsed;
import governor.core.RecordText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Records in files, as text or JSON. */
public final class RecordFile {
  private RecordFile() {}

  /** The record in this file; a brace at the beginning means JSON. */
  public static Parsed<GameRecord> read(Path file) {
    String text = text(file);
    return text.stripLeading().startsWith("{")
        ? Json.read(text).then(GameRecord::fromData)
        : RecordText.parse(text);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new UsageProblem("There is no file " + file + ".");
    } catch (MalformedInputException e) {
      throw new UsageProblem("The file " + file + " is no text and so no record.");
    } catch (IOException e) {
      throw new UsageProblem("The file " + file + " cannot be read.");
    }
  }

  /**
   * Writes the record, as JSON if the name ends so; an older file is replaced only by a whole one.
   */
  public static void write(Path file, GameRecord record) {
    boolean json = file.toString().endsWith(".json");
    String text = json ? Json.write(record.toData()) : record.toText();
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Path draft = file.resolveSibling(file.getFileName() + ".new");
      Files.writeString(draft, text);
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

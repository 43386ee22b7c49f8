package governor.cli.record;

import governor.cli.UsageProblem;
import governor.cli.text.Json;
import governor.core.GameRecord;
import governor.core.Parsed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Records in files, as text or JSON. */
public final class RecordFile {
  private static final Pattern NUMBERED = Pattern.compile("(.+)#([0-9]{1,8})");

  private RecordFile() {}

  /**
   * The record in this file, as text or JSON. One of many in a file is named by its number: {@code
   * file#17}.
   */
  public static Parsed<GameRecord> read(Path file) {
    Matcher numbered = NUMBERED.matcher(file.toString());
    if (!Files.exists(file) && numbered.matches()) {
      return read(Path.of(numbered.group(1)), Integer.parseInt(numbered.group(2)));
    }
    List<String> all = Records.split(text(file));
    return all.size() == 1
        ? Records.parse(all.getFirst())
        : Parsed.refused(
            "The file %s holds %d games; name one of them, such as %s#1."
                .formatted(file, all.size(), file));
  }

  private static Parsed<GameRecord> read(Path file, int number) {
    List<String> all = Records.split(text(file));
    return number >= 1 && number <= all.size()
        ? Records.parse(all.get(number - 1))
        : Parsed.refused("The file %s holds games 1 to %d.".formatted(file, all.size()));
  }

  static String text(Path file) {
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

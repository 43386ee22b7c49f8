package governor.cli.record;

import governor.cli.UsageProblem;
import governor.cli.text.Json;
import governor.core.GameRecord;
import governor.core.Parsed;
import governor.core.RecordText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Records of many games: in one file, in a folder, or in several of those. */
public final class Records {
  private static final String BEGIN = "governor-record:";

  /**
   * A record with the name by which it can be asked for again.
   *
   * @param name the file, and the number of the game behind # if it is one of many
   */
  public record Named(String name, GameRecord record) {}

  private Records() {}

  /** All games in these files and folders, in order. */
  public static List<Named> read(List<Path> places) {
    List<Named> all = new ArrayList<>();
    for (Path place : places) {
      for (Path file : Files.isDirectory(place) ? files(place) : List.of(place)) {
        add(file, all);
      }
    }
    return all;
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found =
          files
              .filter(file -> file.toString().matches(".*\\.(game|games|json|ndjson)"))
              .sorted()
              .toList();
      if (found.isEmpty()) {
        throw new UsageProblem("There is no record in the folder " + folder + ".");
      }
      return found;
    } catch (IOException e) {
      throw new UsageProblem("The folder " + folder + " cannot be read.");
    }
  }

  private static void add(Path file, List<Named> all) {
    if (!Files.exists(file)) {
      all.add(new Named(file.toString(), UsageProblem.orProblem(RecordFile.read(file))));
      return;
    }
    List<String> texts = split(RecordFile.text(file));
    for (int i = 0; i < texts.size(); i++) {
      String name = texts.size() == 1 ? file.toString() : file + "#" + (i + 1);
      if (parse(texts.get(i)) instanceof Parsed.Refused<GameRecord>(String sentence)) {
        throw new UsageProblem(name + ": " + sentence);
      }
      all.add(new Named(name, parse(texts.get(i)).orThrow()));
    }
  }

  /** One record; a brace at the beginning means JSON. */
  static Parsed<GameRecord> parse(String text) {
    return text.stripLeading().startsWith("{")
        ? Json.read(text).then(GameRecord::fromData)
        : RecordText.parse(text);
  }

  /** The texts of the records in a file, one if it holds a single one. */
  static List<String> split(String text) {
    List<String> lines = text.lines().toList();
    if (lines.stream().filter(line -> !line.isBlank()).count() > 1
        && lines.getFirst().startsWith("{\"")) {
      return lines.stream().filter(line -> !line.isBlank()).toList();
    }
    List<String> texts = new ArrayList<>();
    StringBuilder each = new StringBuilder();
    boolean begun = false;
    for (String line : lines) {
      boolean begins = line.startsWith(BEGIN);
      if (begins && begun) {
        texts.add(each.toString());
        each.setLength(0);
      }
      begun |= begins;
      each.append(line).append('\n');
    }
    texts.add(begun ? each.toString() : text);
    return texts;
  }
}

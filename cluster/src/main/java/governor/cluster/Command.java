package governor.cluster;

import governor.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Governor's own commands, run inside this process. */
final class Command {
  private static final String TO = "--to";
  private static final String FORMAT = "--format";

  private Command() {}

  /** What a command printed. */
  record Ended(int exit, String out, String err) {}

  static Ended run(List<String> words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exit = Main.run(new PrintWriter(out), new PrintWriter(err), words.toArray(String[]::new));
    return new Ended(exit, out.toString(), err.toString());
  }

  /** How many blocks the command has. */
  static List<String> counting(List<String> command) {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("--blocks", "count"));
    return words;
  }

  /** Plays some blocks on one thread; what the file of that part holds. */
  static byte[] play(List<String> command, String blocks, Map<String, byte[]> training)
      throws IOException {
    Path folder = Files.createTempDirectory("governor-part");
    try {
      Path file = folder.resolve("part" + ending(command));
      List<String> words = new ArrayList<>(command);
      if (words.contains(Training.OUT)) {
        words.set(words.indexOf(Training.OUT) + 1, folder.toString());
        for (Map.Entry<String, byte[]> each : training.entrySet()) {
          Files.write(folder.resolve(each.getKey()), each.getValue());
        }
      }
      int to = words.indexOf(TO);
      if (to >= 0) {
        words.set(to + 1, file.toString());
      } else {
        words.addAll(List.of("--partial", file.toString()));
      }
      words.addAll(List.of("--blocks", blocks, "--threads", "1"));
      Ended ended = run(words);
      if (ended.exit() != 0) {
        throw new IllegalStateException(ended.err().strip());
      }
      return Files.readAllBytes(file);
    } finally {
      try (var left = Files.list(folder)) {
        for (Path each : left.toList()) {
          Files.deleteIfExists(each);
        }
      }
      Files.deleteIfExists(folder);
    }
  }

  /** How the files of parts end. */
  static String ending(List<String> command) {
    int to = command.indexOf(TO);
    String name = to >= 0 && to + 1 < command.size() ? command.get(to + 1) : ".part";
    return name.substring(Math.max(0, name.lastIndexOf('.')));
  }

  /** Adds the parts up. */
  static List<String> merging(List<String> command, List<Path> parts) {
    List<String> words = new ArrayList<>(List.of("merge"));
    parts.forEach(part -> words.add(part.toString()));
    for (String option : List.of(TO, FORMAT)) {
      int at = command.indexOf(option);
      if (at >= 0 && at + 1 < command.size()) {
        words.addAll(List.of(option, command.get(at + 1)));
      }
    }
    return words;
  }
}

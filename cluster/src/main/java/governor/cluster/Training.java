package governor.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** The checkpoint of a training: what machines need to play the games of its next generation. */
record Training(Map<String, byte[]> files) {
  static final String COMMAND = "train";
  static final String OUT = "--out";

  /** As it is in the folder now; without a file when nothing was learnt yet, or for no training. */
  static Training now(List<String> command) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (command.getFirst().equals(COMMAND)) {
      Path folder = Path.of(command.get(command.indexOf(OUT) + 1));
      if (Files.isDirectory(folder)) {
        try (Stream<Path> all = Files.list(folder)) {
          for (Path each : all.filter(file -> file.toString().endsWith(".checkpoint")).toList()) {
            files.put(String.valueOf(each.getFileName()), Files.readAllBytes(each));
          }
        }
      }
    }
    return new Training(files);
  }

  /** What parts of this generation are called, and of no other. */
  String name() {
    CRC32 sum = new CRC32();
    files.values().forEach(sum::update);
    return "%08x".formatted(sum.getValue());
  }

  /** The command that learns from the parts. */
  static List<String> learning(List<String> command, List<Path> parts) {
    List<String> words = new ArrayList<>(command);
    words.add("--learn");
    parts.forEach(part -> words.add(part.toString()));
    return words;
  }
}

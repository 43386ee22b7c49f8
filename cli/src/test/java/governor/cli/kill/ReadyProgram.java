package governor.cli.kill;

import governor.cli.remote.ServerProcess;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * This very program with its classes ready made, since the servers of these tests do little else
 * but start: that takes half the work. The classes are made ready once for all JVMs that run tests.
 */
final class ReadyProgram {
  private static final Path FOLDER = Path.of("target", "ready-program").toAbsolutePath();
  private static final Path JAR = FOLDER.resolve("governor.jar");
  private static final Path CLASSES = FOLDER.resolve("governor.jsa");

  private static boolean looked;

  private ReadyProgram() {}

  /** How it is started, without its arguments; without ready classes where they cannot be had. */
  static synchronized List<String> command(List<String> javaOptions) {
    List<String> plain = ServerProcess.governor(javaOptions);
    int path = plain.indexOf("-cp") + 1;
    List<String> entries = List.of(plain.get(path).split(File.pathSeparator));
    List<String> ready = new ArrayList<>(plain);
    ready.set(path, JAR + File.pathSeparator + String.join(File.pathSeparator, jars(entries)));
    if (!looked) {
      look(entries, ready);
      looked = true;
    }
    if (!Files.exists(CLASSES)) {
      return plain;
    }
    ready.addAll(path - 1, List.of("-XX:SharedArchiveFile=" + CLASSES, "-Xlog:disable"));
    return ready;
  }

  /** Another JVM may do the same; then it is waited for. */
  private static void look(List<String> entries, List<String> ready) {
    Path lock = FOLDER.resolve("lock");
    try {
      Files.createDirectories(FOLDER);
      try (FileChannel channel =
              FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock held = channel.lock()) {
        if (held.isValid() && !isFresh(entries)) {
          make(entries, ready);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> jars(List<String> entries) {
    return entries.stream().filter(entry -> entry.endsWith(".jar")).toList();
  }

  private static boolean isFresh(List<String> entries) throws IOException {
    if (!Files.exists(CLASSES)) {
      return false;
    }
    FileTime made = Files.getLastModifiedTime(CLASSES);
    for (String entry : entries) {
      try (Stream<Path> files = Files.walk(Path.of(entry))) {
        for (Path file : (Iterable<Path>) files::iterator) {
          if (Files.getLastModifiedTime(file).compareTo(made) > 0) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** The program's own folder becomes a jar, because only jars can be made ready. */
  private static void make(List<String> entries, List<String> ready)
      throws IOException, InterruptedException {
    Files.deleteIfExists(CLASSES);
    List<String> arguments = new ArrayList<>(List.of("--create", "--file", JAR.toString()));
    entries.stream()
        .filter(entry -> entry.endsWith("classes") && !entry.endsWith("test-classes"))
        .forEach(entry -> arguments.addAll(Arrays.asList("-C", entry, ".")));
    ToolProvider jar = ToolProvider.findFirst("jar").orElseThrow();
    if (jar.run(System.out, System.err, arguments.toArray(String[]::new)) != 0) {
      return;
    }
    List<String> practice = new ArrayList<>(ready);
    practice.add(1, "-XX:ArchiveClassesAtExit=" + CLASSES);
    practice.addAll(List.of("serve", "--practice"));
    Process process =
        new ProcessBuilder(practice)
            .redirectErrorStream(true)
            .redirectOutput(FOLDER.resolve("log").toFile())
            .start();
    if (process.waitFor() != 0) {
      Files.deleteIfExists(CLASSES);
    }
  }
}

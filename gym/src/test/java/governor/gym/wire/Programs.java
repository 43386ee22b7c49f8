package governor.gym.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Programs of this machine, run against the classes under test. */
final class Programs {
  /** The checkout. */
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final long MOST_SECONDS = 600;

  private Programs() {}

  /** What a program that has ended left. */
  record Ended(int status, String text) {}

  /** A Python with numpy; without one the test is left out, with this sentence. */
  static String python() {
    return Stream.of(
            Optional.ofNullable(System.getenv("GOVERNOR_PYTHON")).orElse("python3"),
            "/usr/bin/python3")
        .filter(each -> isThere(each, "-c", "import numpy"))
        .findFirst()
        .orElseGet(
            () ->
                leftOut("there is no python3 with numpy: install it (apt-get: python3-numpy)", ""));
  }

  /** The compiler; without it the test is left out. */
  static String compiler() {
    return Stream.of("cc", "gcc", "clang")
        .filter(each -> isThere(each, "--version"))
        .findFirst()
        .orElseGet(() -> leftOut("there is no C compiler: install one (apt-get: gcc)", ""));
  }

  private static <T> T leftOut(String reason, T never) {
    System.out.println("[INFO] Left out, because " + reason + ".");
    Assumptions.abort("Left out, because " + reason + ".");
    return never;
  }

  private static boolean isThere(String... command) {
    try {
      return run(List.of(command), ROOT).status() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** Runs a program in a folder, with the class path of this test in GOVERNOR_CLASSPATH. */
  static Ended run(List<String> command, Path folder) throws IOException {
    Path output = Files.createTempFile("governor-program", ".txt");
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
      builder.environment().put("GOVERNOR_CLASSPATH", System.getProperty("java.class.path"));
      builder.environment().put("JAVA25_HOME", System.getProperty("java.home"));
      Path python = ROOT.resolve("python");
      // Where verify puts packages that tests want.
      String packages = File.pathSeparator + python.resolve("target").resolve("packages");
      builder.environment().put("PYTHONPATH", python + packages);
      builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
      Process process = builder.redirectOutput(output.toFile()).start();
      process.getOutputStream().close();
      boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
      if (!ended) {
        process.destroyForcibly().waitFor();
      }
      String text = Files.readString(output, StandardCharsets.UTF_8);
      assertThat(ended).as("%s ended in time:%n%s", command, text).isTrue();
      return new Ended(process.exitValue(), text);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } finally {
      Files.delete(output);
    }
  }
}

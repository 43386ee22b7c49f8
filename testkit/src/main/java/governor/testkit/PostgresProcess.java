package governor.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The processes of a PostgreSQL that came with the tests: killed, halted and started again. */
public final class PostgresProcess {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Path data;
  private final String url;
  private final List<String> command;

  private PostgresProcess(Path data, String url, List<String> command) {
    this.data = data;
    this.url = url;
    this.command = command;
  }

  static PostgresProcess of(Path data, String url) {
    try {
      String words = Files.readString(Path.of("/proc", pid(data), "cmdline"));
      List<String> command = new ArrayList<>();
      if (System.getProperty("user.name").equals("root")) {
        // PostgreSQL does not start for root, but for one who only seems to be somebody else.
        command.addAll(List.of("unshare", "-U"));
      }
      command.addAll(List.of(words.split("\0")));
      return new PostgresProcess(data, url, command);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String pid(Path data) throws IOException {
    return Files.readAllLines(data.resolve("postmaster.pid")).getFirst().strip();
  }

  private List<ProcessHandle> all() {
    try {
      ProcessHandle first = ProcessHandle.of(Long.parseLong(pid(data))).orElseThrow();
      return Stream.concat(Stream.of(first), first.descendants()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends all of them at once, as a machine does that dies. */
  public void kill() {
    List<ProcessHandle> all = all();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(each -> each.onExit().join());
  }

  /** Starts it anew after it was killed, and waits until it answers. */
  public void startAgain() {
    try {
      Files.deleteIfExists(data.resolve("postmaster.pid"));
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
      Instant end = Instant.now().plus(PATIENCE);
      while (!answers()) {
        if (Instant.now().isAfter(end)) {
          throw new IllegalStateException("PostgreSQL does not start again");
        }
        Thread.sleep(20);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean answers() {
    try (Connection connection = DriverManager.getConnection("jdbc:" + url)) {
      return connection.isValid(1);
    } catch (SQLException e) {
      return false;
    }
  }

  /** Halts all of them where they are: connections stay, nobody answers. */
  public void halt() {
    signal("STOP");
  }

  /** Lets them go on. */
  public void goOn() {
    signal("CONT");
  }

  private void signal(String name) {
    try {
      for (ProcessHandle each : all()) {
        List<String> kill = List.of("kill", "-" + name, Long.toString(each.pid()));
        Process process = new ProcessBuilder(kill).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        // The first of them has begun all others, of which some come and go.
        if (process.waitFor() != 0 && each.isAlive()) {
          throw new IllegalStateException(said);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

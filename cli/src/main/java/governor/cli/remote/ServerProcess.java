package governor.cli.remote;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, so that it can be measured and killed. */
public final class ServerProcess implements AutoCloseable {
  private static final String ADDRESS = "Governor is at ";

  /** The launcher's option for classes that are ready made, which fit the same program. */
  private static final String READY_CLASSES = "-XX:AOTCache=";

  private static final long SECONDS_TO_STOP = 20;

  private final Process process;
  private final URI address;

  private ServerProcess(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts {@code governor serve} without limits on a free port and waits until it listens.
   *
   * @param data the folder of the embedded database
   * @param database a PostgreSQL database, or empty for the embedded one
   * @param governor how the program is started, without its arguments
   */
  public static ServerProcess start(Path data, String database, List<String> governor) {
    List<String> command = new ArrayList<>(governor);
    command.addAll(List.of("serve", "--port", "0", "--no-limits", "--data", data.toString()));
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
      // It may hold a password, which no command line should.
      builder.environment().put("GOVERNOR_DATABASE", database);
      Process process = builder.start();
      return new ServerProcess(process, address(process));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How this very program is started again, without its arguments. */
  public static List<String> governor(List<String> javaOptions) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(javaOptions);
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (option.startsWith(READY_CLASSES)) {
        command.add(option);
      }
    }
    command.addAll(List.of("-cp", classPath(), "governor.cli.Main"));
    return command;
  }

  /** Test runners hide the class path in a jar of their own; that one does as well. */
  private static String classPath() {
    return System.getProperty(
        "surefire.test.class.path", System.getProperty("java.class.path", ""));
  }

  private static URI address(Process process) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(ADDRESS)) {
        return URI.create(line.substring(ADDRESS.length()).strip());
      }
    }
    process.destroyForcibly();
    throw new IOException("the server ended before it listened");
  }

  public URI address() {
    return address;
  }

  public long pid() {
    return process.pid();
  }

  /** Kills the process without a word, as {@code kill -9} does, and waits until it is gone. */
  public void kill() {
    process.destroyForcibly();
    await();
  }

  /** Asks the process to stop and waits until it has. */
  @Override
  public void close() {
    process.destroy();
    if (!await()) {
      kill();
    }
  }

  private boolean await() {
    try {
      return process.waitFor(SECONDS_TO_STOP, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      return true;
    }
  }
}

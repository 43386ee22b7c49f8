package governor.cli.serve;

import governor.cli.DataFolder;
import governor.cli.UsageProblem;
import governor.cli.World;
import governor.server.GovernorServer;
import governor.server.Logs;
import governor.server.ServerOptions;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;

/**
 * How a server is to be run.
 *
 * @param data where games are kept; null for the usual place
 * @param opensBrowser whether the browser is to show it
 */
public record Serving(
    int port,
    String host,
    @Nullable Path data,
    String database,
    boolean unlimited,
    boolean proxied,
    boolean opensBrowser) {
  static final int USUAL_PORT = 7070;
  static final String USUAL_HOST = "127.0.0.1";
  private static final int MOST_PORTS = 65_535;

  /**
   * Reads arguments that ask for a server and nothing else, with or without the word serve.
   * Whatever is unusual about them, from help to a mistake, is left to picocli, whose classes take
   * a fifth of the time that a server needs to start.
   */
  public static Optional<Serving> read(String[] arguments) {
    boolean named = arguments.length > 0 && arguments[0].equals("serve");
    Serving serving = new Serving(USUAL_PORT, USUAL_HOST, null, "", false, false, !named);
    int next = named ? 1 : 0;
    while (next < arguments.length) {
      String[] parts = arguments[next++].split("=", 2);
      switch (parts[0]) {
        case "--no-limits", "--behind-proxy" -> {
          if (parts.length == 2) {
            return Optional.empty();
          }
          serving = serving.with(parts[0]);
        }
        case "--port", "--host", "--data", "--database", "--color" -> {
          if (parts.length == 1 && next == arguments.length) {
            return Optional.empty();
          }
          String value = parts.length == 2 ? parts[1] : arguments[next++];
          if (!isPlain(parts[0], value)) {
            return Optional.empty();
          }
          serving = serving.with(parts[0], value);
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(serving);
  }

  private static boolean isPlain(String option, String value) {
    return switch (option) {
      case "--port" -> value.matches("[0-9]{1,6}");
      case "--color" -> List.of("auto", "always", "never").contains(value);
      default -> value.matches("[^-\"'$@ ].*");
    };
  }

  private Serving with(String option) {
    boolean limits = option.equals("--no-limits");
    return new Serving(
        port, host, data, database, unlimited || limits, proxied || !limits, opensBrowser);
  }

  private Serving with(String option, String value) {
    return new Serving(
        option.equals("--port") ? Integer.parseInt(value) : port,
        option.equals("--host") ? value : host,
        option.equals("--data") ? Path.of(value) : data,
        option.equals("--database") ? value : database,
        unlimited,
        proxied,
        opensBrowser);
  }

  /** Serves until the process ends. */
  public void run(World world, PrintWriter out) {
    UsageProblem.unlessBetween("--port", port, 0, MOST_PORTS);
    Path folder = data == null ? DataFolder.of(world) : data;
    Logs.install(Level.INFO);
    ServerOptions options = new ServerOptions(host, port, folder, database);
    options = unlimited ? options.unlimited() : options;
    options = proxied ? options.proxied() : options;
    GovernorServer server = UsageProblem.orProblem(GovernorServer.start(options));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "shutdown"));
    out.println("Governor is at " + server.address());
    out.flush();
    if (opensBrowser) {
      Browser.open(world, server.address());
    }
    waitForTheEnd();
  }

  /** The shutdown hook does the rest. */
  private static void waitForTheEnd() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

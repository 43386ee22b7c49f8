package governor.cli.serve;

import governor.cli.DataFolder;
import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.server.GovernorServer;
import governor.server.Logs;
import governor.server.ServerOptions;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Games in the browser, for oneself or for a club. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves games to browsers and programs, here or as one node of many.")
public final class ServeCommand implements Runnable {
  private static final int USUAL_PORT = 7070;
  private static final int MOST_PORTS = 65_535;

  @ParentCommand private Governor governor;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "The port to listen on; 0 takes any that is free. Usually ${DEFAULT-VALUE}.")
  private int port = USUAL_PORT;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "The address to listen on: 0.0.0.0 lets others in. Usually ${DEFAULT-VALUE}.")
  private String host = "127.0.0.1";

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Where games are kept; usually the user's data folder.")
  private @Nullable Path data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "A PostgreSQL database that nodes share: postgresql://HOST/NAME?user=...")
  private String database = "";

  @Option(
      names = "--no-limits",
      description = "Counts no requests, so that it can be measured how many there can be.")
  private boolean unlimited;

  @Option(
      names = "--behind-proxy",
      description = "Believes the proxy in front about where requests come from.")
  private boolean proxied;

  @Option(
      names = "--practice",
      hidden = true,
      description = "Starts, answers itself a few requests and stops, to warm the JVM's cache.")
  private boolean practice;

  private boolean opensBrowser;

  @SuppressWarnings("NullAway.Init")
  ServeCommand() {}

  /** The server as it is started when nothing is said. */
  public static void serve(Governor governor) {
    ServeCommand command = new ServeCommand(governor);
    command.opensBrowser = true;
    command.run();
  }

  private ServeCommand(Governor governor) {
    this.governor = governor;
  }

  @Override
  public void run() {
    if (practice) {
      Practice.run();
      return;
    }
    if (port < 0 || port > MOST_PORTS) {
      throw new UsageProblem(
          "The option --port needs a number from 0 to %d, not %d.".formatted(MOST_PORTS, port));
    }
    Path folder = data == null ? DataFolder.of(governor.world()) : data;
    Logs.install(Level.INFO);
    ServerOptions options = new ServerOptions(host, port, folder, database);
    options = unlimited ? options.unlimited() : options;
    options = proxied ? options.proxied() : options;
    GovernorServer server = UsageProblem.orProblem(GovernorServer.start(options));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "shutdown"));
    governor.out().println("Governor is at " + server.address());
    governor.out().flush();
    if (opensBrowser) {
      Browser.open(governor.world(), server.address());
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

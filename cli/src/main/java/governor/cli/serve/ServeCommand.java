package governor.cli.serve;

import governor.cli.Governor;
import java.nio.file.Path;
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
  @ParentCommand private Governor governor;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "The port to listen on; 0 takes any that is free. Usually ${DEFAULT-VALUE}.")
  private int port = Serving.USUAL_PORT;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "The address to listen on: 0.0.0.0 lets others in. Usually ${DEFAULT-VALUE}.")
  private String host = Serving.USUAL_HOST;

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

  @SuppressWarnings("NullAway.Init")
  ServeCommand() {}

  @Override
  public void run() {
    if (practice) {
      Practice.run();
      return;
    }
    serving().run(governor.world(), governor.out());
  }

  Serving serving() {
    return new Serving(port, host, data, database, unlimited, proxied, false);
  }
}

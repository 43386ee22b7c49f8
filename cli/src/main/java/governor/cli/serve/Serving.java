package governor.cli.serve;

import governor.cli.UsageProblem;
import governor.cli.World;
import governor.server.GovernorServer;
import governor.server.Logs;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * How a server is to be run.
 *
 * @param options what the command line says, by the names of settings
 * @param opensBrowser whether the browser is to show it
 */
public record Serving(Map<String, String> options, boolean opensBrowser) {
  static final String YES = "yes";

  /**
   * Reads arguments that ask for a server and nothing else, with or without the word serve.
   * Whatever is unusual about them, from help to a mistake, is left to picocli, whose classes take
   * a fifth of the time that a server needs to start.
   */
  public static Optional<Serving> read(String[] arguments) {
    boolean named = arguments.length > 0 && arguments[0].equals("serve");
    Map<String, String> options = new HashMap<>();
    int next = named ? 1 : 0;
    while (next < arguments.length) {
      String[] parts = arguments[next++].split("=", 2);
      String word = parts[0].startsWith("--") ? parts[0].substring(2) : "";
      if (Setting.of(word).filter(Setting::isSwitch).isPresent()) {
        if (parts.length == 2) {
          return Optional.empty();
        }
        options.put(word, YES);
        continue;
      }
      String value =
          parts.length == 2 ? parts[1] : next < arguments.length ? arguments[next++] : "";
      if (!isPlain(word, value)) {
        return Optional.empty();
      }
      if (!word.equals("color")) {
        options.put(word, value);
      }
    }
    return Optional.of(new Serving(options, !named));
  }

  private static boolean isPlain(String word, String value) {
    return switch (word) {
      case "port" -> value.matches("[0-9]{1,6}");
      case "color" -> List.of("auto", "always", "never").contains(value);
      default ->
          (Setting.of(word).isPresent() || word.equals(Settings.FILE))
              && value.matches("[^-\"'$@ ].*");
    };
  }

  /** Serves until the process ends. */
  public void run(World world, PrintWriter out) {
    Settings settings = Settings.of(world, options);
    Logs.install(settings.level());
    GovernorServer server = UsageProblem.orProblem(GovernorServer.start(settings.options()));
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

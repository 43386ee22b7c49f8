package governor.cli.load;

import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.cli.options.FormatOption;
import governor.cli.remote.Remote;
import governor.cli.remote.ServerProcess;
import governor.cli.text.Format;
import governor.cli.text.Json;
import governor.core.Config;
import governor.core.Game;
import governor.table.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Bots at many tables over HTTP. */
@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    description = "Measures a server: bots play at many tables at once.",
    footer = {
      "",
      "Without --server it starts one of its own, with a temporary database. A server that is",
      "to be measured must be started with --no-limits, or its unlimited-token must stand in",
      "GOVERNOR_UNLIMITED_TOKEN. The code of one for invited people is read from",
      "GOVERNOR_INVITE_CODE."
    })
public final class LoadCommand implements Runnable {
  private static final double SLOWEST = 0.001;
  private static final double FASTEST = 1_000;
  private static final String JAVA_OPTIONS = "GOVERNOR_JAVA_OPTS";

  @ParentCommand private Governor governor;

  @Option(
      names = "--tables",
      paramLabel = "NUMBER",
      description = "The number of tables played at once. Usually ${DEFAULT-VALUE}.")
  private int tables = 100;

  @Option(
      names = "--rate",
      paramLabel = "NUMBER",
      description = "Choices per second at each table. Usually ${DEFAULT-VALUE}.")
  private double rate = 1;

  @Option(
      names = "--seconds",
      paramLabel = "NUMBER",
      description = "Seconds to measure. Usually ${DEFAULT-VALUE}.")
  private int seconds = 30;

  @Option(
      names = "--warm-up",
      paramLabel = "NUMBER",
      description = "Seconds of play before measuring. Usually ${DEFAULT-VALUE}.")
  private int warmUp = 10;

  @Option(
      names = "--config",
      paramLabel = "CONFIG",
      description = "What to play. Usually ${DEFAULT-VALUE}.")
  private String config = "sanjuan:2e players=4";

  @Option(names = "--server", paramLabel = "URL", description = "A server that runs already.")
  private @Nullable URI server;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "A PostgreSQL database for the server it starts.")
  private String database = "";

  @Mixin private FormatOption format = new FormatOption();

  @SuppressWarnings("NullAway.Init")
  LoadCommand() {}

  @Override
  public void run() {
    UsageProblem.unlessBetween("--tables", tables, 1, 100_000);
    UsageProblem.unlessBetween("--seconds", seconds, 1, 86_400);
    UsageProblem.unlessBetween("--warm-up", warmUp, 0, 86_400);
    if (!(rate >= SLOWEST && rate <= FASTEST)) {
      throw new UsageProblem("The option --rate needs a number from 0.001 to 1000.");
    }
    Game<?> game = UsageProblem.orProblem(Games.game(config));
    try {
      if (server != null) {
        show(measure(server, game.config(), new Cost()), "");
      } else {
        own(game.config());
      }
    } catch (Remote.Silent e) {
      throw e.problem();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void own(Config played) throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("governor-load");
    String options = governor.world().variable(JAVA_OPTIONS);
    List<String> words = List.of((options.isEmpty() ? "-XX:+UseSerialGC" : options).split(" "));
    try (ServerProcess process =
        ServerProcess.start(data, database, ServerProcess.governor(words))) {
      Cost cost = new Cost(process.pid());
      LoadReport report = measure(process.address(), played, cost);
      show(report, cost.text(report.choices()));
    } finally {
      try (var files = Files.list(data)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(data);
    }
  }

  private LoadReport measure(URI address, Config played, Cost cost)
      throws IOException, InterruptedException {
    long begun = System.nanoTime();
    Load load =
        Load.begin(new Remote(address, "").with(governor.world()), address, played, tables, rate);
    governor.err().printf("%d tables are set up in %d s.%n", tables, seconds(begun));
    Thread.sleep(warmUp * 1000L);
    load.measure();
    cost.begin();
    long from = System.nanoTime();
    Thread.sleep(seconds * 1000L);
    double measured = (System.nanoTime() - from) * 1e-9;
    cost.end();
    load.end();
    return LoadReport.of(load.tables(), rate, measured);
  }

  private static long seconds(long since) {
    return (System.nanoTime() - since) / 1_000_000_000;
  }

  private void show(LoadReport report, String cost) {
    if (format.value() == Format.JSON) {
      governor.out().print(Json.write(report.data()));
    } else {
      governor.out().print(report.text() + cost);
    }
  }
}

package governor.cli.measure;

import governor.bots.RandomGames;
import governor.bots.shipped.ShippedNets;
import governor.cli.ConfigWords;
import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.text.TextTable;
import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** How fast the engine is, on one thread. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description =
        "Measures random games on one thread: games and decisions a second, copies, bytes; or"
            + " nets.")
public final class BenchCommand implements Runnable {
  private static final int CAP = 100;

  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Option(
      names = "--millis",
      paramLabel = "MS",
      description = "How long one measurement takes (${DEFAULT-VALUE}).")
  private int millis = 200;

  @Option(
      names = "--nets",
      description = "Instead: how many choices per second the net of each game judges.")
  private boolean nets;

  @SuppressWarnings("NullAway.Init")
  BenchCommand() {}

  @Override
  public void run() {
    UsageProblem.unlessBetween("--millis", millis, 1, 600_000);
    TextTable table =
        nets
            ? new TextTable("config", ">evaluations/s")
            : new TextTable(
                "config", ">games/s", ">decisions/s", ">ns a copy", ">bytes a decision");
    for (Config config : words.isEmpty() ? usual() : List.of(words.config())) {
      Game<?> game = Families.game(ConfigWords.capped(config, CAP));
      governor.err().println("Measuring " + config + "...");
      if (nets) {
        addNet(table, config.toString(), game);
      } else {
        addGame(table, config.toString(), game);
      }
    }
    table
        .lines(TerminalWidth.of(governor.world()), governor.style())
        .forEach(governor.out()::println);
  }

  private void addGame(TextTable table, String name, Game<?> game) {
    add(table, name, Benchmark.of(game, false, millis));
    if (RandomGames.hasShortcuts(game)) {
      add(table, "  with shortcuts", Benchmark.of(game, true, millis));
    }
  }

  private <S extends State> void addNet(TextTable table, String name, Game<S> game) {
    ShippedNets.of(game)
        .ifPresent(net -> table.add(name, NetBenchmark.of(game, net, millis).in("%.0f")));
  }

  private static void add(TextTable table, String name, Benchmark.Result result) {
    table.add(
        name,
        result.games().in("%.0f"),
        result.decisions().in("%.0f"),
        result.copyNanos().in("%.1f"),
        result.bytes().in("%.2f"));
  }

  /** The smallest and the largest preset of every family, for every number of players. */
  private static List<Config> usual() {
    List<Config> configs = new ArrayList<>();
    for (GameFamily family : Families.all()) {
      List<GameFamily.Preset> presets = family.presets();
      String base = presets.getFirst().name();
      String full =
          presets.stream()
              .map(GameFamily.Preset::name)
              .filter(name -> name.startsWith(base))
              .max(java.util.Comparator.comparingInt(String::length))
              .orElse(base);
      for (String name : List.of(base, full).stream().distinct().toList()) {
        Config config = Config.parse(name).orThrow();
        family.playerCounts().forEach(number -> configs.add(config.withPlayers(number)));
      }
    }
    return configs;
  }
}

package governor.cli.simulate;

import governor.cli.ConfigWords;
import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.SeedOption;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.player.SeatPlan;
import governor.cli.text.Format;
import governor.cli.text.Progress;
import governor.core.Config;
import governor.core.Game;
import governor.core.State;
import governor.players.roster.Roster;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Many games between computer players. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = "Plays many games between computer players and counts.")
public final class SimulateCommand implements Runnable {
  private static final int LONGEST_SEED = 40;

  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--seats",
      paramLabel = "WHO,...",
      description = "Who plays, such as greedy,random,random.")
  private String seats = "";

  @Option(names = "--games", paramLabel = "N", description = "How many games (${DEFAULT-VALUE}).")
  private int games = 1000;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "On how many threads; all by default.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--max-rounds",
      paramLabel = "R",
      description = "Scores games that last longer after R rounds (${DEFAULT-VALUE}).")
  private int maxRounds = 200;

  @Option(
      names = "--fixed-seats",
      description = "Everybody keeps the seat, instead of moving on from game to game.")
  private boolean fixedSeats;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The form of the result: ${COMPLETION-CANDIDATES}.")
  private Format format = Format.TEXT;

  @Option(names = "--chart", paramLabel = "FILE.svg", description = "Draws the victories.")
  private @Nullable Path chart;

  @Option(names = "--records", paramLabel = "FOLDER", description = "Writes every game there.")
  private @Nullable Path records;

  @Option(names = "--progress", description = "Says on standard error how far it is, always.")
  private boolean progress;

  @SuppressWarnings("NullAway.Init")
  SimulateCommand() {}

  @Override
  public void run() {
    check("--games", games, 1_000_000_000);
    check("--threads", threads, 1024);
    check("--max-rounds", maxRounds, 99_999);
    Config config = words.config();
    if (!words.namesPlayers() && !seats.isEmpty()) {
      config = config.withPlayers(seats.split(",", -1).length);
    }
    Families.game(config);
    simulate(Families.game(ConfigWords.capped(config, maxRounds)));
  }

  private static void check(String option, int value, int most) {
    if (value < 1 || value > most) {
      throw new UsageProblem(
          "The option %s needs a number from 1 to %d, not %d.".formatted(option, most, value));
    }
  }

  private <S extends State> void simulate(Game<S> game) {
    String usual = Roster.usual(game);
    String who = seats.isEmpty() ? usual + ("," + usual).repeat(game.seats() - 1) : seats;
    List<SeatPlan> entrants = SeatPlan.parse(who, game);
    if (entrants.stream().anyMatch(SeatPlan::isHuman)) {
      throw new UsageProblem("Only computers can be simulated; replace human by " + usual + ".");
    }
    String rounds = game.config().settings().getOrDefault("rounds", "0");
    int cap = rounds.equals("0") ? Integer.MAX_VALUE : Integer.parseInt(rounds);
    Plan<S> plan = new Plan<>(game, entrants, seed.or("1", LONGEST_SEED), games, !fixedSeats, cap);
    folder(records);
    Progress line =
        new Progress(governor.err(), progress || governor.world().errorIsTerminal(), games);
    Tally tally = Simulation.run(plan, Math.min(threads, games), records, line);
    Report report = Report.of(plan, tally);
    governor.out().print(ReportText.in(format, report, governor.style(), width()));
    if (chart != null) {
      write(chart, Chart.svg(report));
      governor.err().println("The chart is in " + chart + ".");
    }
  }

  private int width() {
    return TerminalWidth.of(governor.world());
  }

  private static void folder(@Nullable Path folder) {
    try {
      if (folder != null) {
        Files.createDirectories(folder);
      }
    } catch (IOException e) {
      throw new UsageProblem("There can be no folder " + folder + "; name another.");
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package governor.cli.arena;

import governor.cli.Governor;
import governor.cli.SeedOption;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.text.Format;
import governor.cli.text.Progress;
import governor.core.Game;
import governor.core.State;
import governor.players.arena.Arena;
import governor.players.arena.ArenaReport;
import governor.players.arena.LineUp;
import governor.players.arena.Plan;
import governor.players.arena.SequentialTest.Shares;
import governor.players.arena.Table;
import governor.players.roster.Roster;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Measures computer players against each other. */
@Command(
    name = "arena",
    mixinStandardHelpOptions = true,
    description = {
      "Measures computer players against each other, with the seats taken in turn.",
      "A player is a word such as greedy, or one with a budget: flat:100 (playouts), flat:50ms."
    })
public final class ArenaCommand implements Runnable {
  private static final int LONGEST_SEED = 40;

  @ParentCommand private Governor governor;

  @Parameters(
      arity = "1..*",
      paramLabel = "CONFIG PLAYER",
      description = "The game, then the players; the first one is the one in question.")
  private List<String> words = new ArrayList<>();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--line-up",
      paramLabel = "HOW",
      defaultValue = "one-against-rest",
      description = "Who meets whom: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
  private LineUp lineUp = LineUp.ONE_AGAINST_REST;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "At least so many games; whole blocks are played (${DEFAULT-VALUE}).")
  private int games = 1000;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "On how many threads; all by default.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--sprt",
      paramLabel = "P0,P1",
      description = "Stops when the first player's share of victories is clearly P0 or P1.")
  private String sprt = "";

  @Option(
      names = "--time-ms",
      paramLabel = "MS",
      description = "A time budget for everybody who takes one; then no run is like another.")
  private @Nullable Integer millis;

  @Option(
      names = "--max-rounds",
      paramLabel = "R",
      description = "Scores games that last longer after R rounds (${DEFAULT-VALUE}).")
  private int maxRounds = 200;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The form of the result: ${COMPLETION-CANDIDATES}.")
  private Format format = Format.TEXT;

  @Option(names = "--chart", paramLabel = "FILE.svg", description = "Draws the victories.")
  private @Nullable Path chart;

  @Option(names = "--progress", description = "Says on standard error how far it is, always.")
  private boolean progress;

  @SuppressWarnings("NullAway.Init")
  ArenaCommand() {}

  @Override
  public void run() {
    check("--games", games, 100_000_000);
    check("--threads", threads, 1024);
    check("--max-rounds", maxRounds, 99_999);
    Entries entries = Entries.read(words, maxRounds);
    if (millis != null) {
      check("--time-ms", millis, 3_600_000);
      entries = entries.timed(millis);
    }
    measure(entries.game(), entries.players());
  }

  private static void check(String option, int value, int most) {
    if (value < 1 || value > most) {
      throw new UsageProblem(
          "The option %s needs a number from 1 to %d, not %d.".formatted(option, most, value));
    }
  }

  private <S extends State> void measure(Game<S> game, List<String> players) {
    List<Table> tables = lineUp.tables(players, game.seats());
    String rounds = game.config().settings().getOrDefault("rounds", "0");
    Plan<S> plan =
        new Plan<>(
            game,
            name -> UsageProblem.orProblem(Roster.make(name, game)),
            tables,
            seed.or("1", LONGEST_SEED),
            Plan.cycles(tables, games),
            rounds.equals("0") ? Integer.MAX_VALUE : Integer.parseInt(rounds));
    Arena<S> arena = sprt.isEmpty() ? Arena.of(plan) : testing(plan);
    Progress line =
        new Progress(governor.err(), progress || governor.world().errorIsTerminal(), plan.games());
    try (UntilInterrupted _ = new UntilInterrupted(arena::stop)) {
      ArenaReport report = arena.run(Math.min(threads, plan.blocks()), line::more);
      line.done();
      say(report);
    }
  }

  private <S extends State> Arena<S> testing(Plan<S> plan) {
    if (plan.tables().size() != 1) {
      throw new UsageProblem(
          "The option --sprt needs two players that meet at one kind of table, not at %d."
              .formatted(plan.tables().size()));
    }
    return Arena.testing(plan, UsageProblem.orProblem(Shares.parse(sprt)));
  }

  private void say(ArenaReport report) {
    int width = TerminalWidth.of(governor.world());
    governor.out().print(ArenaText.in(format, lineUp, report, governor.style(), width));
    governor.out().flush();
    if (chart != null) {
      write(chart, ArenaChart.svg(report));
      governor.err().println("The chart is in " + chart + ".");
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

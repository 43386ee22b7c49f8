package governor.cli.arena;

import governor.cli.Governor;
import governor.cli.SeedOption;
import governor.cli.TerminalWidth;
import governor.cli.UntilInterrupted;
import governor.cli.UsageProblem;
import governor.cli.options.ChartOption;
import governor.cli.options.FormatOption;
import governor.cli.options.ManyGames;
import governor.cli.options.ProgressOption;
import governor.cli.part.PartFile;
import governor.cli.part.PartOptions;
import governor.cli.player.NamedPlayers;
import governor.cli.text.Format;
import governor.cli.text.Progress;
import governor.cli.text.Text;
import governor.core.Game;
import governor.core.Seed;
import governor.core.State;
import governor.lab.arena.Arena;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.LineUp;
import governor.lab.arena.Plan;
import governor.lab.arena.SequentialTest;
import governor.lab.arena.SequentialTest.Shares;
import governor.lab.arena.Table;
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
      "Measures computer players against each other; everyone plays every seat.",
      "A player is a word such as greedy (see governor players), one with a budget such as flat:100"
          + " (playouts) or flat:50ms, or the file of a net that governor train wrote."
    })
public final class ArenaCommand implements Runnable {
  private static final int LONGEST_SEED = 40;

  @ParentCommand private Governor governor;

  @Parameters(
      arity = "1..*",
      paramLabel = "CONFIG PLAYER",
      completionCandidates = EntryWords.class,
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
      names = "--suite",
      paramLabel = "SUITE",
      description = {
        "One player against the opponents of a suite: ${COMPLETION-CANDIDATES}.",
        "Plays --games games against each of them and names the worst."
      })
  private @Nullable Suite suite;

  @Option(
      names = "--sprt",
      paramLabel = "P0,P1",
      description = {
        "Sequential test: stops when the first player's share of wins is clearly P0 or P1.",
        "Looks first after "
            + SequentialTest.FEWEST
            + " blocks: fewer do not show how much blocks differ."
      })
  private String sprt = "";

  @Option(
      names = "--time-ms",
      paramLabel = "MS",
      description = "A time budget for every player that takes one; then no two runs are alike.")
  private @Nullable Integer millis;

  @Mixin private PartOptions part = new PartOptions();

  @Mixin private ManyGames many = new ManyGames();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private ChartOption chart = new ChartOption();

  @Mixin private ProgressOption progress = new ProgressOption();

  @SuppressWarnings("NullAway.Init")
  ArenaCommand() {}

  @Override
  public void run() {
    UsageProblem.unlessBetween("--games", games, 1, 100_000_000);
    many.check();
    chart.check();
    Entries entries = Entries.read(words, many, suite);
    if (millis != null) {
      UsageProblem.unlessBetween("--time-ms", millis, 1, 3_600_000);
      sayWhoTakesNoTime(entries.withoutBudget());
      entries = entries.timed(millis);
    }
    measure(entries.game(), entries.players());
  }

  private void sayWhoTakesNoTime(List<String> players) {
    if (!players.isEmpty()) {
      governor
          .err()
          .println(
              "The option --time-ms has no effect on %s: only players that search take time."
                  .formatted(Text.list(players)));
    }
  }

  /** What such players are to play. */
  static <S extends State> Plan<S> plan(
      Game<S> game, List<String> players, LineUp lineUp, Seed seed, int games) {
    List<Table> tables = lineUp.tables(players, game.seats());
    return new Plan<>(
        game,
        name -> UsageProblem.orProblem(NamedPlayers.make(name, game)),
        tables,
        seed,
        Plan.cycles(tables, games),
        ManyGames.cap(game));
  }

  private <S extends State> void measure(Game<S> game, List<String> players) {
    int all = suite == null ? games : games * lineUp.tables(players, game.seats()).size();
    Plan<S> plan = plan(game, players, lineUp, seed.or("1", LONGEST_SEED), all);
    if (part.isCount()) {
      governor.out().println(plan.blocks());
      return;
    }
    int[] range = part.range(plan.blocks());
    Path file = part.file();
    if (file == null) {
      play(sprt.isEmpty() ? Arena.of(plan) : testing(plan), plan);
      return;
    }
    if (!sprt.isEmpty() || millis != null) {
      throw new UsageProblem(
          "With --sprt or --time-ms no run is like another; parts of it cannot be added up.");
    }
    try (PartFile written = PartFile.open(file, ArenaPart.header(plan, lineUp, players, all))) {
      Arena<S> arena = Arena.of(plan).only(range[0], range[1]);
      arena.with(written.known().stream().map(line -> ArenaPart.block(plan, line)).toList());
      play(arena.telling(block -> written.add(ArenaPart.line(block))), plan);
    }
  }

  private <S extends State> void play(Arena<S> arena, Plan<S> plan) {
    Progress line = new Progress(governor.err(), progress.isShown(governor.world()), plan.games());
    try (UntilInterrupted _ = new UntilInterrupted(arena::stop)) {
      ArenaReport report = arena.run(many.threads(plan.blocks()), line::more);
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
    governor.out().print(ArenaText.in(format.value(), lineUp, report, governor.style(), width));
    if (suite != null && format.value() == Format.TEXT) {
      governor.out().println("\n" + Suite.worst(report));
    }
    governor.out().flush();
    chart.write(() -> ArenaChart.svg(lineUp, report), governor);
  }
}

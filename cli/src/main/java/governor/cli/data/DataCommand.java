package governor.cli.data;

import governor.cli.Governor;
import governor.cli.UntilInterrupted;
import governor.cli.UsageProblem;
import governor.cli.options.ProgressOption;
import governor.cli.part.Blocks;
import governor.cli.player.ComputerGames;
import governor.cli.player.SeatPlan;
import governor.cli.text.Progress;
import governor.core.Game;
import governor.core.State;
import governor.data.BlockFile;
import governor.data.Header;
import governor.data.RowFormat;
import governor.gym.KnownSpaces;
import governor.gym.Spaces;
import governor.gym.SpacesJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Decisions of many games, for learning. */
@Command(
    name = "data",
    mixinStandardHelpOptions = true,
    description = {
      "Plays games between computer players and writes every decision as a row: what the seat knew,"
          + " what it could choose, what it chose, what came of it.",
      "A run that was ended goes on where it stopped, by the same command."
    },
    footer = {"", "docs/research.md tells what the columns hold and how to read them."})
public final class DataCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Mixin private ComputerGames computers = new ComputerGames();

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where the rows go: FILE.parquet or FILE.ndjson.")
  private Path file = Path.of("");

  @Option(
      names = "--blocks",
      paramLabel = "FROM-TO",
      description = {
        "Only these blocks, from 1; governor merge puts files together. 3/16 is the third of 16"
            + " parts, and count only says how many blocks there are."
      })
  private String blocks = "";

  @Option(
      names = "--positions",
      description = "With a line of text for each position; twice as large and slower.")
  private boolean positions;

  @Mixin private ProgressOption progress = new ProgressOption();

  @SuppressWarnings("NullAway.Init")
  DataCommand() {}

  @Override
  public void run() {
    computers.check();
    play(computers.game());
  }

  /** The form of the file that the rows go to, which can be written. */
  private RowFormat format() {
    if (file.toString().isEmpty()) {
      throw new UsageProblem(
          "\"governor data\" needs the option --to FILE: FILE.parquet or FILE.ndjson, for the"
              + " rows.");
    }
    RowFormat format =
        RowFormat.of(file)
            .orElseThrow(
                () ->
                    new UsageProblem(
                        "Rows are written to FILE.parquet or FILE.ndjson, not to \""
                            + file
                            + "\"."));
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new UsageProblem("There is no folder for " + file + "; make it first.");
    }
    return format;
  }

  @SuppressWarnings("unchecked") // spaces of a game are of its positions
  private <S extends State> void play(Game<S> game) {
    Spaces<S> spaces = (Spaces<S>) UsageProblem.orProblem(KnownSpaces.of(game));
    List<SeatPlan> entrants = computers.entrants(game, "play here");
    DataPlan<S> plan =
        new DataPlan<>(spaces, entrants, computers.seed(), computers.games(), positions);
    if (Blocks.isCount(blocks)) {
      governor.out().println(plan.cut().number());
      return;
    }
    RowFormat format = format();
    int[] range = Blocks.range(blocks, plan.cut().number());
    try (BlockFile out = open(format, new Header(facts(plan), SpacesJson.of(spaces)))) {
      write(plan, range, out, format);
    } catch (IOException e) {
      throw new UsageProblem(
          "The file %s cannot be written (%s); make room, or name another."
              .formatted(file, e.getMessage()));
    }
  }

  private BlockFile open(RowFormat format, Header header) throws IOException {
    try {
      return BlockFile.open(file, format, header);
    } catch (BlockFile.Problem problem) {
      throw new UsageProblem(problem.sentence());
    }
  }

  private <S extends State> void write(
      DataPlan<S> plan, int[] range, BlockFile out, RowFormat format) throws IOException {
    int wanted = plan.cut().gamesOf(range[0], range[1]);
    Progress line = new Progress(governor.err(), progress.isShown(governor.world()), wanted);
    DataRun<S> run = new DataRun<>(plan, range, out, format, line);
    boolean whole;
    try (UntilInterrupted _ = new UntilInterrupted(run::stop)) {
      whole = run.play(computers.threads(range));
    }
    line.done();
    run.losses().sentences().forEach(governor.err()::println);
    if (whole) {
      long rows = out.rows();
      out.finish();
      governor
          .out()
          .println(
              "%d decisions of %d games are in %s, %d bytes."
                  .formatted(rows, wanted, file, Files.size(file)));
    } else {
      governor.err().println("Stopped; the same command goes on from here.");
    }
  }

  private <S extends State> Map<String, String> facts(DataPlan<S> plan) {
    Game<S> game = plan.spaces().game();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("format", Header.FORMAT);
    facts.put("version", Governor.VERSION);
    facts.put("rules", game.ruleFingerprint());
    facts.put("spaces", plan.spaces().version());
    facts.put("config", game.config().toString());
    facts.put("seed", plan.seed().text());
    facts.put("players", String.join(",", plan.entrants().stream().map(SeatPlan::player).toList()));
    facts.put("games", Integer.toString(plan.games()));
    facts.put("games a block", Integer.toString(plan.cut().size()));
    facts.put("blocks", Integer.toString(plan.cut().number()));
    facts.put("positions", positions ? "yes" : "no");
    return facts;
  }
}

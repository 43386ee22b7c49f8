package governor.cli.simulate;

import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UntilInterrupted;
import governor.cli.UsageProblem;
import governor.cli.options.ChartOption;
import governor.cli.options.FormatOption;
import governor.cli.options.ManyGames;
import governor.cli.options.ProgressOption;
import governor.cli.part.PartFile;
import governor.cli.part.PartOptions;
import governor.cli.player.ComputerGames;
import governor.cli.player.SeatPlan;
import governor.cli.record.RecordFile;
import governor.cli.record.RecordsFile;
import governor.cli.text.Progress;
import governor.core.Game;
import governor.core.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Many games between computer players. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = "Plays many games between computer players and prints statistics.")
public final class SimulateCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Mixin private ComputerGames computers = new ComputerGames();

  @Option(
      names = "--fixed-seats",
      description = "Everybody keeps the seat, instead of moving on from game to game.")
  private boolean fixedSeats;

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private ChartOption chart = new ChartOption();

  @Option(
      names = "--records",
      paramLabel = "WHERE",
      description = {
        "Writes every game: a file each into this folder, or all into one that ends in .games"
            + " (text) or .ndjson.",
      })
  private @Nullable Path records;

  @Mixin private PartOptions part = new PartOptions();

  @Mixin private ProgressOption progress = new ProgressOption();

  @SuppressWarnings("NullAway.Init")
  SimulateCommand() {}

  @Override
  public void run() {
    computers.check();
    chart.check();
    simulate(computers.game());
  }

  private <S extends State> void simulate(Game<S> game) {
    List<SeatPlan> entrants = computers.entrants(game, "be simulated");
    int cap = ManyGames.cap(game);
    Plan<S> plan =
        new Plan<>(game, entrants, computers.seed(), computers.games(), !fixedSeats, cap);
    if (part.isCount()) {
      governor.out().println(plan.blocks());
      return;
    }
    int[] range = part.range(plan.blocks());
    Path file = part.file();
    Simulation<S> simulation = new Simulation<>(plan);
    if (file == null) {
      play(plan, simulation, range, (_, _) -> {});
    } else {
      if (records != null && RecordsFile.isOne(records)) {
        throw new UsageProblem(
            "A run in parts writes a file for each game: name a folder for --records.");
      }
      try (PartFile written = PartFile.open(file, SimulatePart.header(plan))) {
        written.known().forEach(simulation::add);
        play(
            plan,
            simulation,
            range,
            (block, tally) -> written.add(SimulatePart.line(block, tally)));
      }
    }
  }

  private <S extends State> void play(
      Plan<S> plan, Simulation<S> simulation, int[] range, BiConsumer<Integer, Tally> told) {
    int wanted = plan.cut().gamesOf(range[0], range[1]);
    Progress line = new Progress(governor.err(), progress.isShown(governor.world()), wanted);
    try (UntilInterrupted _ = new UntilInterrupted(simulation::stop);
        RecordsFile all = oneFile(plan.firstOf(range[0]))) {
      simulation.play(range, computers.threads(range), sink(all), told, line::more);
      line.done();
      if (simulation.total().games > 0) {
        say(Report.of(plan, simulation.total()));
      }
    }
  }

  private void say(Report report) {
    governor.out().print(ReportText.in(format.value(), report, governor.style(), width()));
    governor.out().flush();
    chart.write(() -> Chart.svg(report), governor);
    if (records != null) {
      governor.err().println("The records are in " + records + ".");
    }
  }

  private @Nullable RecordsFile oneFile(int first) {
    return records != null && RecordsFile.isOne(records) ? RecordsFile.begin(records, first) : null;
  }

  private @Nullable GameSink sink(@Nullable RecordsFile all) {
    if (records == null || all != null) {
      return all == null ? null : all::write;
    }
    Path folder = records;
    folder(folder);
    return (number, record) ->
        RecordFile.write(folder.resolve("%06d.game".formatted(number + 1)), record);
  }

  private int width() {
    return TerminalWidth.of(governor.world());
  }

  private static void folder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UsageProblem("There can be no folder " + folder + "; name another.");
    }
  }
}

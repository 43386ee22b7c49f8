package governor.cli.analysis;

import governor.bots.analysis.Analyst;
import governor.bots.analysis.GameReview;
import governor.bots.levels.Kits;
import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.SeedOption;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.options.ChartOption;
import governor.cli.options.FormatOption;
import governor.cli.options.ProgressOption;
import governor.cli.record.RecordFile;
import governor.cli.text.Json;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Replay;
import governor.core.State;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** A recorded game looked at again. */
@Command(
    name = "analyse",
    mixinStandardHelpOptions = true,
    description =
        "Analyses a recorded game: the chances after every choice, and what mistakes cost.")
public final class AnalyseCommand implements Runnable {
  private static final int USUAL_ROLLOUTS = 200;

  @ParentCommand private Governor governor;

  @Parameters(paramLabel = "RECORD", description = "The file, as text or JSON.")
  private Path file = Path.of("");

  @Option(
      names = "--seat",
      paramLabel = "K",
      description = "Lists only the mistakes of this seat, counted from 1.")
  private @Nullable Integer seat;

  @Mixin private BudgetOption budget = new BudgetOption();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private ChartOption chart = new ChartOption();

  @Mixin private ProgressOption progress = new ProgressOption();

  @SuppressWarnings("NullAway.Init")
  AnalyseCommand() {}

  @Override
  public void run() {
    chart.check();
    GameRecord record = UsageProblem.orProblem(RecordFile.read(file));
    analyse(Families.game(record), record);
  }

  private <S extends State> void analyse(Game<S> game, GameRecord record) {
    Replay<S> replay = UsageProblem.orProblem(Replay.of(game, record));
    if (seat != null) {
      UsageProblem.unlessBetween("--seat", seat, 1, game.seats());
    }
    if (replay.length() == 0) {
      throw new UsageProblem("There is nothing to analyse: the record holds no choice.");
    }
    ReviewProgress line = new ReviewProgress(governor.err(), progress.isShown(governor.world()));
    GameReview review =
        new Analyst<>(Kits.of(game), record.seats())
            .review(replay, budget.or(USUAL_ROLLOUTS), seed.or("1", 40).rng(), line, () -> false);
    line.done();
    String text =
        switch (format.value()) {
          case TEXT ->
              ReviewText.text(
                  review,
                  seat == null ? 0 : seat,
                  governor.style(),
                  TerminalWidth.of(governor.world()));
          case JSON -> Json.write(review);
          case CSV -> ReviewText.csv(review);
        };
    governor.out().print(text);
    chart.write(() -> WinChart.svg(review), governor);
  }
}

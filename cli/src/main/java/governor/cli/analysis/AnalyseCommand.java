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
import governor.cli.options.ThreadsOption;
import governor.cli.record.Records;
import governor.cli.text.Json;
import governor.cli.text.Progress;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Replay;
import governor.core.State;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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

  @Parameters(
      arity = "1..*",
      paramLabel = "RECORD",
      description = {
        "The file, as text or JSON; of one that holds many games, FILE#17 is a single one.",
        "Of many games, files or folders: what every player lost by mistakes."
      })
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--seat",
      paramLabel = "K",
      description = "Lists only the mistakes of this seat, counted from 1.")
  private @Nullable Integer seat;

  @Mixin private BudgetOption budget = new BudgetOption();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ThreadsOption threads = ThreadsOption.onePerProcessor();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private ChartOption chart = new ChartOption();

  @Mixin private ProgressOption progress = new ProgressOption();

  @SuppressWarnings("NullAway.Init")
  AnalyseCommand() {}

  @Override
  public void run() {
    chart.check();
    threads.check();
    List<Records.Named> records = Records.read(files);
    if (records.size() == 1) {
      GameRecord record = records.getFirst().record();
      ReviewProgress line = new ReviewProgress(governor.err(), progress.isShown(governor.world()));
      GameReview review = review(Families.game(record), record, line);
      line.done();
      say(review);
    } else {
      many(records);
    }
  }

  private <S extends State> GameReview review(
      Game<S> game, GameRecord record, governor.bots.analysis.Progress told) {
    Replay<S> replay = UsageProblem.orProblem(Replay.of(game, record));
    UsageProblem.unlessBetween("--seat", seat, 1, game.seats());
    if (replay.length() == 0) {
      throw new UsageProblem("There is nothing to analyse: the record holds no choice.");
    }
    return new Analyst<>(Kits.of(game), record.seats())
        .review(replay, budget.or(USUAL_ROLLOUTS), seed.or("1", 40).rng(), told, () -> false);
  }

  private void say(GameReview review) {
    int width = TerminalWidth.of(governor.world());
    int only = seat == null ? 0 : seat;
    String text =
        switch (format.value()) {
          case TEXT -> ReviewText.text(review, only, governor.style(), width);
          case JSON -> Json.write("governor-review-1", review);
          case CSV -> ReviewText.csv(review);
        };
    governor.out().print(text);
    chart.write(() -> WinChart.svg(review), governor);
  }

  private void many(List<Records.Named> records) {
    if (chart.isWished()) {
      throw new UsageProblem("A chart is of one game; name one, such as FILE#1.");
    }
    Progress line =
        new Progress(governor.err(), progress.isShown(governor.world()), records.size());
    List<ManyReviews.Named> games = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads.number(records.size()))) {
      List<Future<ManyReviews.Named>> running = new ArrayList<>();
      for (Records.Named each : records) {
        running.add(pool.submit(() -> named(each, line)));
      }
      for (Future<ManyReviews.Named> each : running) {
        games.add(each.get());
      }
    } catch (ExecutionException e) {
      throw e.getCause() instanceof UsageProblem problem
          ? problem
          : new IllegalStateException("a game could not be looked at", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    line.done();
    int width = TerminalWidth.of(governor.world());
    String text =
        switch (format.value()) {
          case TEXT -> ManyReviews.text(games, seat == null ? 0 : seat, governor.style(), width);
          case JSON -> ManyReviews.json(games);
          case CSV -> ManyReviews.csv(games);
        };
    governor.out().print(text);
  }

  private ManyReviews.Named named(Records.Named each, Progress line) {
    try {
      GameReview review = review(Families.game(each.record()), each.record(), (_, _) -> {});
      line.oneMore();
      return new ManyReviews.Named(each.name(), review);
    } catch (UsageProblem problem) {
      throw new UsageProblem(each.name() + ": " + problem.sentence());
    }
  }
}

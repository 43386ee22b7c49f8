package governor.cli.analysis;

import governor.bots.analysis.Advice;
import governor.bots.analysis.Analyst;
import governor.bots.levels.Kits;
import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.SeedOption;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.options.FormatOption;
import governor.cli.record.PlyOption;
import governor.cli.record.PositionWords;
import governor.cli.record.RecordFile;
import governor.cli.text.Json;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Options;
import governor.core.Replay;
import governor.core.State;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** What to do in a position of a record, and why. */
@Command(
    name = "hint",
    mixinStandardHelpOptions = true,
    description = "Compares the choices of a position, judged by what the seat to choose can know.")
public final class HintCommand implements Runnable {
  private static final int USUAL_ROLLOUTS = 2000;

  @ParentCommand private Governor governor;

  @Parameters(arity = "0..1", paramLabel = "RECORD", description = "The file, as text or JSON.")
  private @Nullable Path file;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "In this position (see governor position) instead of a record's.")
  private String position = "";

  @Mixin private PlyOption at = new PlyOption();

  @Mixin private BudgetOption budget = new BudgetOption();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private FormatOption format = new FormatOption();

  @SuppressWarnings("NullAway.Init")
  HintCommand() {}

  @Override
  public void run() {
    if (file == null && position.isEmpty()) {
      throw new UsageProblem(
          "The command hint needs RECORD; \"governor hint --help\" says what it takes instead.");
    }
    if (file != null && !position.isEmpty()) {
      throw new UsageProblem("Name a record, or a position with --position; one of the two.");
    }
    GameRecord record =
        file == null
            ? PositionWords.record(position, seed.or("1", 40))
            : UsageProblem.orProblem(RecordFile.read(file));
    hint(Families.game(record), record);
  }

  private <S extends State> void hint(Game<S> game, GameRecord record) {
    Replay<S> replay = UsageProblem.orProblem(Replay.of(game, record));
    int all = replay.length();
    int last = replay.before(all).isOver() ? all - 1 : all;
    if (!at.isGiven() && last < all) {
      throw new UsageProblem(
          "The game is over there; name an earlier position with --at, from 0 to %d."
              .formatted(last));
    }
    S s = replay.before(at.upTo(last));
    Options options = new Options();
    game.advance(s, options);
    Advice advice =
        new Analyst<>(Kits.of(game), record.seats())
            .hint(s, options, budget.or(USUAL_ROLLOUTS), seed.or("1", 40).rng());
    String text =
        switch (format.value()) {
          case TEXT ->
              AdviceText.text(
                  advice, record.seats(), governor.style(), TerminalWidth.of(governor.world()));
          case JSON -> Json.write("governor-advice-1", advice);
          case CSV -> AdviceText.csv(advice);
        };
    governor.out().print(text);
  }
}

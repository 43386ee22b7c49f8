package governor.cli.record;

import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Options;
import governor.core.PositionText;
import governor.core.Replay;
import governor.core.State;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** A position of a record as one line of text. */
@Command(
    name = "position",
    mixinStandardHelpOptions = true,
    description = "Writes a position of a record as one line, to be played on from.",
    footer = {"", "The line is described in docs/positions.md."})
public final class PositionCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Parameters(paramLabel = "RECORD", description = "The file, as text or JSON.")
  private Path file = Path.of("");

  @Mixin private PlyOption at = new PlyOption();

  @Option(
      names = "--seat",
      paramLabel = "K",
      description = "With what this seat knows, counted from 1; by default with everything.")
  private @Nullable Integer seat;

  @SuppressWarnings("NullAway.Init")
  PositionCommand() {}

  @Override
  public void run() {
    GameRecord record = UsageProblem.orProblem(RecordFile.read(file));
    write(Families.game(record), record);
  }

  private <S extends State> void write(Game<S> game, GameRecord record) {
    Replay<S> replay = UsageProblem.orProblem(Replay.of(game, record));
    S s = replay.before(at.upTo(replay.length()));
    UsageProblem.unlessBetween("--seat", seat, 1, game.seats());
    int viewer = seat == null ? PositionText.EVERYTHING : seat - 1;
    game.advance(s, new Options());
    governor.out().println(game.positionText(s, viewer));
  }
}

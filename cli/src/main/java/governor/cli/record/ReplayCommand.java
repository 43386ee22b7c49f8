package governor.cli.record;

import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.text.Json;
import governor.core.Event;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Replay;
import governor.core.State;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** A record in words. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Shows a recorded game step by step, or converts the record.")
public final class ReplayCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Parameters(paramLabel = "RECORD", description = "The file, as text or JSON.")
  private Path file = Path.of("");

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "Shows the table after N choices instead of telling the game.")
  private @Nullable Integer at;

  @Option(
      names = "--seat",
      paramLabel = "K",
      description = "As this seat saw it, counted from 1; by default only what was public.")
  private @Nullable Integer seat;

  @ArgGroup private Conversion conversion = new Conversion();

  /** Into which form the record is converted, if any. */
  private static final class Conversion {
    @Option(names = "--json", description = "Prints the record as JSON.")
    private boolean json;

    @Option(names = "--text", description = "Prints the record as text.")
    private boolean text;
  }

  @SuppressWarnings("NullAway.Init")
  ReplayCommand() {}

  @Override
  public void run() {
    GameRecord record = UsageProblem.orProblem(RecordFile.read(file));
    if (conversion.json) {
      governor.out().print(Json.write(record.toData()));
    } else if (conversion.text) {
      governor.out().print(record.toText());
    } else {
      tell(Families.game(record), record);
    }
  }

  private <S extends State> void tell(Game<S> game, GameRecord record) {
    Replay<S> replay = UsageProblem.orProblem(Replay.of(game, record));
    UsageProblem.unlessBetween("--seat", seat, 1, game.seats());
    UsageProblem.unlessBetween("--at", at, 0, replay.length());
    int viewer = seat == null ? Event.PUBLIC : seat - 1;
    ReplayText<S> text =
        new ReplayText<>(replay, viewer, governor.style(), TerminalWidth.of(governor.world()));
    (at == null ? text.all() : text.at(at)).forEach(governor.out()::println);
  }
}

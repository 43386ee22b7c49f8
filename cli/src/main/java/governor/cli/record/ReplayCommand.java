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
  private int at = -1;

  @Option(
      names = "--seat",
      paramLabel = "K",
      description = "As this seat saw it, counted from 1; by default only what was public.")
  private int seat;

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
    check("--seat", seat, game.seats());
    check("--at", at, replay.length());
    int viewer = seat > 0 ? seat - 1 : Event.PUBLIC;
    ReplayText<S> text =
        new ReplayText<>(replay, viewer, governor.style(), TerminalWidth.of(governor.world()));
    (at >= 0 ? text.at(at) : text.all()).forEach(governor.out()::println);
  }

  private static void check(String option, int value, int most) {
    if (value > most || value < -1) {
      throw new UsageProblem(
          "The option %s goes up to %d here, not to %d.".formatted(option, most, value));
    }
  }
}

package governor.cli.record;

import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.cli.text.Json;
import governor.core.Draws;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Parsed;
import governor.core.Recorder;
import governor.core.Replay;
import governor.core.State;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Whether a record is what it says. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description =
        "Checks a record: seed, rules, every choice and the result. Exit 1 if it is wrong.")
public final class VerifyCommand implements Callable<Integer> {
  @ParentCommand private Governor governor;

  @Parameters(paramLabel = "RECORD", description = "The file, as text or JSON.")
  private Path file = Path.of("");

  @Option(
      names = "--shuffle",
      description =
          "Writes all that chance decided, as JSON, for programs that check it by themselves.")
  private boolean shuffle;

  @SuppressWarnings("NullAway.Init")
  VerifyCommand() {}

  @Override
  public Integer call() {
    if (shuffle) {
      say(UsageProblem.orProblem(RecordFile.read(file).then(VerifyCommand::proof)));
      return ExitCode.OK;
    }
    return switch (RecordFile.read(file).then(this::verify)) {
      case Parsed.Ok<String>(String sentence) -> {
        say(sentence);
        yield ExitCode.OK;
      }
      case Parsed.Refused<String>(String sentence) -> {
        say(sentence);
        say("The record does not hold.");
        yield ExitCode.SOFTWARE;
      }
    };
  }

  private void say(String sentence) {
    governor.out().println(sentence);
  }

  private static Parsed<String> proof(GameRecord record) {
    return draws(Families.game(record), record);
  }

  private static <S extends State> Parsed<String> draws(Game<S> game, GameRecord record) {
    return Replay.of(game, record).then(_ -> Parsed.ok(Json.write(Draws.proof(game, record))));
  }

  private Parsed<String> verify(GameRecord record) {
    say("The commitment is the hash of the seed.");
    Game<?> game = Families.game(record);
    if (!record.rules().equals(game.ruleFingerprint())) {
      throw new UsageProblem(
          Replay.otherRules(game, record) + " This program cannot tell whether the record holds.");
    }
    return replay(game, record);
  }

  private <S extends State> Parsed<String> replay(Game<S> game, GameRecord record) {
    return Replay.of(game, record).then(replay -> compare(game, record, replay));
  }

  private <S extends State> Parsed<String> compare(
      Game<S> game, GameRecord record, Replay<S> replay) {
    if (record.seed().isFair()) {
      say(
          "The shuffle is that of its seed%s: %d decisions of chance."
              .formatted(
                  record.seed().salts().isEmpty()
                      ? ""
                      : " and of what the players added (" + record.seed().salts() + ")",
                  Draws.of(game, record).split(" ", -1).length));
    }
    say("The rules are those of this program: " + game.ruleFingerprint() + ".");
    say("All " + replay.length() + " choices are legal where they stand.");
    S end = replay.end();
    String result = end.isOver() ? Recorder.result(game.scoreSheet(end), record.seats()) : "";
    if (!record.result().equals(result)) {
      return Parsed.refused(
          "The result says \""
              + record.result()
              + "\", but the choices lead to "
              + (result.isEmpty() ? "a game that is not over." : "\"" + result + "\"."));
    }
    return Parsed.ok(
        result.isEmpty()
            ? "The record holds; the game is not over yet."
            : "The record holds: " + result + ".");
  }
}

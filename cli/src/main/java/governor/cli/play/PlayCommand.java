package governor.cli.play;

import governor.bots.roster.Roster;
import governor.cli.ConfigWords;
import governor.cli.DataFolder;
import governor.cli.Families;
import governor.cli.Governor;
import governor.cli.SeedOption;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.World;
import governor.cli.player.SeatPlan;
import governor.cli.record.PositionWords;
import governor.cli.record.RecordFile;
import governor.cli.text.Style;
import governor.core.Config;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Replay;
import governor.core.Seed;
import governor.core.State;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** A game in the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Plays a game here in the terminal, against the computer or each other.")
public final class PlayCommand implements Runnable {
  private static final Path NONE = Path.of("");
  private static final Path LAST = Path.of("last");

  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--seats",
      paramLabel = "WHO,...",
      description =
          "Who plays, such as human:Anna,human:Ben,level5 (see governor players); you alone by"
              + " default.")
  private String seats = "";

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Goes on with a saved game; \"last\" is the one played last.")
  private Path resume = NONE;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "Plays on from this position (see governor position) instead of a set-up.")
  private String position = "";

  @Option(
      names = "--ask-everything",
      description = "Also asks what is nearly always answered the same way.")
  private boolean askEverything;

  @SuppressWarnings("NullAway.Init")
  PlayCommand() {}

  @Override
  public void run() {
    if (resume.equals(NONE)) {
      begin();
    } else {
      if (!words.isEmpty() || seed.isGiven()) {
        throw new UsageProblem(
            "A game that is resumed has its config and seed already; leave them out.");
      }
      goOn();
    }
  }

  private void begin() {
    if (!position.isEmpty()) {
      if (!words.isEmpty()) {
        throw new UsageProblem("A position names its config itself; leave the other out.");
      }
      begin(PositionWords.game(position));
      return;
    }
    Config config = words.config();
    if (!words.namesPlayers() && !seats.isEmpty()) {
      config = config.withPlayers(seats.split(",", -1).length);
    }
    begin(Families.game(config));
  }

  private <S extends State> void begin(Game<S> game) {
    String who = seats;
    if (who.isEmpty()) {
      who = SeatPlan.HUMAN + ("," + Roster.usual(game)).repeat(game.seats() - 1);
    }
    Seed chosen = seed.orRandom();
    PositionWords.check(game, position, chosen);
    Session<S> session = new Session<>(game, chosen, position, SeatPlan.parse(who, game));
    Path folder = DataFolder.games(governor.world());
    play(session, Autosave.begin(folder, session.seed().commitment()));
  }

  private void goOn() {
    Path file = resume.equals(LAST) ? Autosave.last(DataFolder.games(governor.world())) : resume;
    GameRecord record = UsageProblem.orProblem(RecordFile.read(file));
    goOn(Families.game(record), record, file);
  }

  private <S extends State> void goOn(Game<S> game, GameRecord record, Path file) {
    Replay<S> replay = UsageProblem.orProblem(Replay.of(game, record));
    List<SeatPlan> plans =
        seats.isEmpty() ? SeatPlan.ofRecord(record.seats(), game) : SeatPlan.parse(seats, game);
    play(Session.resume(replay, plans), new Autosave(file));
  }

  private <S extends State> void play(Session<S> session, Autosave autosave) {
    Style style = governor.style();
    try (Lines lines = lines()) {
      Welcome welcome = new Welcome(lines, style);
      welcome.about(session, autosave);
      TableView<S> view = Families.table(session.game());
      boolean over = new PlayLoop<>(session, view, lines, style, autosave, askEverything).play();
      if (over) {
        welcome.end(session, view, autosave);
      } else {
        welcome.stop(autosave);
      }
    }
  }

  private Lines lines() {
    World world = governor.world();
    return world.inputIsTerminal() && world.outputIsTerminal()
        ? new TerminalLines()
        : new PipedLines(world.in(), governor.out(), TerminalWidth.of(world));
  }
}

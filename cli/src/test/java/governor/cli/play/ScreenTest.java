package governor.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Seats;
import governor.bots.roster.Roster;
import governor.cli.player.SeatPlan;
import governor.cli.puertorico.PuertoRicoTable;
import governor.cli.sanjuan.SanJuanTable;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Parsed;
import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.table.By;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * At every question of whole games, first to last, the table and all that can be chosen stand on a
 * screen of 80 columns and 24 lines, and the last line is left for the answer.
 */
final class ScreenTest {
  private static final int WIDTH = 80;
  private static final int HEIGHT = 24;
  private static final int GAMES = Integer.getInteger("governor.screen.games", 3);
  private static final int GAMES_OF_EACH_PRESET = Math.max(1, GAMES / 3);
  private static final String PEOPLE = "human:Anna,human:Benjamin,human:Cleo,human:Dora,human:Emil";

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void puertoRicoFits(int players) {
    PuertoRicoGame game = PuertoRico.game("puertorico players=" + players);
    everyScreenFits(game, new PuertoRicoTable(game), GAMES);
  }

  /** Expansions alone and together, with every way to choose the buildings. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "puertorico+new-buildings players=5",
        "puertorico+nobles players=4",
        "puertorico+buccaneer players=5",
        "puertorico+festival players=3",
        "puertorico+new-buildings+nobles+buccaneer+festival players=2",
        "puertorico+new-buildings+nobles+buccaneer+festival players=3 draft=chance",
        "puertorico+new-buildings+nobles+buccaneer+festival players=4",
        "puertorico+new-buildings+nobles+buccaneer+festival players=5 set=novelties",
        "puertorico+new-buildings+nobles+buccaneer+festival players=4 set=sea refuse-colonists"
      })
  void expansionsOfPuertoRicoFit(String config) {
    PuertoRicoGame game = PuertoRico.game(config);
    everyScreenFits(game, new PuertoRicoTable(game), GAMES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=2",
        "sanjuan:2e players=3",
        "sanjuan:2e players=4",
        "sanjuan:2e+new-buildings+events players=4"
      })
  void sanJuanFits(String config) {
    SanJuanGame game = SanJuan.game(config);
    everyScreenFits(game, new SanJuanTable(game), GAMES);
  }

  @ParameterizedTest
  @MethodSource("presetsOfSanJuan")
  void everyPresetOfSanJuanFits(String preset) {
    SanJuanGame game = SanJuan.game(preset + " players=4");
    everyScreenFits(game, new SanJuanTable(game), GAMES_OF_EACH_PRESET);
  }

  static List<String> presetsOfSanJuan() {
    return new SanJuan().presets().stream().map(GameFamily.Preset::name).toList();
  }

  private static <S extends State> void everyScreenFits(
      Game<S> game, TableView<S> view, int games) {
    for (int number = 0; number < games; number++) {
      Session<S> session = new Session<>(game, Seed.of(number), people(game));
      Seats<S> players =
          new Seats<>(
              game, Collections.nCopies(game.seats(), Roster.make("greedy", game).orThrow()));
      Rng rng = new Rng(number);
      while (!session.state().isOver()) {
        if (game.routine(session.state(), session.options()) < 0) {
          fits(session, view);
        }
        session.choose(players.choose(session.state(), session.options(), rng), By.PERSON);
      }
    }
  }

  private static List<SeatPlan> people(Game<?> game) {
    List<String> names = List.of(PEOPLE.split(",")).subList(0, game.seats());
    return SeatPlan.parse(String.join(",", names), game);
  }

  private static <S extends State> void fits(Session<S> session, TableView<S> view) {
    String undo =
        session.undo(session.state().seatToAct()) instanceof Parsed.Ok<Integer>(Integer ply)
            ? "   u undo " + session.wordsFrom(ply)
            : "";
    TableView.Look look =
        new TableView.Look(session.names(), Style.PLAIN, WIDTH, TableView.Space.AMPLE);
    List<String> screen = new Screen<>(session, view, look).lines(HEIGHT, undo);
    String picture = "choice " + session.length() + "\n" + String.join("\n", screen);
    assertThat(screen).as(picture).hasSizeLessThan(HEIGHT);
    assertThat(screen).as(picture).allMatch(line -> Text.width(line) <= WIDTH);
  }
}

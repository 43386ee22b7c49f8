package governor.cli;

import governor.cli.play.PlainTable;
import governor.cli.play.TableView;
import governor.cli.puertorico.CityCounts;
import governor.cli.puertorico.PuertoRicoTable;
import governor.cli.sanjuan.BuildingCounts;
import governor.cli.sanjuan.SanJuanTable;
import governor.cli.simulate.EndCounts;
import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.GameRecord;
import governor.core.Parsed;
import governor.core.Replay;
import governor.core.State;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuanGame;
import governor.table.Games;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The families of games as the command line sees them. All that are known anywhere can be played;
 * how the positions of one look in the terminal is one line here.
 */
public final class Families {
  /** What is played when nothing is named. */
  public static final String USUAL = Games.USUAL;

  /** By the names of the families. */
  private static final Map<String, Terminal> TERMINALS =
      Map.of(
          "sanjuan",
          new Terminal(
              game -> new SanJuanTable((SanJuanGame) game),
              game -> new BuildingCounts((SanJuanGame) game)),
          "puertorico",
          new Terminal(
              game -> new PuertoRicoTable((PuertoRicoGame) game),
              game -> new CityCounts((PuertoRicoGame) game)));

  /** For a family that has no picture of its own yet. */
  private static final Terminal PLAIN = new Terminal(PlainTable::new, game -> EndCounts.none());

  /**
   * What the command line adds to a family.
   *
   * @param table how its positions look
   * @param counts what simulations count at the end of a game
   */
  private record Terminal(
      Function<Game<?>, TableView<?>> table, Function<Game<?>, EndCounts<?>> counts) {}

  private Families() {}

  public static List<GameFamily> all() {
    return Games.families();
  }

  /** The family with this name. */
  public static GameFamily named(String name) {
    return UsageProblem.orProblem(Games.family(name));
  }

  /** The game that this config names. */
  public static Game<?> game(Config config) {
    return UsageProblem.orProblem(Games.game(config));
  }

  /** The game that a record is of. */
  public static Game<?> game(GameRecord record) {
    return switch (Config.parse(record.config()).then(each -> named(each.game()).create(each))) {
      case Parsed.Ok<Game<?>>(Game<?> game) -> game;
      case Parsed.Refused<Game<?>> _ -> throw new UsageProblem(Replay.unknownGame(record));
    };
  }

  /** How positions of this game look. */
  @SuppressWarnings("unchecked")
  public static <S extends State> TableView<S> table(Game<S> game) {
    return (TableView<S>) terminal(game).table().apply(game);
  }

  /** What simulations of this game count. */
  @SuppressWarnings("unchecked")
  public static <S extends State> EndCounts<S> counts(Game<S> game) {
    return (EndCounts<S>) terminal(game).counts().apply(game);
  }

  private static Terminal terminal(Game<?> game) {
    return TERMINALS.getOrDefault(game.config().game(), PLAIN);
  }
}

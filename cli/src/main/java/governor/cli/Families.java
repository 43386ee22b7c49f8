package governor.cli;

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
import governor.core.Nearest;
import governor.core.Parsed;
import governor.core.Replay;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import java.util.List;
import java.util.function.Function;

/**
 * The families of games that the command line knows. Adding one is one line, with {@link
 * governor.cli.play.PlainTable} and {@link EndCounts#none} for what it has not got yet.
 */
public final class Families {
  /** What is played when nothing is named. */
  public static final String USUAL = "sanjuan:2e";

  private static final List<Known> KNOWN =
      List.of(
          new Known(
              new SanJuan(),
              game -> new SanJuanTable((SanJuanGame) game),
              game -> new BuildingCounts((SanJuanGame) game)),
          new Known(
              new PuertoRico(),
              game -> new PuertoRicoTable((PuertoRicoGame) game),
              game -> new CityCounts((PuertoRicoGame) game)));

  /**
   * A family and what the command line adds to it.
   *
   * @param table how its positions look
   * @param counts what simulations count at the end of a game
   */
  private record Known(
      GameFamily family,
      Function<Game<?>, TableView<?>> table,
      Function<Game<?>, EndCounts<?>> counts) {}

  private Families() {}

  public static List<GameFamily> all() {
    return KNOWN.stream().map(Known::family).toList();
  }

  /** The family with this name. */
  public static GameFamily named(String name) {
    return known(name).family();
  }

  /** The game that this config names. */
  public static Game<?> game(Config config) {
    return UsageProblem.orProblem(named(config.game()).create(config));
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
    return (TableView<S>) known(game.config().game()).table().apply(game);
  }

  /** What simulations of this game count. */
  @SuppressWarnings("unchecked")
  public static <S extends State> EndCounts<S> counts(Game<S> game) {
    return (EndCounts<S>) known(game.config().game()).counts().apply(game);
  }

  private static Known known(String name) {
    return KNOWN.stream()
        .filter(each -> each.family().name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageProblem(
                    "There is no game \""
                        + name
                        + "\"; "
                        + Nearest.hint(name, all().stream().map(GameFamily::name).toList())
                        + ", as in "
                        + USUAL
                        + "."));
  }
}

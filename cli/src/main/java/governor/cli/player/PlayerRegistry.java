package governor.cli.player;

import governor.cli.UsageProblem;
import governor.core.Game;
import governor.core.Nearest;
import governor.core.State;
import governor.players.Player;
import governor.players.RandomPlayer;
import governor.players.heuristic.PuertoRicoGreedy;
import governor.players.heuristic.SanJuanGreedy;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuanGame;
import java.util.List;
import java.util.function.Function;

/** The computer players by name; adding one is one line. */
public final class PlayerRegistry {
  private static final List<Known> KNOWN =
      List.of(
          new Known("random", Game.class, game -> new RandomPlayer<>()),
          new Known("greedy", SanJuanGame.class, game -> new SanJuanGreedy()),
          new Known("greedy", PuertoRicoGame.class, game -> new PuertoRicoGreedy()));

  /**
   * A player.
   *
   * @param name what people call it
   * @param game the games it can play
   */
  private record Known(String name, Class<?> game, Function<Game<?>, Player<?>> make) {}

  private PlayerRegistry() {}

  /** The names of those that can play this game, weakest first. */
  public static List<String> names(Game<?> game) {
    return KNOWN.stream()
        .filter(each -> each.game().isInstance(game))
        .map(Known::name)
        .distinct()
        .toList();
  }

  /** The one that people meet when they name none. */
  public static String usual(Game<?> game) {
    return names(game).getLast();
  }

  /** A player of this name for one seat. */
  @SuppressWarnings("unchecked")
  public static <S extends State> Player<S> make(String name, Game<S> game) {
    return (Player<S>)
        KNOWN.stream()
            .filter(each -> each.name().equals(name) && each.game().isInstance(game))
            .findFirst()
            .orElseThrow(
                () ->
                    new UsageProblem(
                        "There is no computer player \""
                            + name
                            + "\" for "
                            + game.config().name()
                            + "; "
                            + Nearest.hint(name, names(game))
                            + "."))
            .make()
            .apply(game);
  }
}

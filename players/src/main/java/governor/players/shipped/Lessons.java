package governor.players.shipped;

import governor.core.Game;
import governor.core.State;
import governor.players.heuristic.PuertoRicoGreedy;
import governor.players.heuristic.SanJuanGreedy;
import governor.players.puertorico.PuertoRicoEncoder;
import governor.players.sanjuan.SanJuanEncoder;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuanGame;
import java.util.List;
import java.util.Optional;

/** The games that can be learnt; adding one is one line. */
public final class Lessons {
  private Lessons() {}

  /** How to learn this game, if it can be learnt. */
  @SuppressWarnings("unchecked") // the game says which positions it has
  public static <S extends State> Optional<Lesson<S>> of(Game<S> game) {
    Lesson<?> lesson =
        switch (game) {
          case SanJuanGame sanJuan ->
              new Lesson<>(
                  name(
                      "sanjuan-" + (sanJuan.config().modules().size() > 1 ? "expanded" : "base"),
                      game),
                  game.seats(),
                  new SanJuanEncoder(sanJuan),
                  () -> List.of(new SanJuanGreedy()));
          case PuertoRicoGame puertoRico ->
              new Lesson<>(
                  name("puertorico", game),
                  game.seats(),
                  new PuertoRicoEncoder(puertoRico),
                  () -> List.of(PuertoRicoGreedy.builder(), PuertoRicoGreedy.shipper()));
          default -> null;
        };
    return Optional.ofNullable((Lesson<S>) lesson);
  }

  /** One net serves all editions of a kind, but each number of players has its own. */
  private static String name(String kind, Game<?> game) {
    return kind + "-" + game.seats();
  }
}

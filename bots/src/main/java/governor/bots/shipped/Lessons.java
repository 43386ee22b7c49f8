package governor.bots.shipped;

import governor.bots.games.KnownGames;
import governor.core.Game;
import governor.core.State;
import java.util.Optional;

/** What learning each game takes. */
public final class Lessons {
  private Lessons() {}

  /** How to learn this game, if it can be learnt. */
  public static <S extends State> Optional<Lesson<S>> of(Game<S> game) {
    return KnownGames.of(game)
        .map(
            known ->
                new Lesson<>(
                    known.netOf(game), game.seats(), known.encoderOf(game), known::teachers));
  }
}

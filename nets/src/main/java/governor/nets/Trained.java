package governor.nets;

import governor.core.Game;
import governor.core.Player;
import governor.core.State;
import java.util.function.Supplier;

/**
 * A net that has learnt a game, with the eyes it learnt it through. Shared by any number of
 * threads.
 *
 * @param name what its file is called, such as {@code sanjuan-base-4}
 * @param encoder what it sees of a position
 * @param finished its weights
 * @param fit how much of what it learnt the game has
 * @param clerk makes the player that answers the questions which the net does not judge; it leaves
 *     the position as it is and needs no chance
 * @param <S> the positions of the game
 */
public record Trained<S extends State>(
    String name, Encoder<S> encoder, FinishedNet finished, Fit fit, Supplier<Player<S>> clerk) {
  /** The net at work on positions of this game, for one thread. */
  public Evaluator<S> evaluator(Game<S> game) {
    return new Evaluator<>(game, encoder, Forward.of(finished));
  }

  public Net net() {
    return finished.net();
  }
}

package governor.bots.shipped;

import governor.core.Player;
import governor.core.State;
import governor.nets.Encoder;
import governor.nets.FinishedNet;
import governor.nets.Fit;
import governor.nets.Trained;
import java.util.List;
import java.util.function.Supplier;

/**
 * What learning a game takes: how a net sees it and who can be learnt from.
 *
 * @param name what the net of this game is called
 * @param seats how many players it is for
 * @param encoder what a net sees of a position
 * @param guests makes the hand-written players, to learn from and to be measured against; the first
 *     is the measure and the clerk
 * @param <S> the positions of the game
 */
public record Lesson<S extends State>(
    String name, int seats, Encoder<S> encoder, Supplier<List<Player<S>>> guests) {
  /** The same lesson with one player, who never changes, as the only one to meet. */
  public Lesson<S> against(Supplier<Player<S>> player) {
    return new Lesson<>(name, seats, encoder, () -> List.of(player.get()));
  }

  /** A net of this game, with its eyes and its clerk. */
  public Trained<S> with(String called, FinishedNet net, Fit fit) {
    return new Trained<>(called, encoder, net, fit, () -> guests.get().getFirst());
  }
}

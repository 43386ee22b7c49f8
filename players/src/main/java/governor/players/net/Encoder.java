package governor.players.net;

import governor.core.State;
import java.util.List;

/**
 * What a net sees of an afterstate from one seat: the numbers of the features that hold. Uses
 * nothing that the seat cannot know.
 *
 * @param <S> the positions of the game
 */
public interface Encoder<S extends State> {
  /**
   * Every feature's name, in the order of the numbers. A net fits only the list it was trained
   * with.
   */
  List<String> names();

  /** The most features that can hold at once. */
  int most();

  /** Writes the numbers of the features that hold for this seat; returns how many. */
  int encode(S afterstate, int seat, int[] features);

  /**
   * Whether the net answers the question asked now. The small ones (what to pay with, what to keep)
   * are left to a hand-written player: it answers them well and at once, and the net learns faster
   * without them.
   */
  boolean judges(S s);

  /**
   * Whether the position asks for a role. There, between two phases, the net judges best: a good
   * place to stop a rollout.
   */
  boolean isBetweenPhases(S s);
}

package governor.nets;

import governor.core.State;
import java.util.List;

/**
 * What a net sees of an afterstate from one seat: the numbers of the features that hold. Uses
 * nothing that the seat cannot know.
 *
 * <p>What is written behind the place that a method returns means nothing: features that may hold
 * are often written in any case, since a branch that a processor cannot foresee costs more.
 *
 * @param <S> the positions of the game
 */
public interface Encoder<S extends State> {
  /** Every feature's name, in the order of the numbers. */
  List<String> names();

  /** The family of games that it sees. */
  String game();

  /** All that nets know by name. */
  default Vocabulary words() {
    return new Vocabulary(game(), names(), kinds());
  }

  /** The most features that can hold at once. */
  int most();

  /**
   * Writes the numbers of the features that hold for the seat that is asked whatever it chooses,
   * from this place on; returns the place after the last.
   *
   * @param prospect what the counsel hopes for
   */
  int common(S s, int seat, double prospect, int[] features, int at);

  /**
   * Writes the features that hold after one choice and are not among the common ones of its
   * question; returns the place after the last.
   *
   * @param s the position in which the choice is asked for
   */
  int encode(S s, S afterstate, int seat, int[] features, int at);

  /**
   * The names of the kinds of choices, in the order of their numbers. The last is that of all
   * questions that have no kind of their own.
   */
  List<String> kinds();

  /** The kind of a choice, from 0 on: a net may judge each kind by weights of its own. */
  int kind(S s, int action);

  /** A hand-written judgement that the net takes as a starting point. */
  Counsel<S> counsel();

  /**
   * Writes the features of what the counsel thinks of a choice; returns the place after the last.
   *
   * @param s the position in which the choice is asked for
   * @param gain what the choice gains
   * @param behind by how much that is less than the best choice gains
   */
  int advise(S s, int action, double gain, double behind, int[] features, int at);

  /**
   * How much win share a point counts that a choice gains less than the best one by the counsel, on
   * top of what the net says. More than 0 where the net is less to be trusted than the counsel
   * among opponents that it has never met.
   */
  default float heed(S s) {
    return 0;
  }

  /**
   * Whether the net answers the question asked now. The rest is left to a hand-written player: it
   * answers small questions well and at once, and the net learns faster without them.
   */
  boolean judges(S s);

  /**
   * Whether the position asks for a role. There, between two phases, the net judges best: a good
   * place to stop a rollout.
   */
  boolean isBetweenPhases(S s);
}

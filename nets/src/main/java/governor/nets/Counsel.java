package governor.nets;

import governor.core.Options;
import governor.core.State;

/**
 * A hand-written judgement of the choices of a question, from which a net starts its own. One
 * object a thread. Uses nothing that the seat which is asked cannot know.
 *
 * @param <S> the positions of the game
 */
public interface Counsel<S extends State> {
  /** No hope can be told. */
  double UNKNOWN = -1;

  /** No action. */
  int NOTHING = -1;

  /**
   * Writes for each choice what it gains, in points. Only for questions that nets judge. Returns
   * what the seat could gain by its best build, or by its best choice, or {@link #UNKNOWN}.
   */
  double weigh(S s, Options options, double[] gains);

  /**
   * Some questions ask for a set piece by piece. The next piece that should be picked after a
   * choice, of the question that it weighed last, that began such a set; {@link #NOTHING} if the
   * set is complete or there is none.
   *
   * @param s the position in which the choice was asked for
   * @param begun the position after it, and after what was picked since
   */
  default int complete(S s, S begun) {
    return NOTHING;
  }

  /**
   * Writes the features of what it foresees after a choice of the question that it weighed last;
   * returns the place after the last.
   *
   * @param s the position in which the choice is asked for
   */
  default int foresee(S s, int action, S afterstate, int[] features, int at) {
    return at;
  }
}

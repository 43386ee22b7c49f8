package governor.bots.search;

import governor.core.Options;
import governor.core.Rng;
import governor.core.State;

/**
 * How seats think inside a search: quickly. It says what choices look good, plays them in rollouts
 * and, if it can, values a position in which a rollout is cut. One object a thread.
 *
 * @param <S> the positions of the game
 */
public interface Mind<S extends State> {
  /**
   * Writes for every choice the win share that the seat may expect after it. Returns whether each
   * was weighed by itself; if not, only the best one is known and all others stand a little behind.
   */
  boolean judge(S s, Options options, int seat, float[] values);

  /** What the seat that is asked chooses when it plays as well as it can. */
  int best(S s, Options options);

  /** What another seat chooses, as far as one can tell: mostly something good. */
  int sample(S s, Options options, Rng rng);

  /** Whether it can value positions; if not, rollouts go on to the end of the game. */
  boolean canValue();

  /**
   * Values the position for the seat that is asked: writes the win share of every seat, then its
   * expected points, in the order of the seats.
   */
  void value(S s, Options options, float[] sharesAndPoints);
}

package governor.lab.pool.styles;

import governor.core.State;

/**
 * A hand-written evaluation of a position: what each seat may expect to have in the end.
 *
 * @param <S> the positions of the game
 */
interface Standing<S extends State> {
  /** The points that a seat may expect, roughly. */
  double of(S s, int seat);

  /** Whether a choice counts as a ply; all others are left to the hand-written player. */
  boolean isPly(S s);
}

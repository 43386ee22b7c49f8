package governor.lab.pool.styles;

import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * Plays like another player among the choices that its idea ranks highest.
 *
 * @param <S> the positions of the game
 */
final class Preferring<S extends State> implements Player<S> {
  /** How much an idea likes a choice. */
  interface Idea<S extends State> {
    /** The higher the better; the same number for all choices that it has no opinion on. */
    int rank(S s, int action);
  }

  private final Player<S> base;
  private final Idea<S> idea;
  private final Options preferred = new Options();

  Preferring(Player<S> base, Idea<S> idea) {
    this.base = base;
    this.idea = idea;
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    int highest = Integer.MIN_VALUE;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      int rank = idea.rank(imagined, action);
      if (rank > highest) {
        highest = rank;
        preferred.clear();
      }
      if (rank == highest) {
        preferred.add(action);
      }
    }
    return preferred.size() == 1 ? preferred.get(0) : base.choose(imagined, preferred, rng);
  }
}

package governor.lab.pool.styles;

import governor.core.Game;
import governor.core.Player;
import governor.core.State;
import governor.lab.arena.SeesAll;

/**
 * A max^n search that is handed the truth: what hidden cards and tiles are worth at most.
 *
 * @param <S> the positions of the game
 */
final class AllSeeing<S extends State> extends MaxN<S> implements SeesAll {
  private static final int PLIES = 3;
  private static final double SPITE = 0.5;

  AllSeeing(Game<S> game, Standing<S> standing, Player<S> clerk) {
    super(game, standing, clerk, PLIES, SPITE);
  }
}

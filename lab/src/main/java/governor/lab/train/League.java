package governor.lab.train;

import governor.bots.NetPlayer;
import governor.bots.shipped.ShippedNets;
import governor.core.Game;
import governor.core.Player;
import governor.core.State;
import governor.lab.pool.styles.Styles;
import java.util.ArrayList;
import java.util.List;

/**
 * Opponents of many kinds, so that a net does not only know its own: the quick styles of the suite
 * and the net that comes with Governor, which is the learner's own past. Prioritised play against
 * past selves and others is from AlphaStar's league (Vinyals and others, 2019). The searching
 * styles stay out: they are slow, and show how a net does against those that it has never met.
 */
final class League {
  private League() {}

  /** New players, for one thread. */
  static <S extends State> List<Player<S>> of(Game<S> game) {
    List<Player<S>> players = new ArrayList<>(Styles.quick(game));
    ShippedNets.of(game).ifPresent(past -> players.add(new NetPlayer<>(game, past, 0)));
    return List.copyOf(players);
  }
}

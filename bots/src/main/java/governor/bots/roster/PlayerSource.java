package governor.bots.roster;

import governor.core.Game;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.State;

/**
 * A player of somebody else's, found by {@link java.util.ServiceLoader}: its jar names the class in
 * {@code META-INF/services/governor.bots.roster.PlayerSource}.
 */
public interface PlayerSource {
  /** The word by which it is called, without a colon or blank. */
  String name();

  /** A new player for one seat; refused with a sentence where it cannot play the game. */
  <S extends State> Parsed<Player<S>> make(Game<S> game);
}

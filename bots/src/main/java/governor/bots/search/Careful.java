package governor.bots.search;

import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * Plays like another player, but never makes a choice that gives points away.
 *
 * @param <S> the positions of the game
 */
public final class Careful<S extends State> implements Player<S> {
  private final Player<S> player;
  private final Guide<S> guide;
  private final Options sensible = new Options();

  public Careful(Player<S> player, Guide<S> guide) {
    this.player = player;
    this.guide = guide;
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    sensible.clear();
    for (int i = 0; i < options.size(); i++) {
      if (!guide.givesPointsAway(imagined, options, options.get(i))) {
        sensible.add(options.get(i));
      }
    }
    return sensible.size() == 1 ? sensible.get(0) : player.choose(imagined, sensible, rng);
  }
}

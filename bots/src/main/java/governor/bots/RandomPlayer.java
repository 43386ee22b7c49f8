package governor.bots;

import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/** Chooses any legal choice, each equally likely: the floor of every ladder. */
public final class RandomPlayer<S extends State> implements Player<S> {
  @Override
  public int choose(S imagined, Options options, Rng rng) {
    return options.get(rng.below(options.size()));
  }
}

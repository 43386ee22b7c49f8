package governor.bots.search;

import governor.bots.Budget;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * Chooses by search.
 *
 * @param <S> the positions of the game
 */
public final class SearchPlayer<S extends State> implements Player<S> {
  private final Search<S> search;
  private final Budget budget;

  public SearchPlayer(Kit<S> kit, SearchSettings settings, Budget budget) {
    this.search = new Search<>(kit, settings);
    this.budget = budget;
  }

  /** Searches as players usually do with this kit. */
  public SearchPlayer(Kit<S> kit, Budget budget) {
    this(kit, SearchSettings.usual(kit), budget);
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    int routine = search.kit().game().routine(imagined, options);
    return routine >= 0 ? routine : search.run(imagined, options, -1, budget, rng, () -> false);
  }
}

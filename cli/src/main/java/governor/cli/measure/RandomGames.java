package governor.cli.measure;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;

/**
 * Games in which every choice is made by chance.
 *
 * @param <S> the positions of the game
 */
final class RandomGames<S extends State> {
  private final Game<S> game;
  private final S state;
  private final Options options = new Options();
  private long decisions;

  RandomGames(Game<S> game) {
    this.game = game;
    this.state = game.blank();
  }

  /** Plays one game; its end is the same for the same source. */
  S play(Rng source) {
    game.start(state, source);
    game.advance(state, options);
    while (!state.isOver()) {
      game.apply(state, options.get(source.below(options.size())));
      game.advance(state, options);
      decisions++;
    }
    return state;
  }

  /** How many choices were made in all games so far. */
  long decisions() {
    return decisions;
  }
}

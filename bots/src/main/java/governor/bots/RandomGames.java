package governor.bots;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;

/**
 * Games in which every choice is made by chance.
 *
 * @param <S> the positions of the game
 */
public final class RandomGames<S extends State> {
  private final Game<S> game;
  private final boolean shortcuts;
  private final S state;
  private final Options options = new Options();
  private long decisions;

  public RandomGames(Game<S> game) {
    this(game, false);
  }

  /** With shortcuts, a decision that takes many choices is made at once where the game can. */
  public RandomGames(Game<S> game, boolean shortcuts) {
    this.game = game;
    this.shortcuts = shortcuts;
    this.state = game.blank();
  }

  /** Plays one game; its end is the same for the same source. */
  public S play(Rng source) {
    game.start(state, source);
    game.advance(state, options);
    while (!state.isOver()) {
      if (!shortcuts || !game.shortcut(state, source)) {
        game.apply(state, options.get(source.below(options.size())));
      }
      game.advance(state, options);
      decisions++;
    }
    return state;
  }

  /** Whether the game has shortcuts: one random game is tried. */
  public static <S extends State> boolean hasShortcuts(Game<S> game) {
    RandomGames<S> slow = new RandomGames<>(game);
    RandomGames<S> fast = new RandomGames<>(game, true);
    slow.play(new Rng(1));
    fast.play(new Rng(1));
    return slow.decisions() != fast.decisions();
  }

  /** How many choices were made in all games so far. */
  public long decisions() {
    return decisions;
  }
}

package governor.players.pool;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.Player;
import governor.players.RandomPlayer;

/**
 * Plays positions to their end, all seats by the same hands, and says who won.
 *
 * @param <S> the positions of the game
 */
public final class Playout<S extends State> {
  /** By the rules a game of weak hands may last for ever: after so many choices it is scored. */
  private static final int MOST_CHOICES = 4000;

  private final Game<S> game;
  private final Player<S> hands;
  private final boolean random;
  private final Options options = new Options();
  private final double[] shares;

  /** Playouts by these hands, which serve all seats. */
  public Playout(Game<S> game, Player<S> hands) {
    this.game = game;
    this.hands = hands;
    this.random = hands instanceof RandomPlayer;
    this.shares = new double[game.seats()];
  }

  /**
   * Plays the position on, which may be an afterstate, to its end.
   *
   * @return the share of the victory for each seat, good until the next playout
   */
  public double[] play(S s, Rng rng) {
    game.advance(s, options);
    for (int i = 0; i < MOST_CHOICES && !s.isOver(); i++) {
      if (!random || !game.shortcut(s, rng)) {
        game.apply(s, hands.choose(s, options, rng));
      }
      game.advance(s, options);
    }
    share(s);
    return shares;
  }

  /** Victory as points stand, shared by those that nothing parts. */
  private void share(S s) {
    int winners = 0;
    for (int seat = 0; seat < shares.length; seat++) {
      boolean wins = game.seatsAhead(s, seat) == 0;
      shares[seat] = wins ? 1 : 0;
      winners += wins ? 1 : 0;
    }
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] /= winners;
    }
  }
}

package governor.lab.pool;

import governor.bots.RandomPlayer;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * Plays positions to their end, all seats by the same hands, and says how well each seat did.
 *
 * <p>That is victory for a part only. Most of it is victory softened by points: somebody who nearly
 * won did well, which tells more from a few playouts than who won.
 *
 * @param <S> the positions of the game
 */
public final class Playout<S extends State> {
  /** By the rules a game of weak hands may last for ever: after so many choices it is scored. */
  private static final int MOST_CHOICES = 4000;

  /** How much victory itself counts; it also settles what points cannot. */
  private static final double VICTORY = 0.25;

  /** How much likelier a softened victory gets with each point, as a logarithm. */
  private static final double POINT = 0.15;

  private final Game<S> game;
  private final Player<S> hands;
  private final boolean random;
  private final Options options = new Options();
  private final double[] worth;

  /** Playouts by these hands, which serve all seats. */
  public Playout(Game<S> game, Player<S> hands) {
    this.game = game;
    this.hands = hands;
    this.random = hands instanceof RandomPlayer;
    this.worth = new double[game.seats()];
  }

  /**
   * Plays the position on, which may be an afterstate, to its end.
   *
   * @return what it was worth to each seat, one in all; good until the next playout
   */
  public double[] play(S s, Rng rng) {
    game.advance(s, options);
    for (int i = 0; i < MOST_CHOICES && !s.isOver(); i++) {
      if (!random || !game.shortcut(s, rng)) {
        game.apply(s, hands.choose(s, options, rng));
      }
      game.advance(s, options);
    }
    judge(s);
    return worth;
  }

  private void judge(S s) {
    int winners = 0;
    int best = Integer.MIN_VALUE;
    for (int seat = 0; seat < worth.length; seat++) {
      winners += game.seatsAhead(s, seat) == 0 ? 1 : 0;
      best = Math.max(best, game.points(s, seat));
    }
    double sum = 0;
    for (int seat = 0; seat < worth.length; seat++) {
      worth[seat] = Math.exp(POINT * (game.points(s, seat) - best));
      sum += worth[seat];
    }
    for (int seat = 0; seat < worth.length; seat++) {
      double victory = game.seatsAhead(s, seat) == 0 ? 1.0 / winners : 0;
      worth[seat] = VICTORY * victory + (1 - VICTORY) * worth[seat] / sum;
    }
  }
}

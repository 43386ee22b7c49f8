package governor.lab.train;

import governor.core.Game;
import governor.core.State;
import governor.nets.Net;

/**
 * How a game ended, as a net learns it: shares of the win, softened by points so that a close loss
 * is better than a clear one, and all points.
 *
 * @param <S> the positions of the game
 */
final class Outcome<S extends State> {
  /** How much of the share is the win itself; the rest is a soft win by points. */
  private static final float WIN = 0.7f;

  private static final double SOFTNESS = 0.3;

  private final Game<S> game;
  private final double[] soft;

  Outcome(Game<S> game) {
    this.game = game;
    this.soft = new double[game.seats()];
  }

  /** The outputs that would have been right for this seat: itself first, then clockwise. */
  void of(S s, int seat, float[] outputs) {
    int seats = soft.length;
    int winners = 0;
    int best = 0;
    for (int other = 0; other < seats; other++) {
      winners += game.seatsAhead(s, other) == 0 ? 1 : 0;
      best = Math.max(best, game.points(s, other));
    }
    double sum = 0;
    for (int other = 0; other < seats; other++) {
      soft[other] = Math.exp(SOFTNESS * (game.points(s, other) - best));
      sum += soft[other];
    }
    for (int i = 0; i < seats; i++) {
      int other = (seat + i) % seats;
      double win = game.seatsAhead(s, other) == 0 ? 1.0 / winners : 0;
      outputs[i] = (float) (WIN * win + (1 - WIN) * soft[other] / sum);
      outputs[seats + i] = game.points(s, other) / Net.POINTS;
    }
  }
}

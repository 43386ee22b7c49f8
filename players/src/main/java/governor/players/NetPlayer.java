package governor.players;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.net.Encoder;
import governor.players.net.Evaluator;
import governor.players.net.Net;

/**
 * Chooses what the net likes best right after the choice, without looking further. With a
 * temperature it also takes choices that lose little win share, the more so the higher it is.
 *
 * @param <S> the positions of the game
 */
public final class NetPlayer<S extends State> implements Player<S> {
  private final Game<S> game;
  private final Evaluator<S> evaluator;
  private final double temperature;
  private final float[] values = new float[512];

  public NetPlayer(Game<S> game, Encoder<S> encoder, Net net, double temperature) {
    this.game = game;
    this.evaluator = new Evaluator<>(game, encoder, net);
    this.temperature = temperature;
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    int routine = game.routine(imagined, options);
    if (routine >= 0) {
      return routine; // nets do not learn what is always right
    }
    int seat = imagined.seatToAct();
    int best = 0;
    for (int i = 0; i < options.size(); i++) {
      values[i] = evaluator.after(imagined, options.get(i), seat);
      best = values[i] > values[best] ? i : best;
    }
    return options.get(temperature == 0 ? best : sample(options.size(), values[best], rng));
  }

  /** Each choice with a chance that falls with the win share it loses. */
  private int sample(int size, float highest, Rng rng) {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      sum += Math.exp((values[i] - highest) / temperature);
    }
    double left = rng.unit() * sum;
    for (int i = 0; i < size; i++) {
      left -= Math.exp((values[i] - highest) / temperature);
      if (left < 0) {
        return i;
      }
    }
    return size - 1;
  }
}

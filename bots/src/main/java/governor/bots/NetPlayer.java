package governor.bots;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.nets.Encoder;
import governor.nets.Evaluator;
import governor.nets.Trained;

/**
 * Chooses what the net likes best right after the choice, without looking further. With a
 * temperature it also takes choices that lose little win share, the more so the higher it is. Small
 * questions go to the net's clerk.
 *
 * @param <S> the positions of the game
 */
public final class NetPlayer<S extends State> implements Player<S> {
  private final Encoder<S> encoder;
  private final Player<S> clerk;
  private final Evaluator<S> evaluator;
  private final double temperature;
  private final boolean forMargin;

  public NetPlayer(Game<S> game, Trained<S> trained, double temperature) {
    this(game, trained, temperature, false);
  }

  /** With a better margin before a win share that is higher by less than the net is sure of. */
  public static <S extends State> NetPlayer<S> forMargin(Game<S> game, Trained<S> trained) {
    return new NetPlayer<>(game, trained, 0, true);
  }

  private NetPlayer(Game<S> game, Trained<S> trained, double temperature, boolean forMargin) {
    this.forMargin = forMargin;
    this.encoder = trained.encoder();
    this.clerk = trained.clerk().get();
    Evaluator<S> plain = trained.evaluator(game);
    this.evaluator = forMargin ? plain.heedingCounsel() : plain;
    this.temperature = temperature;
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    if (!encoder.judges(imagined)) {
      return clerk.choose(imagined, options, rng);
    }
    int best = evaluator.judge(imagined, options);
    if (forMargin) {
      return options.get(evaluator.bestMargin(best, options.size()));
    }
    return options.get(
        temperature == 0 ? best : sample(options.size(), evaluator.value(best), rng));
  }

  /** Each choice with a chance that falls with the win share it loses. */
  private int sample(int size, float highest, Rng rng) {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      sum += Math.exp((evaluator.value(i) - highest) / temperature);
    }
    double left = rng.unit() * sum;
    for (int i = 0; i < size; i++) {
      left -= Math.exp((evaluator.value(i) - highest) / temperature);
      if (left < 0) {
        return i;
      }
    }
    return size - 1;
  }
}

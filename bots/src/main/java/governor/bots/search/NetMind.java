package governor.bots.search;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.nets.Encoder;
import governor.nets.Evaluator;
import governor.nets.Net;
import governor.nets.Trained;
import java.util.Arrays;

/**
 * Thinks with a net: the value of a choice is what the net says of the position right after it.
 * Other seats are thought to choose by chance, each choice the more likely the less win share it
 * loses; a search that took them for perfect would trust its own net too much. Small questions go
 * to the net's clerk.
 *
 * @param <S> the positions of the game
 */
public final class NetMind<S extends State> implements Mind<S> {
  /** By how much the clerk's choice is put ahead of all others. */
  private static final float AHEAD = 0.075f;

  private final Encoder<S> encoder;
  private final Player<S> clerk;
  private final Rng clerks = new Rng(1);
  private final Evaluator<S> evaluator;
  private final float perTemperature;
  private final int seats;
  private final float[] values = new float[512];

  /** The temperature is the win share that a choice loses when it is e times less likely. */
  public NetMind(Game<S> game, Trained<S> trained, double temperature) {
    this.encoder = trained.encoder();
    this.clerk = trained.clerk().get();
    this.evaluator = trained.evaluator(game).heedingCounsel();
    this.perTemperature = (float) (1 / temperature);
    this.seats = game.seats();
  }

  @Override
  public boolean judge(S s, Options options, int seat, float[] into) {
    boolean weighed = encoder.judges(s);
    if (weighed) {
      int best = evaluator.judge(s, options);
      for (int i = 0; i < options.size(); i++) {
        into[i] = evaluator.value(i);
      }
      int first = evaluator.bestMargin(best, options.size());
      into[best] = evaluator.value(first);
      into[first] = evaluator.value(best);
    } else {
      int choice = clerk.choose(s, options, clerks);
      float share = evaluator.after(s, choice);
      Arrays.fill(into, 0, options.size(), Math.max(0, share - AHEAD));
      into[options.indexOf(choice)] = share;
    }
    return weighed;
  }

  @Override
  public int best(S s, Options options) {
    return encoder.judges(s)
        ? options.get(evaluator.judge(s, options))
        : clerk.choose(s, options, clerks);
  }

  @Override
  public int sample(S s, Options options, Rng rng) {
    if (!encoder.judges(s)) {
      return clerk.choose(s, options, clerks);
    }
    int size = options.size();
    float highest = evaluator.value(evaluator.judge(s, options));
    double sum = 0;
    for (int i = 0; i < size; i++) {
      values[i] = (float) Math.exp((evaluator.value(i) - highest) * perTemperature);
      sum += values[i];
    }
    double left = rng.unit() * sum;
    int chosen = 0;
    while (chosen < size - 1 && (left -= values[chosen]) >= 0) {
      chosen++;
    }
    return options.get(chosen);
  }

  @Override
  public boolean canValue() {
    return true;
  }

  /** The net knows positions right after a choice only, so the seat makes its best one first. */
  @Override
  public void value(S s, Options options, float[] sharesAndPoints) {
    int seat = s.seatToAct();
    evaluator.judge(s, options);
    float[] kept = evaluator.outputs();
    for (int i = 0; i < seats; i++) {
      int other = seat + i < seats ? seat + i : seat + i - seats;
      sharesAndPoints[other] = kept[i];
      sharesAndPoints[seats + other] = kept[seats + i] * Net.POINTS;
    }
  }
}

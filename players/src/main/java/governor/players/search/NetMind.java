package governor.players.search;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.net.Encoder;
import governor.players.net.Evaluator;
import governor.players.net.Net;

/**
 * Thinks with a net: the value of a choice is what the net says of the position right after it.
 * Other seats are thought to choose by chance, each choice the more likely the less win share it
 * loses; a search that took them for perfect would trust its own net too much. What is practically
 * always right is not asked of the net, which has not learnt it either.
 *
 * @param <S> the positions of the game
 */
public final class NetMind<S extends State> implements Mind<S> {
  /** By how much a choice that is practically always right is put ahead of all others. */
  private static final float ROUTINE = 0.05f;

  private final Game<S> game;
  private final Evaluator<S> evaluator;
  private final float perTemperature;
  private final int seats;
  private final float[] values = new float[512];
  private final float[] kept;

  /** The temperature is the win share that a choice loses when it is e times less likely. */
  public NetMind(Game<S> game, Encoder<S> encoder, Net net, double temperature) {
    this.game = game;
    this.evaluator = new Evaluator<>(game, encoder, net);
    this.perTemperature = (float) (1 / temperature);
    this.seats = game.seats();
    this.kept = new float[net.outputs()];
  }

  @Override
  public void judge(S s, Options options, int seat, float[] into) {
    float highest = 0;
    for (int i = 0; i < options.size(); i++) {
      into[i] = evaluator.after(s, options.get(i), seat);
      highest = Math.max(highest, into[i]);
    }
    int routine = game.routine(s, options);
    if (routine >= 0) {
      into[options.indexOf(routine)] = highest + ROUTINE;
    }
  }

  @Override
  public int best(S s, Options options) {
    int routine = game.routine(s, options);
    if (routine >= 0) {
      return routine;
    }
    int seat = s.seatToAct();
    int best = 0;
    float highest = -1;
    for (int i = 0; i < options.size(); i++) {
      float value = evaluator.after(s, options.get(i), seat);
      if (value > highest) {
        highest = value;
        best = i;
      }
    }
    return options.get(best);
  }

  @Override
  public int sample(S s, Options options, Rng rng) {
    int routine = game.routine(s, options);
    if (routine >= 0) {
      return routine;
    }
    int seat = s.seatToAct();
    int size = options.size();
    float highest = -1;
    for (int i = 0; i < size; i++) {
      values[i] = evaluator.after(s, options.get(i), seat);
      highest = Math.max(highest, values[i]);
    }
    double sum = 0;
    for (int i = 0; i < size; i++) {
      values[i] = (float) Math.exp((values[i] - highest) * perTemperature);
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
    float highest = -1;
    for (int i = 0; i < options.size(); i++) {
      float value = evaluator.after(s, options.get(i), seat);
      if (value > highest) {
        highest = value;
        System.arraycopy(evaluator.outputs(), 0, kept, 0, kept.length);
      }
    }
    for (int i = 0; i < seats; i++) {
      int other = seat + i < seats ? seat + i : seat + i - seats;
      sharesAndPoints[other] = kept[i];
      sharesAndPoints[seats + other] = kept[seats + i] * Net.POINTS;
    }
  }
}

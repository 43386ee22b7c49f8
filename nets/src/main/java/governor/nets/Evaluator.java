package governor.nets;

import governor.core.Game;
import governor.core.Options;
import governor.core.State;
import java.util.Arrays;

/**
 * A net at work on positions of a game: asks what the afterstates of the choices of a question are
 * worth to the seat that is asked. One object a thread.
 *
 * @param <S> the positions of the game
 */
public final class Evaluator<S extends State> {
  private static final int MOST_OPTIONS = 512;

  /** Win shares that differ by less are the same, as far as a net can tell. */
  private static final float ERROR = 0.003f;

  private final Game<S> game;
  private final Encoder<S> encoder;
  private final Counsel<S> counsel;
  private final Forward forward;
  private final S scratch;
  private final int most;
  private final double[] gains = new double[MOST_OPTIONS];
  private final float[] values = new float[MOST_OPTIONS];
  private final float[] best;

  /** After each choice, by how many points the seat is ahead of the best other one. */
  private final float[] margins = new float[MOST_OPTIONS];

  /**
   * The features of the last question: those that hold in any case, then those of each choice, one
   * list after the other.
   */
  private int[] features;

  private int common;

  /** What the choice gains that the counsel likes best. */
  private double highestGain;

  private boolean heeding;

  private final int[] starts = new int[MOST_OPTIONS + 1];

  /** The kind of each choice. */
  private final int[] kinds = new int[MOST_OPTIONS];

  public Evaluator(Game<S> game, Encoder<S> encoder, Forward forward) {
    this.game = game;
    this.encoder = encoder;
    this.counsel = encoder.counsel();
    this.forward = forward;
    this.scratch = game.blank();
    this.most = encoder.most();
    this.features = new int[16 * most];
    this.best = new float[forward.outputs.length];
  }

  /** From now on the counsel is heeded where the encoder says so; returns itself. */
  public Evaluator<S> heedingCounsel() {
    heeding = true;
    return this;
  }

  /**
   * Judges every choice of a question that the net judges; returns the place of the best one. What
   * the net says of that one is in {@link #outputs}, the win shares after each in {@link #value}.
   */
  public int judge(S s, Options options) {
    see(s, options);
    forward.begin(features, 0, common);
    int highest = 0;
    float heed = heeding ? encoder.heed(s) : 0;
    for (int i = 0; i < options.size(); i++) {
      values[i] = forward.goOn(features, starts[i], starts[i + 1] - starts[i], kinds[i]);
      if (heed > 0) {
        values[i] -= heed * (float) (highestGain - gains[i]);
      }
      margins[i] = margin(forward.outputs);
      if (i == 0 || values[i] > values[highest]) {
        highest = i;
        System.arraycopy(forward.outputs, 0, best, 0, best.length);
      }
    }
    return highest;
  }

  /** The points come after the win shares, those of the seat itself first. */
  private static float margin(float[] outputs) {
    int seats = outputs.length / 2;
    float others = outputs[seats + 1];
    for (int other = seats + 2; other < outputs.length; other++) {
      others = Math.max(others, outputs[other]);
    }
    return outputs[seats] - others;
  }

  /**
   * The choice with the best margin among those of the last question whose win shares are behind
   * that of the best by less than the net is sure of.
   */
  public int bestMargin(int best, int size) {
    int chosen = best;
    for (int i = 0; i < size; i++) {
      if (values[i] > values[best] - ERROR && margins[i] > margins[chosen]) {
        chosen = i;
      }
    }
    return chosen;
  }

  /** Finds the features of the afterstates of all choices, without asking the net. */
  public void see(S s, Options options) {
    int seat = s.seatToAct();
    double prospect = counsel.weigh(s, options, gains);
    highestGain = gains[0];
    for (int i = 1; i < options.size(); i++) {
      highestGain = Math.max(highestGain, gains[i]);
    }
    common = encoder.common(s, seat, prospect, features, 0);
    int n = common;
    for (int i = 0; i < options.size(); i++) {
      if (n + most > features.length) {
        features = Arrays.copyOf(features, 2 * features.length);
      }
      starts[i] = n;
      int action = options.get(i);
      kinds[i] = encoder.kind(s, action);
      scratch.copyFrom(s);
      game.apply(scratch, action);
      complete(s);
      n = encoder.encode(s, scratch, seat, features, n);
      n = encoder.advise(s, action, gains[i], highestGain - gains[i], features, n);
      n = counsel.foresee(s, action, scratch, features, n);
    }
    starts[options.size()] = n;
  }

  /** Sets are judged whole. */
  private void complete(S s) {
    int next = counsel.complete(s, scratch);
    while (next != Counsel.NOTHING) {
      game.apply(scratch, next);
      next = counsel.complete(s, scratch);
    }
  }

  /** The win share of the seat that is asked after one choice of a question of any kind. */
  public float after(S s, int action) {
    int seat = s.seatToAct();
    scratch.copyFrom(s);
    game.apply(scratch, action);
    int count = encoder.common(s, seat, Counsel.UNKNOWN, features, 0);
    count = encoder.encode(s, scratch, seat, features, count);
    float share = forward.evaluate(features, 0, count, encoder.kind(s, action));
    System.arraycopy(forward.outputs, 0, best, 0, best.length);
    return share;
  }

  /**
   * Copies the list of features after the choice at this place of the last question, from this
   * place on; returns how many there are.
   */
  public int copyFeatures(int place, int[] into, int at) {
    int own = starts[place + 1] - starts[place];
    System.arraycopy(features, 0, into, at, common);
    System.arraycopy(features, starts[place], into, at + common, own);
    return common + own;
  }

  /** The win share after the choice at this place of the last question. */
  public float value(int place) {
    return values[place];
  }

  /** The kind of the choice at this place. */
  public int kind(int place) {
    return kinds[place];
  }

  /** How many features hold after the choice at this place. */
  public int count(int place) {
    return common + starts[place + 1] - starts[place];
  }

  /** Win shares, then points, after the best choice; the seat itself first, then clockwise. */
  public float[] outputs() {
    return best;
  }
}

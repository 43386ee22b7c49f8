package governor.players.net;

import governor.core.Game;
import governor.core.State;

/**
 * A net at work on positions of a game: asks what the afterstate of a choice is worth to a seat.
 * One object a thread.
 *
 * @param <S> the positions of the game
 */
public final class Evaluator<S extends State> {
  private final Game<S> game;
  private final Encoder<S> encoder;
  private final Forward forward;
  private final S scratch;

  /** The features of the last evaluation. */
  public final int[] features;

  private int count;

  public Evaluator(Game<S> game, Encoder<S> encoder, Net net) {
    this.game = game;
    this.encoder = encoder;
    this.forward = Forward.of(net);
    this.scratch = game.blank();
    this.features = new int[encoder.most()];
  }

  /** The win share of the seat after this choice. */
  public float after(S s, int action, int seat) {
    scratch.copyFrom(s);
    game.apply(scratch, action);
    return value(scratch, seat);
  }

  /** Leaves the features of the afterstate of this choice, without asking the net. */
  public void see(S s, int action, int seat) {
    scratch.copyFrom(s);
    game.apply(scratch, action);
    count = encoder.encode(scratch, seat, features);
  }

  /** The win share of the seat in an afterstate. */
  public float value(S afterstate, int seat) {
    count = encoder.encode(afterstate, seat, features);
    return forward.evaluate(features, count);
  }

  /** How many features held in the last evaluation. */
  public int count() {
    return count;
  }

  /** Win shares, then points, of the last evaluation; the seat itself first, then clockwise. */
  public float[] outputs() {
    return forward.outputs;
  }
}

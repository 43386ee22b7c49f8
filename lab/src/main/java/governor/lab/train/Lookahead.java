package governor.lab.train;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.nets.Encoder;
import governor.nets.Evaluator;
import governor.nets.Forward;
import governor.nets.Net;
import java.util.List;

/**
 * Where choices lead, found out by playing on: the seat by the net, the others as a guest would,
 * until the seat is to choose a role again, where the net judges; an end of the game counts as it
 * is. All choices of a question meet the same imagined deals and chances.
 *
 * @param <S> the positions of the game
 */
final class Lookahead<S extends State> {
  private static final int LONGEST = 500;

  private final Game<S> game;
  private final Encoder<S> encoder;
  private final Evaluator<S> evaluator;
  private final List<Player<S>> guests;
  private final Outcome<S> outcome;
  private final S s;
  private final S asked;
  private final Options options = new Options();
  private final Rng rng = new Rng(0);
  private final float[] outputs;

  Lookahead(Game<S> game, Encoder<S> encoder, Net net, List<Player<S>> guests) {
    this.game = game;
    this.encoder = encoder;
    this.evaluator = new Evaluator<>(game, encoder, Forward.following(net));
    this.guests = guests;
    this.outcome = new Outcome<>(game);
    this.s = game.blank();
    this.asked = game.blank();
    this.outputs = new float[net.outputs()];
  }

  /** What the net says where a rollout from these chances leads after this choice. */
  float[] outputs(S root, int action, long seed) {
    rng.reseed(seed);
    play(root, action);
    return outputs;
  }

  private void play(S root, int action) {
    s.copyFrom(root);
    int me = s.seatToAct();
    game.imagine(s, me, rng);
    game.apply(s, action);
    game.advance(s, options);
    Player<S> guest = guests.get(rng.below(guests.size()));
    for (int length = 0; !s.isOver(); length++) {
      boolean mine = s.seatToAct() == me;
      if (mine && encoder.judges(s)) {
        int best = best();
        if (encoder.isBetweenPhases(s) || length > LONGEST) {
          return;
        }
        game.apply(s, best);
      } else {
        asked.copyFrom(s);
        game.apply(s, guest.choose(asked, options, rng));
      }
      game.advance(s, options);
    }
    outcome.of(s, me, outputs);
  }

  /** The choice that the net likes best, and in {@link #outputs} what it says of it. */
  private int best() {
    int best = evaluator.judge(s, options);
    System.arraycopy(evaluator.outputs(), 0, outputs, 0, outputs.length);
    return options.get(best);
  }
}

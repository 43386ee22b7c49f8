package governor.players.train;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.Player;
import governor.players.net.Encoder;
import governor.players.net.Evaluator;
import governor.players.net.Net;

/**
 * Games from which a net learns: most seats play by the net, some by a guest that keeps it honest,
 * all with a little exploration. Every seat that plays by the net leaves an {@link Episode}.
 *
 * @param <S> the positions of the game
 */
final class SelfPlay<S extends State> {
  /** How much of the target is the win itself; the rest is a soft win by points. */
  private static final float WIN = 0.7f;

  private static final double SOFTNESS = 0.3;

  private final Game<S> game;
  private final Evaluator<S> evaluator;
  private final Player<S> guest;
  private final Episode[] episodes;
  private final S s;
  private final S after;
  private final Options options = new Options();
  private final int[] bestFeatures;
  private final float[] bestOutputs;
  private final float[] end;
  private final boolean[] isGuest;

  SelfPlay(Game<S> game, Encoder<S> encoder, Net net, Player<S> guest) {
    this.game = game;
    this.evaluator = new Evaluator<>(game, encoder, net);
    this.guest = guest;
    this.episodes = new Episode[game.seats()];
    for (int seat = 0; seat < episodes.length; seat++) {
      episodes[seat] = new Episode(net.outputs());
    }
    this.s = game.blank();
    this.after = game.blank();
    this.bestFeatures = new int[encoder.most()];
    this.bestOutputs = new float[net.outputs()];
    this.end = new float[net.outputs()];
    this.isGuest = new boolean[game.seats()];
  }

  /** Plays a game; afterwards the episodes hold what to learn. Returns its rounds. */
  int play(Rng rng, double guests, double exploration, float lambda) {
    for (int seat = 0; seat < episodes.length; seat++) {
      episodes[seat].clear();
      isGuest[seat] = rng.unit() < guests;
    }
    game.start(s, rng);
    game.advance(s, options);
    while (!s.isOver()) {
      int seat = s.seatToAct();
      boolean explore = rng.unit() < exploration;
      int routine = game.routine(s, options);
      if (routine >= 0) {
        game.apply(s, routine);
        game.advance(s, options);
        continue;
      }
      int action = isGuest[seat] ? guestChoice(seat, explore, rng) : netChoice(seat, explore, rng);
      game.apply(s, action);
      game.advance(s, options);
    }
    for (int seat = 0; seat < episodes.length; seat++) {
      if (episodes[seat].length() > 0) {
        outcome(seat);
        episodes[seat].setTargets(end, lambda);
      }
    }
    return game.round(s);
  }

  /** Whether the guest played this seat of the last game. */
  boolean isGuest(int seat) {
    return isGuest[seat];
  }

  Episode episode(int seat) {
    return episodes[seat];
  }

  private int guestChoice(int seat, boolean explore, Rng rng) {
    int action = explore ? options.get(rng.below(options.size())) : guest.choose(s, options, rng);
    after.copyFrom(s);
    game.apply(after, action);
    evaluator.value(after, seat);
    episodes[seat].add(evaluator.features, evaluator.count(), evaluator.outputs(), explore);
    return action;
  }

  private int netChoice(int seat, boolean explore, Rng rng) {
    int best = 0;
    float highest = -1;
    int count = 0;
    for (int i = 0; i < options.size(); i++) {
      float value = evaluator.after(s, options.get(i), seat);
      if (value > highest) {
        highest = value;
        best = i;
        count = evaluator.count();
        System.arraycopy(evaluator.features, 0, bestFeatures, 0, count);
        System.arraycopy(evaluator.outputs(), 0, bestOutputs, 0, bestOutputs.length);
      }
    }
    int action = options.get(best);
    if (explore) {
      action = options.get(rng.below(options.size()));
      evaluator.after(s, action, seat);
      count = evaluator.count();
      System.arraycopy(evaluator.features, 0, bestFeatures, 0, count);
    }
    episodes[seat].add(bestFeatures, count, bestOutputs, explore);
    return action;
  }

  /** How the game ended for the seat: shares of the win, softened by points, and all points. */
  private void outcome(int seat) {
    int seats = episodes.length;
    int winners = 0;
    double sum = 0;
    int best = 0;
    for (int other = 0; other < seats; other++) {
      winners += game.seatsAhead(s, other) == 0 ? 1 : 0;
      best = Math.max(best, game.points(s, other));
    }
    for (int other = 0; other < seats; other++) {
      sum += Math.exp(SOFTNESS * (game.points(s, other) - best));
    }
    for (int i = 0; i < seats; i++) {
      int other = (seat + i) % seats;
      double win = game.seatsAhead(s, other) == 0 ? 1.0 / winners : 0;
      double soft = Math.exp(SOFTNESS * (game.points(s, other) - best)) / sum;
      end[i] = (float) (WIN * win + (1 - WIN) * soft);
      end[seats + i] = game.points(s, other) / Net.POINTS;
    }
  }
}

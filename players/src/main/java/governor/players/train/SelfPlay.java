package governor.players.train;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.Player;
import governor.players.net.Encoder;
import governor.players.net.Evaluator;
import governor.players.net.Net;
import java.util.List;

/**
 * Games from which a net learns: some seats play by the net, some by guests that keep it honest,
 * all with a little exploration. Every seat leaves an {@link Episode}, and in games of guests only
 * their choices are {@link Questions} that the net should answer alike.
 *
 * @param <S> the positions of the game
 */
final class SelfPlay<S extends State> {
  /** How often a choice is looked into in games where that is done. */
  private static final double LOOKED = 0.5;

  /** How many rollouts the choices of a question get that is looked into. */
  private static final int ROLLOUTS = 8;

  /** Choices that lose more win share than this are not looked into. */
  private static final float BAND = 0.15f;

  /** By how much a choice must be better for the net to be told so. */
  private static final float BETTER = 0.01f;

  private static final int MOST_CANDIDATES = 8;

  /** How often a guest's choice becomes a question. */
  private static final double ASKED = 1;

  private static final double WARM_NOISE = 0.06;

  private final Game<S> game;
  private final Encoder<S> encoder;
  private final Evaluator<S> evaluator;
  private final List<Player<S>> guests;
  private final Outcome<S> outcome;
  private final Episode[] episodes;
  private final Questions questions = new Questions();
  private final Episode labels;
  private final Lookahead<S> lookahead;
  private final float[] values = new float[512];
  private final float[] mean;
  private final S s;
  private final S after;
  private final Options options = new Options();
  private final int[] bestFeatures;
  private final float[] bestOutputs;
  private final float[] end;
  private boolean looking;

  /** The guest of each seat, or -1. */
  private final int[] guestAt;

  SelfPlay(Game<S> game, Encoder<S> encoder, Net net, List<Player<S>> guests) {
    this.game = game;
    this.encoder = encoder;
    this.evaluator = new Evaluator<>(game, encoder, net);
    this.guests = guests;
    this.outcome = new Outcome<>(game);
    this.episodes = new Episode[game.seats()];
    for (int seat = 0; seat < episodes.length; seat++) {
      episodes[seat] = new Episode(net.outputs());
    }
    this.labels = new Episode(net.outputs());
    this.lookahead = new Lookahead<>(game, encoder, net, guests);
    this.mean = new float[net.outputs()];
    this.s = game.blank();
    this.after = game.blank();
    this.bestFeatures = new int[encoder.most()];
    this.bestOutputs = new float[net.outputs()];
    this.end = new float[net.outputs()];
    this.guestAt = new int[game.seats()];
  }

  /** Plays a game; afterwards the episodes hold what to learn. */
  void play(Rng rng, Plan plan, long number) {
    boolean warm = plan.isWarm(number);
    looking = plan.isLooking(number);
    questions.clear();
    labels.clear();
    for (int seat = 0; seat < episodes.length; seat++) {
      episodes[seat].clear();
      guestAt[seat] = warm || rng.unit() < plan.guests() ? rng.below(guests.size()) : -1;
    }
    double exploration = warm ? WARM_NOISE : plan.exploration();
    game.start(s, rng);
    game.advance(s, options);
    while (!s.isOver()) {
      game.apply(s, choose(rng, warm, exploration));
      game.advance(s, options);
    }
    for (int seat = 0; seat < episodes.length; seat++) {
      if (episodes[seat].length() > 0) {
        outcome.of(s, seat, end);
        episodes[seat].setTargets(end, plan.lambda());
      }
    }
  }

  private int choose(Rng rng, boolean warm, double exploration) {
    int seat = s.seatToAct();
    if (!encoder.judges(s)) {
      return guests.get(Math.max(0, guestAt[seat])).choose(copy(), options, rng);
    }
    boolean explore = rng.unit() < exploration;
    return guestAt[seat] >= 0
        ? guestChoice(seat, warm, explore, rng)
        : netChoice(seat, explore, rng);
  }

  /** Whether a guest played this seat of the last game. */
  boolean isGuest(int seat) {
    return guestAt[seat] >= 0;
  }

  Episode episode(int seat) {
    return episodes[seat];
  }

  Questions questions() {
    return questions;
  }

  /** Players may change the position that they are handed. */
  private S copy() {
    after.copyFrom(s);
    return after;
  }

  /** Guests see the true position: they use only what their seat knows. */
  private int guestChoice(int seat, boolean warm, boolean explore, Rng rng) {
    if (explore || !warm) {
      int action =
          explore
              ? options.get(rng.below(options.size()))
              : guests.get(guestAt[seat]).choose(copy(), options, rng);
      if (warm) {
        evaluator.after(s, action, seat);
        episodes[seat].add(evaluator.features, evaluator.count(), evaluator.outputs(), true);
      }
      return action;
    }
    int action = guests.get(guestAt[seat]).choose(copy(), options, rng);
    evaluator.after(s, action, seat);
    episodes[seat].add(evaluator.features, evaluator.count(), evaluator.outputs(), false);
    if (rng.unit() < ASKED) {
      questions.begin();
      questions.add(evaluator.features, evaluator.count());
      for (int i = 0; i < options.size(); i++) {
        if (options.get(i) != action) {
          evaluator.see(s, options.get(i), seat);
          questions.add(evaluator.features, evaluator.count());
        }
      }
    }
    return action;
  }

  private int netChoice(int seat, boolean explore, Rng rng) {
    int best = 0;
    float highest = -1;
    int count = 0;
    for (int i = 0; i < options.size(); i++) {
      float value = evaluator.after(s, options.get(i), seat);
      values[i] = value;
      if (value > highest) {
        highest = value;
        best = i;
        count = evaluator.count();
        System.arraycopy(evaluator.features, 0, bestFeatures, 0, count);
        System.arraycopy(evaluator.outputs(), 0, bestOutputs, 0, bestOutputs.length);
      }
    }
    int action = options.get(best);
    if (looking && rng.unit() < LOOKED) {
      look(seat, highest, rng.next());
    }
    if (explore) {
      action = options.get(rng.below(options.size()));
      evaluator.see(s, action, seat);
      count = evaluator.count();
      System.arraycopy(evaluator.features, 0, bestFeatures, 0, count);
    }
    episodes[seat].add(bestFeatures, count, bestOutputs, explore);
    return action;
  }

  /** Finds out what the likely choices are really worth; the net is to learn it. */
  private void look(int seat, float highest, long seed) {
    int best = -1;
    float most = -1;
    float second = -1;
    int candidates = 0;
    for (int i = 0; i < options.size(); i++) {
      if (values[i] < highest - BAND || candidates == MOST_CANDIDATES) {
        values[i] = -1;
        continue;
      }
      candidates++;
      lookahead.mean(s, options.get(i), ROLLOUTS, seed, mean);
      evaluator.see(s, options.get(i), seat);
      labels.label(evaluator.features, evaluator.count(), mean);
      if (mean[0] > most) {
        second = most;
        most = mean[0];
        best = i;
      } else {
        second = Math.max(second, mean[0]);
      }
    }
    if (candidates < 2 || most < second + BETTER) {
      return;
    }
    questions.begin();
    evaluator.see(s, options.get(best), seat);
    questions.add(evaluator.features, evaluator.count());
    for (int i = 0; i < options.size(); i++) {
      if (i != best && values[i] >= 0) {
        evaluator.see(s, options.get(i), seat);
        questions.add(evaluator.features, evaluator.count());
      }
    }
  }

  /** What was found out by looking ahead. */
  Episode labels() {
    return labels;
  }
}

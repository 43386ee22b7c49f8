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
import java.util.ArrayList;
import java.util.List;

/**
 * Games from which a net learns: some seats play by the net, some by guests that keep it honest,
 * all with a little exploration. Every seat leaves an {@link Episode}, and in games of guests only
 * their choices are {@link Questions} that the net should answer alike.
 *
 * @param <S> the positions of the game
 */
final class SelfPlay<S extends State> {
  /** Choices that lose more win share than this are not looked into. */
  private static final float BAND = 0.15f;

  /** Questions with more likely choices than these are not looked into. */
  private static final int MOST_CANDIDATES = 8;

  private static final double WARM_NOISE = 0.06;

  /** At a table of the league, how many opponents are of the one style that the table is about. */
  private static final double ONE_STYLE = 0.75;

  /** The win share that a doubtful choice loses when it is e times less likely than the best. */
  private static final double TEMPERATURE = 0.015;

  private final Game<S> game;
  private final Encoder<S> encoder;
  private final Evaluator<S> evaluator;
  private final List<Player<S>> guests;
  private final Outcome<S> outcome;
  private final Episode[] episodes;
  private final Questions questions = new Questions();
  private final Labels labels;
  private final Lookahead<S> lookahead;
  private final S s;
  private final S after;
  private final Options options = new Options();
  private final float[] end;
  private boolean looking;
  private double doubt;

  /** The guests, and then the league. */
  private final List<Player<S>> opponents = new ArrayList<>();

  /** The opponent on each seat, or -1. */
  private final int[] guestAt;

  SelfPlay(Game<S> game, Encoder<S> encoder, Net net, List<Player<S>> guests) {
    this.game = game;
    this.encoder = encoder;
    this.evaluator = new Evaluator<>(game, encoder, Forward.following(net));
    this.guests = guests;
    this.outcome = new Outcome<>(game);
    this.episodes = new Episode[game.seats()];
    for (int seat = 0; seat < episodes.length; seat++) {
      episodes[seat] = new Episode(net.outputs());
    }
    this.labels = new Labels(net.outputs());
    this.lookahead = new Lookahead<>(game, encoder, net, guests);
    this.s = game.blank();
    this.after = game.blank();
    this.end = new float[net.outputs()];
    this.guestAt = new int[game.seats()];
    opponents.addAll(guests);
    opponents.addAll(League.of(game));
  }

  /** Plays a game; afterwards the episodes hold what to learn. */
  void play(Rng rng, Plan plan, long number) {
    boolean warm = plan.isWarm(number);
    looking = plan.isLooking(number);
    doubt = plan.doubt();
    questions.clear();
    labels.clear();
    int learner = rng.below(episodes.length);
    int style = !warm && plan.league() > 0 && rng.unit() < plan.league() ? stranger(rng) : -1;
    for (int seat = 0; seat < episodes.length; seat++) {
      episodes[seat].clear();
      boolean guest = warm || seat != learner && rng.unit() < plan.guests();
      guestAt[seat] = guest ? opponent(style, rng) : -1;
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

  /** One of the league, if the game has any; else -1. */
  private int stranger(Rng rng) {
    int league = opponents.size() - guests.size();
    return league > 0 ? guests.size() + rng.below(league) : -1;
  }

  /**
   * Who plays a seat. A table of the league is mostly of one style: what a style does to a game
   * shows where several play it, not where one stranger sits among friends.
   */
  private int opponent(int style, Rng rng) {
    return style < 0 ? rng.below(guests.size()) : rng.unit() < ONE_STYLE ? style : stranger(rng);
  }

  private int choose(Rng rng, boolean warm, double exploration) {
    int seat = s.seatToAct();
    if (!encoder.judges(s)) {
      return opponents.get(Math.max(0, guestAt[seat])).choose(copy(), options, rng);
    }
    boolean explore = rng.unit() < exploration;
    return guestAt[seat] >= 0
        ? guestChoice(seat, warm, explore, rng)
        : netChoice(seat, explore, rng);
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
    int place =
        explore
            ? rng.below(options.size())
            : options.indexOf(opponents.get(guestAt[seat]).choose(copy(), options, rng));
    if (warm || doubt > 0) {
      int best = evaluator.judge(s, options);
      remember(seat, place, warm ? explore : place != best);
    }
    if (warm && !explore) {
      ask(place);
    }
    return options.get(place);
  }

  private int netChoice(int seat, boolean explore, Rng rng) {
    int best = evaluator.judge(s, options);
    int place = best;
    if (explore) {
      place = rng.below(options.size());
    } else if (doubt > 0 && rng.unit() < doubt) {
      place = likely(best, rng);
    }
    remember(seat, place, place != best);
    if (looking && encoder.isBetweenPhases(s)) {
      look(best, rng.next());
    }
    return options.get(place);
  }

  /** A choice that loses little, the more likely the less. */
  private int likely(int best, Rng rng) {
    double sum = 0;
    for (int i = 0; i < options.size(); i++) {
      sum += Math.exp((evaluator.value(i) - evaluator.value(best)) / TEMPERATURE);
    }
    double left = rng.unit() * sum;
    for (int i = 0; i < options.size(); i++) {
      left -= Math.exp((evaluator.value(i) - evaluator.value(best)) / TEMPERATURE);
      if (left < 0) {
        return i;
      }
    }
    return best;
  }

  /** Notes the afterstate of a choice, with the value of the best one. */
  private void remember(int seat, int place, boolean explore) {
    episodes[seat].add(evaluator, place, evaluator.outputs(), explore);
  }

  /** Asks the net to put this choice first. */
  private void ask(int place) {
    questions.begin();
    questions.add(evaluator, place);
    for (int i = 0; i < options.size(); i++) {
      if (i != place) {
        questions.add(evaluator, i);
      }
    }
  }

  /** Finds out where the likely roles lead, under equal luck; the net is to learn it. */
  private void look(int best, long seed) {
    float least = evaluator.value(best) - BAND;
    int candidates = 0;
    for (int i = 0; i < options.size(); i++) {
      candidates += evaluator.value(i) >= least ? 1 : 0;
    }
    if (candidates < 2 || candidates > MOST_CANDIDATES) {
      return;
    }
    labels.begin();
    for (int i = 0; i < options.size(); i++) {
      if (evaluator.value(i) >= least) {
        labels.add(evaluator, i, lookahead.outputs(s, options.get(i), seed));
      }
    }
  }

  /** What was found out by looking ahead. */
  Labels labels() {
    return labels;
  }
}

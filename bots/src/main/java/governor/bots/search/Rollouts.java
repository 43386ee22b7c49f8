package governor.bots.search;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import java.util.function.BooleanSupplier;

/**
 * Plays rollouts, on one thread: deals anew what the seat cannot see, makes the choice, and plays
 * on until the seat is to choose a role again, where the mind values the position. Near the end of
 * the game, or when the mind cannot value, it plays to the end, which counts as it is.
 *
 * @param <S> the positions of the game
 */
final class Rollouts<S extends State> {
  private static final long STRIDE = 0xD1342543DE82EF95L;

  private final Game<S> game;
  private final Guide<S> guide;
  private final Mind<S> mind;
  private final S s;
  private final Options options = new Options();
  private final Rng rng = new Rng(0);
  private final float[] sharesAndPoints;
  private final int[] counts;
  private final int concepts;
  final Tally tally;

  /** The number of the next sweep that this thread makes. */
  private long next;

  /** How many choices its rollouts have made. */
  private long played;

  Rollouts(Kit<S> kit) {
    this.game = kit.game();
    this.guide = kit.guide();
    this.mind = kit.minds().get();
    this.s = game.blank();
    this.sharesAndPoints = new float[2 * game.seats()];
    this.concepts = guide.concepts().size();
    this.counts = new int[game.seats() * concepts];
    this.tally = new Tally(sharesAndPoints.length + counts.length);
  }

  Mind<S> mind() {
    return mind;
  }

  void begin(int thread) {
    tally.clear();
    next = thread;
    played = 0;
  }

  /**
   * What to do in one part of a race.
   *
   * @param root the position with the question
   * @param racers how many candidates are still in the race
   * @param seed where the chances of all sweeps come from
   * @param step by how much the numbers of one thread's sweeps differ
   * @param before sweeps are made up to this number
   * @param choices how many choices each thread's rollouts may have made when it stops
   * @param deadline the reading of the clock at which to stop; {@link Long#MAX_VALUE} for no clock
   * @param cancelled asked before every rollout
   */
  record Part<S extends State>(
      S root,
      int racers,
      long seed,
      int step,
      long before,
      long choices,
      long deadline,
      BooleanSupplier cancelled) {
    boolean isOver() {
      return cancelled.getAsBoolean()
          || deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0;
    }
  }

  /**
   * Makes this thread's sweeps of a part, as long as there is time and nobody cancels.
   *
   * @param actions the choices of all candidates
   * @param racing the numbers of those in the race
   */
  void sweep(Part<S> part, int[] actions, int[] racing, SearchSettings settings) {
    while (next < part.before()) {
      for (int i = 0; i < part.racers(); i++) {
        if (played >= part.choices() || part.isOver()) {
          return;
        }
        int c = racing[i];
        rng.reseed(part.seed() + next * STRIDE);
        double value = play(part.root(), actions[c], settings);
        tally.put(c, value, sharesAndPoints, counts);
      }
      tally.commit(racing, part.racers());
      next += part.step();
    }
  }

  private double play(S root, int action, SearchSettings settings) {
    s.copyFrom(root);
    int me = s.seatToAct();
    if (settings.hindsight()) {
      s.reseed(rng);
    } else {
      game.imagine(s, me, rng);
    }
    game.apply(s, action);
    played++;
    game.advance(s, options);
    int roles = mind.canValue() ? settings.horizon() : Integer.MAX_VALUE;
    while (!s.isOver()) {
      int routine = game.routine(s, options);
      if (routine >= 0) {
        game.apply(s, routine); // Nothing to think about, so it does not count as a choice.
        game.advance(s, options);
        continue;
      }
      if (s.seatToAct() == me) {
        if (guide.asksForRole(s) && --roles <= 0 && !guide.endIsNear(s)) {
          mind.value(s, options, sharesAndPoints);
          count();
          return sharesAndPoints[me];
        }
        game.apply(s, mind.best(s, options));
      } else {
        game.apply(s, mind.sample(s, options, rng));
      }
      played++;
      game.advance(s, options);
    }
    Winners.share(game, s, sharesAndPoints);
    count();
    return sharesAndPoints[me];
  }

  private void count() {
    for (int seat = 0; seat < game.seats(); seat++) {
      guide.count(s, seat, counts, seat * concepts);
    }
  }
}

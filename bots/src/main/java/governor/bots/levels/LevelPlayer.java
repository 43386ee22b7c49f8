package governor.bots.levels;

import governor.bots.Budget;
import governor.bots.games.Strength;
import governor.bots.search.Finding;
import governor.bots.search.Guide;
import governor.bots.search.Kit;
import governor.bots.search.Mind;
import governor.bots.search.Search;
import governor.bots.search.SearchSettings;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player of a level: weighs every choice by the win share it may expect, leans a little to what
 * its personality likes, and then takes one of the choices that lose little.
 */
final class LevelPlayer<S extends State> implements Player<S> {
  /** The win share for which a personality does what it likes. */
  private static final double LEANING = 0.0025;

  private static final double NEVER = -1;

  private final Game<S> game;
  private final Guide<S> guide;
  private final Mind<S> mind;
  private final @Nullable Search<S> search;
  private final Strength strength;
  private final int style;
  private final float[] judged = new float[512];
  private final double[] shares = new double[512];

  LevelPlayer(Kit<S> kit, SearchSettings settings, Strength strength, Personality personality) {
    this.game = kit.game();
    this.guide = kit.guide();
    this.mind = kit.minds().get();
    this.search =
        strength.budget() == null
            ? null
            : new Search<>(kit, settings.withThreads(strength.threads()));
    this.strength = strength;
    this.style = personality.style();
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    int routine = game.routine(imagined, options);
    if (routine >= 0) {
      return routine;
    }
    Budget budget = strength.budget();
    if (search == null || budget == null) {
      boolean weighed = mind.judge(imagined, options, imagined.seatToAct(), judged);
      for (int i = 0; i < options.size(); i++) {
        boolean silly = guide.givesPointsAway(imagined, options, options.get(i));
        shares[i] = silly ? NEVER : judged[i];
      }
      if (!weighed) {
        return options.get(best(options.size()));
      }
    } else {
      int best = search.run(imagined, options, -1, budget, rng, () -> false);
      if (strength.temperature() == 0 && style < 0) {
        return best;
      }
      weigh(search.findings(), options);
    }
    lean(imagined, options);
    return options.get(pick(options.size(), rng));
  }

  /** What was looked at less than half as often was behind already. */
  private void weigh(List<Finding> findings, Options options) {
    Arrays.fill(shares, 0, options.size(), NEVER);
    Finding best = findings.getFirst();
    for (Finding each : findings) {
      if (2 * each.visits() >= best.visits()) {
        shares[options.indexOf(each.action())] = Math.min(each.share(), best.share());
      }
    }
  }

  private void lean(S s, Options options) {
    for (int i = 0; i < options.size() && style >= 0; i++) {
      shares[i] += guide.style(s, options.get(i)) == style ? LEANING : 0;
    }
  }

  private int best(int size) {
    int best = 0;
    for (int i = 1; i < size; i++) {
      best = shares[i] > shares[best] ? i : best;
    }
    return best;
  }

  /** Each choice with a chance that falls with the win share it loses; none that loses much. */
  private int pick(int size, Rng rng) {
    int best = best(size);
    if (strength.temperature() == 0) {
      return best;
    }
    double highest = shares[best];
    double sum = 0;
    for (int i = 0; i < size; i++) {
      double loss = highest - shares[i];
      shares[i] = loss > strength.most() ? 0 : Math.exp(-loss / strength.temperature());
      sum += shares[i];
    }
    double left = rng.unit() * sum;
    for (int i = 0; i < size; i++) {
      left -= shares[i];
      if (left < 0) {
        return i;
      }
    }
    return best;
  }
}

package governor.bots.search;

import java.util.Comparator;
import java.util.List;

/**
 * What a search found about one choice.
 *
 * @param action the choice
 * @param prior the win share by first judgement
 * @param share the win share by all that is known, from 0 to 1
 * @param error its standard error, as far as luck in the rollouts goes
 * @param behind the standard error of how far it is behind the best choice
 * @param visits how many rollouts it had
 * @param shares the mean win share of every seat; empty without visits
 * @param points the mean final points of every seat; empty without visits
 * @param counts for every seat what it has of each concept where the rollouts were cut
 */
public record Finding(
    int action,
    double prior,
    double share,
    double error,
    double behind,
    long visits,
    List<Double> shares,
    List<Double> points,
    List<List<Double>> counts) {

  static final Comparator<Finding> BEST_FIRST =
      Comparator.comparingDouble(Finding::share).reversed();

  public Finding {
    shares = List.copyOf(shares);
    points = List.copyOf(points);
    counts = List.copyOf(counts);
  }
}

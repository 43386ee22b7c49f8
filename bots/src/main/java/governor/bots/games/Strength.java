package governor.bots.games;

import governor.bots.Budget;
import org.jspecify.annotations.Nullable;

/**
 * What makes a level: how much it searches and how freely it chooses.
 *
 * @param budget what it may think; null for one that only judges at first sight
 * @param temperature the win share that a choice loses when it is e times less likely; 0 for one
 *     that always takes the best
 * @param most it never makes a choice that it believes to lose more win share than this
 * @param threads how many threads it thinks with
 */
public record Strength(@Nullable Budget budget, double temperature, double most, int threads) {
  /**
   * About two milliseconds a choice, and hardly ever ten: near the end of a game rollouts are long.
   */
  public static final Budget SHORT_THOUGHT = Budget.ofPlayouts(250).within(8000);

  public static Strength atFirstSight(double temperature, double most) {
    return new Strength(null, temperature, most, 1);
  }

  public static Strength thinking(Budget budget, double temperature, double most, int threads) {
    return new Strength(budget, temperature, most, threads);
  }

  /** The same with another budget, if it has any. */
  public Strength with(Budget other) {
    return budget == null ? this : new Strength(other, temperature, most, threads);
  }
}

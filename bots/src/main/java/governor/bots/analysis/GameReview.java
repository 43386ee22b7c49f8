package governor.bots.analysis;

import java.util.List;

/**
 * A game looked at again, choice by choice.
 *
 * @param config which game
 * @param seats who sat where
 * @param decisions every choice that was looked at, in order
 * @param costliest for every seat the numbers (in {@code decisions}) of up to three choices that
 *     lost most, the costliest first, only what luck does not explain; then those that gave points
 *     away, though that may have cost nothing
 * @param hindsightCostliest the same for one who sees all cards
 * @param losses for every seat the win share that its mistakes lost in all
 * @param result the share of the win of every seat; empty if the game is not over
 * @param isComplete whether all choices were looked at; not if the review was cancelled
 */
public record GameReview(
    String config,
    List<String> seats,
    List<Decision> decisions,
    List<List<Integer>> costliest,
    List<List<Integer>> hindsightCostliest,
    List<Double> losses,
    List<Double> result,
    boolean isComplete) {
  public GameReview {
    seats = List.copyOf(seats);
    decisions = List.copyOf(decisions);
    costliest = List.copyOf(costliest);
    hindsightCostliest = List.copyOf(hindsightCostliest);
    losses = List.copyOf(losses);
    result = List.copyOf(result);
  }
}

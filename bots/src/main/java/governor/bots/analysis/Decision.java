package governor.bots.analysis;

import java.util.List;

/**
 * One choice of a game under review.
 *
 * @param ply its number, from 0
 * @param round the round in which it was made
 * @param seat who made it, from 0
 * @param question what was asked
 * @param chosen the choice in words
 * @param better the best choice in words; the same if it was chosen
 * @param shares the win share of every seat before the choice, by what the seat could know
 * @param loss how much win share the choice lost, by what the seat could know
 * @param lossError half the width of the 95 % interval of that
 * @param hindsightShares the win shares for one who sees all cards, but not the chances to come
 * @param hindsightBetter the best choice in words for one who sees all cards
 * @param hindsightLoss how much win share the choice lost for one who sees all cards
 * @param hindsightLossError half the width of the 95 % interval of that
 * @param reasons by what the choice differs most from the better one
 * @param givesPointsAway whether it gave points away, however little that cost in win share
 * @param sentence what the better choice would have brought
 */
public record Decision(
    int ply,
    int round,
    int seat,
    String question,
    String chosen,
    String better,
    List<Double> shares,
    double loss,
    double lossError,
    List<Double> hindsightShares,
    String hindsightBetter,
    double hindsightLoss,
    double hindsightLossError,
    List<Reason> reasons,
    boolean givesPointsAway,
    String sentence) {
  public Decision {
    shares = List.copyOf(shares);
    hindsightShares = List.copyOf(hindsightShares);
    reasons = List.copyOf(reasons);
  }

  /** Whether the choice lost something beyond what luck in the rollouts explains. */
  public boolean isMistake() {
    return loss > lossError;
  }
}

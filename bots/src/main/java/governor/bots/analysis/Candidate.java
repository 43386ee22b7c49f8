package governor.bots.analysis;

import java.util.List;

/**
 * One choice as the search sees it.
 *
 * @param action the choice
 * @param words the choice in the game's notation
 * @param share the win share of the asked seat, from 0 to 1
 * @param error half the width of its 95 % interval, as far as luck in the rollouts goes
 * @param loss how much win share it loses against the best choice
 * @param lossError half the width of the 95 % interval of that
 * @param margin expected final points ahead of the best other seat; 0 without visits
 * @param visits how many rollouts it had; 0 if only judged at first sight
 * @param outlook how things stand for every seat afterwards; empty without visits
 * @param reasons by what it differs most from the best choice; empty for the best one itself
 * @param givesPointsAway whether it is a pass where a building that counts points is to be had, in
 *     the last builder phase
 * @param sentence the numbers and reasons in a sentence
 */
public record Candidate(
    int action,
    String words,
    double share,
    double error,
    double loss,
    double lossError,
    double margin,
    long visits,
    List<Outlook> outlook,
    List<Reason> reasons,
    boolean givesPointsAway,
    String sentence) {
  public Candidate {
    outlook = List.copyOf(outlook);
    reasons = List.copyOf(reasons);
  }

  /** Whether it is worse than the best beyond what luck in the rollouts explains. */
  public boolean isClearlyWorse() {
    return loss > lossError;
  }
}

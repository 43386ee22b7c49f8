package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/**
 * Lies in the centre until somebody builds it instead of a card from hand. Game end: 4, 3, 2 and 1
 * points for the first four buildings of cost six of all other seats.
 */
public final class Cathedral extends Card implements ScoreRule {
  private static final int SIX = 6;
  private static final int[] POINTS = {0, 4, 7, 9, 10};

  public Cathedral() {
    super("cathedral");
  }

  @Override
  public String when(RuleSet rules) {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Built from the centre instead of a hand card, by one seat only. 4, 3, 2 and 1 points"
        + " for the first four buildings of cost 6 that other seats have."
        + (rules.cathedralReturns() ? " Covered, it goes back to the centre." : "");
  }

  @Override
  public int score(SanJuanState s, int seat, int before) {
    long sixes = s.rules().costAtMost(SIX) & ~s.rules().costAtMost(SIX - 1);
    int standing = 0;
    for (int other = 0; other < s.players(); other++) {
      if (other != seat) {
        standing += Long.bitCount(s.owned(other) & sixes);
      }
    }
    return POINTS[Math.min(standing, POINTS.length - 1)];
  }
}

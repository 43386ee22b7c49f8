package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/**
 * Game end: 4, 7, 9 or 10 points for one to four sets; a set is three of the owner's buildings of
 * the same printed cost and with different names, each building used once.
 */
public final class Residence extends Card implements ScoreRule {
  private static final int SET = 3;
  private static final int HIGHEST_COST = 7;
  private static final int[] POINTS = {0, 4, 7, 9, 10};

  public Residence() {
    super("residence");
  }

  @Override
  public String when(RuleSet rules) {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "4, 7, 9 or 10 points for 1 to 4 sets of 3 different buildings of the same cost.";
  }

  @Override
  public int score(SanJuanState s, int seat, int before) {
    int sets = 0;
    for (int cost = 1; cost <= HIGHEST_COST; cost++) {
      sets += setsOf(s, seat, cost);
    }
    return POINTS[Math.min(sets, POINTS.length - 1)];
  }

  /**
   * The most sets of one cost: the largest number k such that the names, each giving up to k
   * buildings, give three times k.
   */
  private static int setsOf(SanJuanState s, int seat, int cost) {
    int sets = 0;
    while (usable(s, seat, cost, sets + 1) >= SET * (sets + 1)) {
      sets++;
    }
    return sets;
  }

  private static int usable(SanJuanState s, int seat, int cost, int most) {
    int usable = 0;
    for (int card = 0; card < s.rules().firstEvent(); card++) {
      if (s.rules().cost(card) == cost) {
        usable += Math.min(s.count(seat, card), most);
      }
    }
    return usable;
  }
}

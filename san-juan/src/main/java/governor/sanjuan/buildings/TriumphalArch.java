package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/** Game end: 4, 6 or 8 points for one, two or three different monuments of the owner. */
public final class TriumphalArch extends Card implements ScoreRule {
  public TriumphalArch() {
    super("triumphal arch");
  }

  @Override
  public String when(RuleSet rules) {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "4, 6 or 8 points for 1, 2 or 3 different monuments.";
  }

  @Override
  public int score(SanJuanState s, int seat, int before) {
    int monuments = Long.bitCount(s.owned(seat) & s.rules().monuments());
    return monuments == 0 ? 0 : 2 + 2 * monuments;
  }
}

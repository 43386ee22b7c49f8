package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/** Game end: one point for each city building of the owner, itself included. */
public final class CityHall extends Card implements ScoreRule {
  public CityHall() {
    super("city hall");
  }

  @Override
  public String when(RuleSet rules) {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 point for each of your city buildings, this one included.";
  }

  @Override
  public int score(SanJuanState s, int seat, int before) {
    return Long.bitCount(s.owned(seat) & s.rules().city());
  }
}

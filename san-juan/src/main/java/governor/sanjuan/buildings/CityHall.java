package governor.sanjuan.buildings;

import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/** Game end: one point for each city building of the owner, itself included. */
public final class CityHall implements ScoreRule {
  @Override
  public int score(SanJuanState s, int seat, int before) {
    return Long.bitCount(s.owned(seat) & s.rules().city());
  }
}

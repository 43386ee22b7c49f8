package governor.sanjuan.buildings;

import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/** Game end: 4, 6 or 8 points for one, two or three different monuments of the owner. */
public final class TriumphalArch implements ScoreRule {
  @Override
  public int score(SanJuanState s, int seat, int before) {
    int monuments = Long.bitCount(s.owned(seat) & s.rules().monuments());
    return monuments == 0 ? 0 : 2 + 2 * monuments;
  }
}

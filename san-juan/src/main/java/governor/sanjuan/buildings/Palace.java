package governor.sanjuan.buildings;

import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/** Game end: a quarter of all other points of the owner, rounded down. */
public final class Palace implements ScoreRule {
  @Override
  public int score(SanJuanState s, int seat, int before) {
    return before / 4;
  }

  @Override
  public boolean comesLast() {
    return true;
  }
}

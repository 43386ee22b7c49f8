package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/** Game end: a quarter of all other points of the owner, rounded down. */
public final class Palace extends Card implements ScoreRule {
  public Palace() {
    super("palace");
  }

  @Override
  public String when(RuleSet rules) {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 point for every 4 points you have otherwise.";
  }

  @Override
  public int score(SanJuanState s, int seat, int before) {
    return before / 4;
  }

  @Override
  public boolean comesLast() {
    return true;
  }
}

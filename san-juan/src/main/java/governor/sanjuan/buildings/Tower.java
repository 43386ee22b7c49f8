package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.HandLimitRule;

/** Round start: the owner may hold twelve cards. */
public final class Tower extends Card implements HandLimitRule {
  private static final int LIMIT = 12;

  public Tower() {
    super("tower");
  }

  @Override
  public String when(RuleSet rules) {
    return "round start";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Your hand limit is 12.";
  }

  @Override
  public int limit(SanJuanState s, int seat, int limit) {
    return s.works(seat, this) ? LIMIT : limit;
  }

  @Override
  public String words(RuleSet rules) {
    return LIMIT + " with a " + rules.name(this);
  }
}

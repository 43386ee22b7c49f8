package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.editions.BaseGame;
import governor.sanjuan.hooks.CoverRule;

/**
 * Builder phase: covered with the help of a crane, a park takes six off the price, not its three.
 */
public final class Park extends Card implements CoverRule {
  private static final int CREDIT = 6;

  public Park() {
    super("park");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "Built over with a " + rules.name(BaseGame.CRANE) + ", it takes 6 off the price, not 3.";
  }

  @Override
  public int credit() {
    return CREDIT;
  }
}

package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.hooks.CostRule;

/** Builder phase: city buildings cost the owner one card less. */
public final class Quarry extends Card implements CostRule {
  public Quarry() {
    super("quarry");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "City buildings cost you 1 less.";
  }

  @Override
  public int reduction(boolean city) {
    return city ? 1 : 0;
  }
}

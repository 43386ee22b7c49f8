package governor.sanjuan.trial;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.hooks.CostRule;

/** Builder phase: production buildings cost the owner two cards less. */
final class Brickyard extends Card implements CostRule {
  Brickyard() {
    super("brickyard");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "Production buildings cost you 2 less.";
  }

  @Override
  public int reduction(boolean city) {
    return city ? 0 : 2;
  }
}

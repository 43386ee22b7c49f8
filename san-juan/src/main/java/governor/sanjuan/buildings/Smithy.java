package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.hooks.CostRule;

/** Builder phase: production buildings cost the owner one card less. */
public final class Smithy extends Card implements CostRule {
  public Smithy() {
    super("smithy");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "Production buildings cost you 1 less.";
  }

  @Override
  public int reduction(boolean city) {
    return city ? 0 : 1;
  }
}

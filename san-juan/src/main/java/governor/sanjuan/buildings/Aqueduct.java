package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.hooks.ProductionRule;

/** Producer phase: the owner may produce one more good. */
public final class Aqueduct extends Card implements ProductionRule {
  public Aqueduct() {
    super("aqueduct");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.PRODUCER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may produce 1 more good.";
  }

  @Override
  public int extraGoods() {
    return 1;
  }
}

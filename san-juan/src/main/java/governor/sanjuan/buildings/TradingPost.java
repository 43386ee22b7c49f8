package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.hooks.SaleRule;

/** Trader phase: the owner may sell one more good. */
public final class TradingPost extends Card implements SaleRule {
  public TradingPost() {
    super("trading post");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.TRADER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may sell 1 more good.";
  }

  @Override
  public int extraSales() {
    return 1;
  }
}

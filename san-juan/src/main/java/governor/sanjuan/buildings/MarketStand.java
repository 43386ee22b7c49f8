package governor.sanjuan.buildings;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterSale;

/** Trader phase: the owner may draw one card more for having sold two goods or more. */
public final class MarketStand extends ExtraCard implements AfterSale {
  public MarketStand() {
    super("market stand");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.TRADER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may draw one more card after selling 2 or more goods in a phase.";
  }

  @Override
  public boolean rewards(int goods) {
    return goods >= 2;
  }

  @Override
  public void afterSale(SanJuanState s, int seat) {
    offer(s, seat);
  }
}

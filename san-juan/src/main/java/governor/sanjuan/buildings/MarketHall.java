package governor.sanjuan.buildings;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterSale;

/** Trader phase: the owner may draw one card more for having sold at all. */
public final class MarketHall extends ExtraCard implements AfterSale {
  public MarketHall() {
    super("market hall");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.TRADER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may draw one more card after selling, once a phase.";
  }

  @Override
  public boolean rewards(int goods) {
    return goods >= 1;
  }

  @Override
  public void afterSale(SanJuanState s, int seat) {
    offer(s, seat);
  }
}

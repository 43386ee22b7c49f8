package governor.sanjuan.buildings;

import governor.sanjuan.hooks.SaleRule;

/** Trader phase: the owner may sell one more good. */
public final class TradingPost implements SaleRule {
  @Override
  public int extraSales() {
    return 1;
  }
}

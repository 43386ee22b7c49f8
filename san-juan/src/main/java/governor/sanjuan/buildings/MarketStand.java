package governor.sanjuan.buildings;

import governor.sanjuan.hooks.AfterSale;

/** Trader phase: the owner draws one card more for having sold two goods or more. */
public final class MarketStand implements AfterSale {
  @Override
  public int bonus(int goods) {
    return goods >= 2 ? 1 : 0;
  }
}

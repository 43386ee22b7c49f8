package governor.sanjuan.buildings;

import governor.sanjuan.hooks.AfterSale;

/** Trader phase: the owner draws one card more for having sold at all. */
public final class MarketHall implements AfterSale {
  @Override
  public int bonus(int goods) {
    return goods >= 1 ? 1 : 0;
  }
}

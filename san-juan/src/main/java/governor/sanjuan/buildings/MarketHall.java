package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterSale;

/** Trader phase: the owner may draw one card more for having sold at all. */
public final class MarketHall extends ExtraCard implements AfterSale {
  public MarketHall() {
    super(Card.MARKET_HALL);
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

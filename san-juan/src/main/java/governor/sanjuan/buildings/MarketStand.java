package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterSale;

/** Trader phase: the owner may draw one card more for having sold two goods or more. */
public final class MarketStand extends ExtraCard implements AfterSale {
  public MarketStand() {
    super(Card.MARKET_STAND);
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

package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.TraderEnd;

/** Trader phase: if nobody sold anything, each owner draws a card at the end. */
public final class Hut implements TraderEnd {
  private static final int HUT = Card.HUT.ordinal();

  @Override
  public void traderEnd(SanJuanState s) {
    if (s.goodsSold() > 0 || s.worksFor(HUT) == 0) {
      return;
    }
    for (int turn = 0; turn < s.players(); turn++) {
      int seat = (s.rolePlayer() + turn) % s.players();
      if (s.works(seat, Card.HUT)) {
        s.drawToHand(seat, 1);
      }
    }
  }
}

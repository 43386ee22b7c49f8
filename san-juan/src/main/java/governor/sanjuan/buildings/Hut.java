package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.hooks.TraderEnd;

/** Trader phase: if nobody sold anything, each owner may draw a card at the end. */
public final class Hut extends ExtraCard implements TraderEnd {
  public Hut() {
    super(Card.HUT);
  }

  @Override
  public void traderEnd(SanJuanState s) {
    if (s.goodsSold() == 0) {
      s.passAround(StepId.of(Card.HUT), s.rolePlayer());
    }
  }
}

package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterProduction;

/** Producer phase: the owner may draw a card for having produced two goods or more. */
public final class Well extends ExtraCard implements AfterProduction {
  public Well() {
    super(Card.WELL);
  }

  @Override
  public boolean rewards(int goods) {
    return goods >= 2;
  }

  @Override
  public void afterProduction(SanJuanState s, int seat) {
    offer(s, seat);
  }
}

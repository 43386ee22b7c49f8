package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterBuild;

/** Builder phase: the owner draws a card after having built a city building. */
public final class Carpenter implements AfterBuild {
  @Override
  public void afterBuild(SanJuanState s, int seat, int card) {
    if (card >= Card.PRODUCTION_KINDS) {
      s.drawToHand(seat, 1);
    }
  }
}

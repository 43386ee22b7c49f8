package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterBuild;

/** Builder phase: the owner may draw a card after having built a city building. */
public final class Carpenter extends ExtraCard implements AfterBuild {
  public Carpenter() {
    super(Card.CARPENTER);
  }

  @Override
  public void afterBuild(SanJuanState s, int seat, int card) {
    if (card >= Card.PRODUCTION_KINDS) {
      offer(s, seat);
    }
  }
}

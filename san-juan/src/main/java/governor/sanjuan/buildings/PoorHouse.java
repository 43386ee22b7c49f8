package governor.sanjuan.buildings;

import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterBuild;

/** Builder phase: the owner draws a card after having built, if it then holds no more than one. */
public final class PoorHouse implements AfterBuild {
  private static final int POOR = 1;

  @Override
  public void afterBuild(SanJuanState s, int seat, int card) {
    if (s.handSize(seat) <= POOR) {
      s.drawToHand(seat, 1);
    }
  }
}

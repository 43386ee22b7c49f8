package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterBuild;

/**
 * Builder phase: the owner may draw a card after having built, if it then holds no more than one.
 * The carpenter's card comes first and counts.
 */
public final class PoorHouse extends ExtraCard implements AfterBuild {
  /** The most cards that a poor hand has. */
  public static final int POOR = 1;

  public PoorHouse() {
    super(Card.POOR_HOUSE);
  }

  @Override
  public void afterBuild(SanJuanState s, int seat, int card) {
    offer(s, seat);
  }

  @Override
  boolean isEarned(SanJuanState s, int seat) {
    return s.handSize(seat) <= POOR;
  }

  @Override
  public boolean rewardsSmallHand() {
    return true;
  }
}

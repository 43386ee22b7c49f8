package governor.sanjuan.buildings;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
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
    super("poor house");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may draw a card after building if at most 1 card is left in your hand. For this"
        + " you may decline reductions of the price.";
  }

  @Override
  public void afterBuild(SanJuanState s, int seat, int card) {
    offer(s, seat);
  }

  @Override
  protected boolean isEarned(SanJuanState s, int seat) {
    return s.handSize(seat) <= POOR;
  }

  @Override
  public boolean rewardsSmallHand() {
    return true;
  }
}

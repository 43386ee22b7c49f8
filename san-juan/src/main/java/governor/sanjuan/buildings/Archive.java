package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.hooks.CouncilRule;

/**
 * Councillor phase: what the owner draws joins the hand; as many of all its cards are discarded.
 */
public final class Archive extends Card implements CouncilRule {
  public Archive() {
    super("archive");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.COUNCILLOR);
  }

  @Override
  public String effect(RuleSet rules) {
    return "Cards you draw join your hand; then discard from the whole hand.";
  }

  @Override
  public boolean drawsToHand() {
    return true;
  }
}

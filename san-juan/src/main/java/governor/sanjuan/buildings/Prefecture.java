package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.hooks.CouncilRule;

/** Councillor phase: the owner may keep one card more. */
public final class Prefecture extends Card implements CouncilRule {
  public Prefecture() {
    super("prefecture");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.COUNCILLOR);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may keep 2 of the cards you draw.";
  }

  @Override
  public int extraKept() {
    return 1;
  }
}

package governor.sanjuan.buildings;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterProduction;

/** Producer phase: the owner may draw a card for having produced two goods or more. */
public final class Well extends ExtraCard implements AfterProduction {
  public Well() {
    super("well");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.PRODUCER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may draw a card after producing 2 or more goods.";
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

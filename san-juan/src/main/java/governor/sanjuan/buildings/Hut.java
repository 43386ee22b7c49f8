package governor.sanjuan.buildings;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.TraderEnd;

/** Trader phase: if nobody sold anything, each owner may draw a card at the end. */
public final class Hut extends ExtraCard implements TraderEnd {
  public Hut() {
    super("hut");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.TRADER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may draw a card at the end of a trader phase in which nobody sold.";
  }

  @Override
  public void traderEnd(SanJuanState s) {
    if (s.goodsSold() == 0) {
      s.passAround(s.rules().step(this), s.rolePlayer());
    }
  }
}

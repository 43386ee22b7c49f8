package governor.sanjuan.buildings;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.AfterBuild;

/** Builder phase: the owner may draw a card after having built a city building. */
public final class Carpenter extends ExtraCard implements AfterBuild {
  public Carpenter() {
    super("carpenter");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may draw a card after building a city building.";
  }

  @Override
  public void afterBuild(SanJuanState s, int seat, int card) {
    if (!s.rules().isProduction(card)) {
      offer(s, seat);
    }
  }

  @Override
  public int cards(boolean city) {
    return city ? extraCards() : 0;
  }
}

package governor.sanjuan.buildings;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.BuilderEnd;

/**
 * End of a builder phase: the owner may draw a card if nobody has fewer buildings and somebody has
 * more. By the rules of 2009 it acts in the phase in which it is built already.
 */
public final class Tavern extends ExtraCard implements BuilderEnd {
  private final boolean actsWhenNew;

  public Tavern(boolean actsWhenNew) {
    super("tavern");
    this.actsWhenNew = actsWhenNew;
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may draw a card at the end of a builder phase if nobody has fewer buildings than"
        + " you and somebody has more. It "
        + (actsWhenNew ? "acts already" : "does not act yet")
        + " in the phase in which you build it.";
  }

  @Override
  public void builderEnd(SanJuanState s) {
    if (!actsWhenNew && s.worksFor(s.rules().number(this)) == 0) {
      return;
    }
    int fewest = Integer.MAX_VALUE;
    int most = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      fewest = Math.min(fewest, s.buildings(seat));
      most = Math.max(most, s.buildings(seat));
    }
    if (fewest == most) {
      return;
    }
    for (int turn = s.players() - 1; turn >= 0; turn--) {
      int seat = (s.rolePlayer() + turn) % s.players();
      boolean acts = actsWhenNew ? s.owns(seat, this) : s.works(seat, this);
      if (acts && s.buildings(seat) == fewest) {
        offer(s, seat);
      }
    }
  }
}

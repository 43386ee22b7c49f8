package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.HandLimitRule;

/** Round start: while a guard room stands anywhere, seats without one may hold only six cards. */
public final class GuardRoom extends Card implements HandLimitRule {
  private static final int LIMIT_OF_OTHERS = 6;

  public GuardRoom() {
    super("guard room");
  }

  @Override
  public String when(RuleSet rules) {
    return "round start";
  }

  @Override
  public String effect(RuleSet rules) {
    return rules.guardRoomAlways()
        ? "Your hand limit is 7; without a " + rules.name(this) + " it is always 6."
        : "While one stands, seats without a " + rules.name(this) + " have a hand limit of 6.";
  }

  @Override
  public int limit(SanJuanState s, int seat, int limit) {
    boolean stands = s.worksFor(s.rules().number(this)) != 0 || s.rules().guardRoomAlways();
    boolean concerned = stands && !s.works(seat, this);
    return concerned ? Math.min(limit, LIMIT_OF_OTHERS) : limit;
  }

  @Override
  public int least() {
    return LIMIT_OF_OTHERS;
  }

  @Override
  public int usual(RuleSet rules, int limit) {
    return rules.guardRoomAlways() ? LIMIT_OF_OTHERS : limit;
  }

  @Override
  public String words(RuleSet rules) {
    return rules.guardRoomAlways()
        ? "or " + RuleSet.HAND_LIMIT + " with a " + rules.name(this)
        : LIMIT_OF_OTHERS + " without a " + rules.name(this) + " while one stands";
  }
}

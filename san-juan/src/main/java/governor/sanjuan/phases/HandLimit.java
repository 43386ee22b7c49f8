package governor.sanjuan.phases;

import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.hooks.HandLimitRule;

/** Who holds more cards than allowed discards down to the limit. */
public final class HandLimit extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    int excess = s.handSize(seat) - of(s, seat);
    s.pop();
    if (excess > 0) {
      s.push(StepId.DISCARD_EXACTLY, seat, excess, 0);
    }
  }

  /** How many cards the seat may hold at the start of a round. */
  public static int of(SanJuanState s, int seat) {
    Hooks<HandLimitRule> hooks = s.rules().handLimitRules();
    int limit = RuleSet.HAND_LIMIT;
    for (int i = 0; i < hooks.size(); i++) {
      limit = hooks.at(i).limit(s, seat, limit);
    }
    return limit;
  }
}

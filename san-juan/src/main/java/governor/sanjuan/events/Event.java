package governor.sanjuan.events;

import governor.core.Action;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.EventRule;
import java.util.List;

/** An event card; most can be triggered in one way only. */
abstract class Event extends Card implements EventRule {
  Event(String title) {
    super(title);
  }

  @Override
  public final String when(RuleSet rules) {
    return "instead of a role";
  }

  @Override
  public void offer(SanJuanState s, int seat, Options out) {
    out.add(Action.of(Verb.TRIGGER, s.rules().number(this)));
  }

  /** A fact with a number about a seat; none if the number is 0. */
  static List<Fact> some(int seat, FactKind kind, int number) {
    return number == 0 ? List.of() : List.of(Fact.about(seat, kind, "", number));
  }
}

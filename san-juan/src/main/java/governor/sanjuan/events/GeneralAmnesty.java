package governor.sanjuan.events;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.EventRule;
import governor.sanjuan.phases.Picks;

/**
 * From the seat that triggers it on, every seat may discard any number of hand cards and then draws
 * as many. Operand a counts them, b is the next kind.
 */
public final class GeneralAmnesty extends Step<SanJuanState> implements EventRule {
  @Override
  public void offer(SanJuanState s, int seat, Options out) {
    out.add(Trigger.of(Card.GENERAL_AMNESTY));
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    s.passAround(StepId.of(Card.GENERAL_AMNESTY), seat);
  }

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    Picks.any(s, Agenda.seat(frame), Verb.DISCARD, Agenda.b(frame), 0, out);
    out.add(Action.of(Verb.DONE));
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int discarded = Agenda.a(frame);
    if (Action.verb(action) == Verb.DONE) {
      s.pop();
      s.push(StepId.DRAW, seat, discarded, 0);
      return;
    }
    int card = Action.a(action);
    Picks.discard(s, seat, card);
    s.again(discarded + 1, card);
  }
}

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

/**
 * From the seat that triggers it on, every seat demolishes one of its buildings, with the good on
 * it and all cards under it. The cathedral returns to the centre.
 */
public final class Earthquake extends Step<SanJuanState> implements EventRule {
  @Override
  public void offer(SanJuanState s, int seat, Options out) {
    out.add(Trigger.of(Card.EARTHQUAKE));
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    s.passAround(StepId.of(Card.EARTHQUAKE), seat);
  }

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    for (int space = 0; space < s.buildings(seat); space++) {
      int action = Action.of(Verb.DEMOLISH, s.topOf(seat, space), s.contentOf(seat, space));
      if (!out.contains(action)) {
        out.add(action);
      }
    }
    if (out.size() == 0) {
      s.pop();
    }
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    s.pop();
    s.demolish(seat, s.spaceOf(seat, Action.a(action), Action.b(action)));
  }
}

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
  private static final int MOST_PILE = 127;

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
      int content = (s.hasGood(seat, space) ? 1 : 0) | s.pileOf(seat, space) << 1;
      int action = Action.of(Verb.DEMOLISH, s.topOf(seat, space), content & 255);
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
    int content = Action.b(action);
    s.pop();
    s.demolish(Agenda.seat(frame), Action.a(action), (content & 1) != 0, content >> 1 & MOST_PILE);
  }
}

package governor.sanjuan.events;

import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.hooks.EventRule;

/** From the seat that triggers it on, every seat draws three cards. */
public final class DebtRelief extends Step<SanJuanState> implements EventRule {
  /** How many. */
  public static final int CARDS = 3;

  @Override
  public void offer(SanJuanState s, int seat, Options out) {
    out.add(Trigger.of(Card.DEBT_RELIEF));
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    s.passAround(StepId.of(Card.DEBT_RELIEF), seat);
  }

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    s.pop();
    s.drawToHand(Agenda.seat(frame), CARDS);
  }
}

package governor.sanjuan.events;

import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.hooks.EventRule;

/** Every seat but the one that triggers it discards a hand card of its choice, if it has one. */
public final class Taxes extends Step<SanJuanState> implements EventRule {
  @Override
  public void offer(SanJuanState s, int seat, Options out) {
    out.add(Trigger.of(Card.TAXES));
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    int next = (seat + 1) % s.players();
    s.passAround(StepId.of(Card.TAXES), next, s.players() - 1);
  }

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    s.pop();
    if (s.handSize(seat) > 0) {
      s.push(StepId.DISCARD_EXACTLY, seat, 1, 0);
    }
  }
}

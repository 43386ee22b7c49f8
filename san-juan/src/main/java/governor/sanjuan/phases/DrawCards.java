package governor.sanjuan.phases;

import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;

/** The seat draws the cards that are due to it; operand a says how many. */
public final class DrawCards extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    s.pop();
    s.drawToHand(Agenda.seat(frame), Agenda.a(frame));
  }
}

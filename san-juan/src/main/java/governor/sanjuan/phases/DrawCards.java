package governor.sanjuan.phases;

import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;

/**
 * The seat draws the cards that are due to it; operand a says how many. Where a library adds to
 * them, b is how many it would be without: only if more come, it has been used.
 */
public final class DrawCards extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    s.pop();
    int drawn = s.drawToHand(seat, Agenda.a(frame));
    if (Agenda.b(frame) > 0 && drawn > Agenda.b(frame)) {
      s.spendLibrary(seat);
    }
  }
}

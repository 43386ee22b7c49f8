package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;

/**
 * The seat discards so many hand cards of its choice: operand a is what is left, b the next kind.
 */
public final class DiscardExactly extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    Picks.exactly(s, Agenda.seat(frame), Verb.DISCARD, Agenda.b(frame), Agenda.a(frame), out);
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int card = Action.a(action);
    Picks.discard(s, seat, card);
    int left = Agenda.a(frame) - 1;
    if (left == 0) {
      s.pop();
    } else {
      s.again(left, card);
    }
  }
}

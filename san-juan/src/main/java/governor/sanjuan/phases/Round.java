package governor.sanjuan.phases;

import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;

/**
 * A round: from the governor on each seat chooses a role once. With two players the governor, the
 * other seat and the governor again. Operand a counts the choices made.
 */
public final class Round extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int picks = Agenda.a(frame);
    if (picks == s.rules().picks()) {
      s.pop();
      s.push(StepId.NEXT_ROUND, s.governor());
      return;
    }
    s.again(Agenda.frame(StepId.ROUND, 0, picks + 1, 0));
    s.push(StepId.CHOOSE_ROLE, (s.governor() + picks) % s.players());
  }
}

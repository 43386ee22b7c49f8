package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Picks;

/** Round start: the owner may put one hand card under the chapel, for a point at the end. */
public final class Chapel extends Step<SanJuanState> {
  private static final int CHAPEL = Card.CHAPEL.ordinal();

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    Picks.any(s, Agenda.seat(frame), Verb.PUT_UNDER, 0, CHAPEL, out);
    out.add(Action.of(Verb.PASS));
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    s.pop();
    if (Action.verb(action) == Verb.PUT_UNDER) {
      s.putUnder(Agenda.seat(frame), CHAPEL, Action.a(action));
    }
  }
}

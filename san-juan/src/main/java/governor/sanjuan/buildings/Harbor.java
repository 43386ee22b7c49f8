package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;

/**
 * Trader phase: one of the goods that the owner sold may go under the harbor, unseen, instead of to
 * the discard pile; it counts a point at the end.
 */
public final class Harbor extends Step<SanJuanState> {
  private static final int HARBOR = Card.HARBOR.ordinal();

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    out.add(Action.of(Verb.USE, HARBOR));
    out.add(Action.of(Verb.PASS));
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    s.pop();
    int good = s.takeHeld();
    if (Action.verb(action) == Verb.USE) {
      s.layInPile(Agenda.seat(frame), HARBOR, good, false);
    } else {
      s.discardUnseen(good);
    }
  }
}

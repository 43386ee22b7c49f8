package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.phases.Picks;

/**
 * Round start: the owner may discard one or two cards and then draws as many. Operand a counts
 * them, b is the next kind.
 */
public final class OfficeBuilding extends Step<SanJuanState> {
  /** How many cards may be exchanged. */
  public static final int MOST = 2;

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    int discarded = Agenda.a(frame);
    if (s.works(seat, Card.OFFICE_BUILDING) && discarded < MOST) {
      Picks.any(s, seat, Verb.DISCARD, Agenda.b(frame), 0, out);
    }
    if (out.size() == 0) {
      finish(s, seat, discarded);
    } else {
      out.add(Action.of(Verb.DONE));
    }
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int discarded = Agenda.a(frame);
    if (Action.verb(action) == Verb.DONE) {
      finish(s, seat, discarded);
      return;
    }
    if (discarded == 0 && s.isHeard()) {
      s.tell(What.USED, seat, Card.OFFICE_BUILDING.ordinal(), 0);
    }
    int card = Action.a(action);
    Picks.discard(s, seat, card);
    s.again(discarded + 1, card);
  }

  private static void finish(SanJuanState s, int seat, int discarded) {
    s.pop();
    if (discarded > 0) {
      s.push(StepId.DRAW, seat, discarded, 0);
    }
  }
}

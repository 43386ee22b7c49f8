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

/** A building that lets its owner draw a card for something; the owner may do without. */
public abstract class ExtraCard extends Step<SanJuanState> {
  private final int building;

  ExtraCard(Card building) {
    this.building = building.ordinal();
  }

  /** The owner will be asked. */
  final void offer(SanJuanState s, int seat) {
    s.push(StepId.OF_CARD + building, seat);
  }

  /** Whether the seat has earned the card when it is asked. */
  boolean isEarned(SanJuanState s, int seat) {
    return true;
  }

  @Override
  public final void run(SanJuanState s, int frame, Options out) {
    if (s.canDraw() && isEarned(s, Agenda.seat(frame))) {
      out.add(Action.of(Verb.USE, building));
      out.add(Action.of(Verb.PASS));
    } else {
      s.pop();
    }
  }

  @Override
  public final void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    boolean used = Action.verb(action) == Verb.USE;
    s.pop();
    if (s.isHeard()) {
      s.tell(used ? What.USED : What.PASSED_USE, seat, building, 0);
    }
    if (used) {
      s.push(StepId.DRAW, seat, 1, 0);
    }
  }
}

package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;

/**
 * A building that gives its owner a colonist for something new, if the owner wants it; by the
 * setting automatic-colonists without asking. Operand a is the circle that the colonist goes onto.
 */
abstract class ColonistGift extends Step<PuertoRicoState> {
  private final Building giver;

  ColonistGift(Building giver) {
    this.giver = giver;
  }

  final void give(PuertoRicoState s, int seat, int circle) {
    if (s.rules().automaticColonists()) {
      s.settleColonist(seat, circle);
    } else if (s.hasSpareColonist()) {
      s.push(StepId.of(giver), seat, circle, 0);
    }
  }

  @Override
  public final void run(PuertoRicoState s, int frame, Options out) {
    out.add(Action.of(Verb.USE, giver.ordinal()));
    out.add(Action.of(Verb.PASS));
  }

  @Override
  public final void choose(PuertoRicoState s, int frame, int action) {
    s.pop();
    if (Action.verb(action) == Verb.USE) {
      s.settleColonist(Agenda.seat(frame), Agenda.a(frame));
    } else {
      s.say(What.DECLINED_COLONIST, Agenda.seat(frame));
    }
  }
}

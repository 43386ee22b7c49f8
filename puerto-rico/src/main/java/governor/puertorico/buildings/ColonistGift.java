package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.phases.MayorPhase;
import java.util.List;
import java.util.Optional;

/**
 * A building that gives its owner a colonist for something new, if the owner wants it; by the
 * setting automatic-colonists without asking. The colonist comes from the supply, or from the ship
 * if the supply is empty.
 */
abstract class ColonistGift extends Building {
  ColonistGift(String title) {
    super(title);
  }

  final void give(PuertoRicoState s, int seat, int circle) {
    if (s.rules().automaticColonists()) {
      s.settleColonist(seat, circle);
    } else if (s.hasSpareColonist()) {
      s.push(StepId.OF_BUILDING + s.rules().number(this), seat, circle, 0);
    }
  }

  /** What it says of the colonist that goes to this place. */
  final String colonistOn(RuleSet rules, String place) {
    return (rules.automaticColonists() ? "a colonist goes on " : "you may put a colonist on ")
        + place
        + ", from the supply, or from the ship if that is empty.";
  }

  @Override
  public final String question(PuertoRicoState s, int frame) {
    int circle = Agenda.a(frame);
    String place = circle == Circle.SAN_JUAN ? "to San Juan" : "on the " + s.rules().place(circle);
    return "Does a colonist go " + place + " with the " + title() + "?";
  }

  @Override
  public final boolean isRoutine(PuertoRicoState s) {
    return !MayorPhase.giftCouldBringTheEnd(s);
  }

  @Override
  public final boolean comesAlong() {
    return true;
  }

  @Override
  public final List<Fact> usedFacts(PuertoRicoState s) {
    return isRoutine(s) ? List.of() : List.of(Fact.of(FactKind.MAY_END));
  }

  @Override
  public final Optional<Step<PuertoRicoState>> step() {
    return Optional.of(new Accept());
  }

  /** Operand a is the circle that the colonist goes onto. */
  private final class Accept extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      out.add(Action.of(Verb.USE, s.rules().number(ColonistGift.this)));
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      s.pop();
      if (Action.verb(action) == Verb.USE) {
        s.settleColonist(Agenda.seat(frame), Agenda.a(frame));
      } else {
        s.say(What.DECLINED_COLONIST, Agenda.seat(frame));
      }
    }
  }
}

package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Notation;
import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;

/** The words for the choices and questions of Puerto Rico. */
public final class PuertoRicoNotation implements Notation<PuertoRicoState> {
  @Override
  public String words(PuertoRicoState s, int action) {
    int a = Action.a(action);
    int b = Action.b(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE -> "take " + Role.of(a).title();
      case Verb.TAKE_TILE -> "take " + Tile.of(a).title();
      case Verb.TAKE_COLONIST -> "take colonist";
      case Verb.TAKE_GOOD -> "take " + good(a);
      case Verb.ACCEPT -> "accept";
      case Verb.REFUSE -> "refuse";
      case Verb.MAN -> "man " + b + " " + Circle.title(a);
      case Verb.BUILD -> "build " + Building.of(a).title();
      case Verb.SELL -> "sell " + good(a);
      case Verb.LOAD ->
          "load " + barrels(s, a, b) + " " + good(a) + " on ship " + s.rules().capacity(b);
      case Verb.LOAD_OWN -> "wharf " + s.goods(s.seatToAct(), a) + " " + good(a);
      case Verb.STORE -> "store " + good(a);
      case Verb.KEEP -> "keep one " + good(a);
      case Verb.USE -> "use " + Building.of(a).title();
      case Verb.PASS -> "pass";
      default -> throw new IllegalArgumentException("no such choice: " + action);
    };
  }

  private static String good(int good) {
    return Good.of(good).title();
  }

  /** How many barrels the seat that is asked would load. */
  private static int barrels(PuertoRicoState s, int good, int ship) {
    return Math.min(s.goods(s.seatToAct(), good), s.shipRoom(ship));
  }

  @Override
  public String question(PuertoRicoState s) {
    int frame = s.top();
    int step = Agenda.step(frame);
    if (step >= StepId.OF_BUILDING) {
      return ofBuilding(Building.of(step - StepId.OF_BUILDING), Agenda.a(frame));
    }
    return switch (step) {
      case StepId.CHOOSE_ROLE -> "Which role do you take?";
      case StepId.SETTLE -> "Which tile do you take?";
      case StepId.EXTRA_COLONIST -> "Do you take a colonist from the supply?";
      case StepId.RECEIVE -> "Do you accept your colonists from the ship?";
      case StepId.PLACE ->
          "Where do your colonists go? " + s.sanJuan(Agenda.seat(frame)) + " to place.";
      case StepId.BUILD -> "What do you build?";
      case StepId.EXTRA_GOOD -> "Which good do you take besides?";
      case StepId.SELL -> "What do you sell?";
      case StepId.LOAD -> "What do you load?";
      case StepId.STORE -> "What do you keep?";
      default -> "What do you do?";
    };
  }

  private static String ofBuilding(Building building, int circle) {
    return switch (building) {
      case HACIENDA -> "Do you draw a plantation with the hacienda?";
      case HOSPICE, UNIVERSITY ->
          "Does a colonist go on the "
              + Circle.title(circle)
              + " with the "
              + building.title()
              + "?";
      default -> "What do you do with the " + building.title() + "?";
    };
  }
}

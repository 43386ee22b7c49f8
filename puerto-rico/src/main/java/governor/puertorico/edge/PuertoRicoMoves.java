package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Move;
import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;

/** The choices of Puerto Rico taken apart, and the kinds of question. */
public final class PuertoRicoMoves {
  private PuertoRicoMoves() {}

  public static Move of(PuertoRicoState s, int action) {
    int a = Action.a(action);
    int b = Action.b(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE -> Move.of("TAKE", Role.of(roleCard(s, a)).title());
      case Verb.TAKE_TILE -> Move.of("TAKE_TILE", Tile.of(a).title());
      case Verb.TAKE_COLONIST -> Move.of("TAKE_COLONIST");
      case Verb.TAKE_GOOD -> good("TAKE_GOOD", a);
      case Verb.ACCEPT -> Move.of("ACCEPT");
      case Verb.REFUSE -> Move.of("REFUSE");
      case Verb.MAN -> new Move("MAN", Circle.title(a), "", b);
      case Verb.BUILD -> Move.of("BUILD", Building.of(a).title());
      case Verb.SELL -> good("SELL", a);
      case Verb.LOAD -> load(a, s.rules().capacity(b));
      case Verb.LOAD_OWN -> good("LOAD_OWN", a);
      case Verb.STORE -> good("STORE", a);
      case Verb.KEEP -> good("KEEP", a);
      case Verb.USE -> Move.of("USE", Building.of(a).title());
      case Verb.PASS -> Move.of("PASS");
      default -> throw new IllegalArgumentException("no such choice: " + action);
    };
  }

  private static Move good(String verb, int good) {
    return Move.of(verb, Good.of(good).title());
  }

  private static Move load(int good, int capacity) {
    return new Move("LOAD", Good.of(good).title(), ship(capacity), capacity);
  }

  /** How moves and refusals name a cargo ship. */
  static String ship(int capacity) {
    return "ship " + capacity;
  }

  /** The card that is really taken: once the first prospector is gone, it is the second. */
  static int roleCard(PuertoRicoState s, int role) {
    boolean second = role == Role.PROSPECTOR.ordinal() && s.isTaken(Role.PROSPECTOR);
    return second ? Role.SECOND_PROSPECTOR.ordinal() : role;
  }

  public static String questionKind(PuertoRicoState s) {
    int step = Agenda.step(s.top());
    if (step >= StepId.OF_BUILDING) {
      return Building.of(step - StepId.OF_BUILDING).name();
    }
    return switch (step) {
      case StepId.CHOOSE_ROLE -> "CHOOSE_ROLE";
      case StepId.SETTLE -> "SETTLE";
      case StepId.EXTRA_COLONIST -> "EXTRA_COLONIST";
      case StepId.RECEIVE -> "RECEIVE";
      case StepId.PLACE -> "PLACE";
      case StepId.BUILD -> "BUILD";
      case StepId.EXTRA_GOOD -> "EXTRA_GOOD";
      case StepId.SELL -> "SELL";
      case StepId.LOAD -> "LOAD";
      case StepId.STORE -> "STORE";
      default -> throw new IllegalStateException("step " + step + " asks no question");
    };
  }
}

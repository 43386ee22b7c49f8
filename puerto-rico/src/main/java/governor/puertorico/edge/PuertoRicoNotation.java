package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Notation;
import governor.puertorico.Good;
import governor.puertorico.Manning;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.phases.LayTile;

/** The words for the choices and questions of Puerto Rico. */
public final class PuertoRicoNotation implements Notation<PuertoRicoState> {
  private static final String AS_FOREST = " as forest";

  @Override
  public String words(PuertoRicoState s, int action) {
    RuleSet rules = s.rules();
    int a = Action.a(action);
    int b = Action.b(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE -> "take " + Role.of(a).title();
      case Verb.TAKE_TILE -> "take " + tile(a);
      case Verb.TAKE_COLONIST -> "take colonist";
      case Verb.TAKE_GOOD -> "take " + good(a);
      case Verb.ACCEPT -> "accept";
      case Verb.REFUSE -> "refuse";
      case Verb.MAN -> man(rules, action);
      case Verb.BUILD -> "build " + building(rules, a);
      case Verb.SELL -> "sell " + good(a);
      case Verb.LOAD ->
          "load "
              + barrels(s, a, b)
              + " "
              + good(a)
              + " on "
              + PuertoRicoMoves.ship(rules.capacity(b));
      case Verb.LOAD_OWN -> "wharf " + s.goods(s.seatToAct(), a) + " " + good(a);
      case Verb.STORE -> "store " + good(a);
      case Verb.KEEP -> "keep one " + good(a);
      case Verb.USE -> "use " + building(rules, a);
      case Verb.PASS -> "pass";
      default -> wordsOfExpansions(s, action);
    };
  }

  /** The words for choices that only expansions bring. */
  private static String wordsOfExpansions(PuertoRicoState s, int action) {
    RuleSet rules = s.rules();
    int a = Action.a(action);
    int b = Action.b(action);
    return switch (Action.verb(action)) {
      case Verb.DRAFT -> "draft " + building(rules, a);
      case Verb.TAKE_FOREST -> "take " + tile(a) + AS_FOREST;
      case Verb.LAY -> "lay " + tile(a);
      case Verb.LAY_FOREST -> "lay " + tile(a) + AS_FOREST;
      case Verb.TAKE_NOBLE -> "take noble";
      case Verb.MOVE_GUEST -> "move guest to " + rules.place(a);
      case Verb.MOVE_NOBLE_GUEST -> "move noble guest to " + rules.place(a);
      case Verb.PAY_COLONIST -> "pay colonist from " + rules.place(a);
      case Verb.PAY_NOBLE -> "pay noble from " + rules.place(a);
      case Verb.PAY_GOOD -> "pay " + good(a);
      case Verb.PAY_POINT -> "pay point";
      case Verb.SELL_AT_POST -> "sell " + good(a) + " at post";
      case Verb.DISCARD -> "discard " + tile(a);
      case Verb.DISCARD_FOREST -> "discard forest";
      case Verb.SUPPLY -> "supply " + good(a);
      case Verb.SEND -> "send " + b + " " + good(a);
      case Verb.KEEP_SOME -> "keep " + b + " " + good(a);
      case Verb.PIRACY -> "raid " + PuertoRicoMoves.ship(rules.capacity(a)) + " and keep " + b;
      case Verb.PLUNDER -> "plunder";
      case Verb.RAID -> a == 0 ? "raid colonists" : "raid colonists and noble";
      case Verb.KIDNAP -> "kidnap " + Role.of(a).title();
      case Verb.PUT_COLONIST -> "put colonist on " + rules.place(a);
      case Verb.PUT_NOBLE -> "put noble on " + rules.place(a);
      default -> throw new IllegalArgumentException("no such choice: " + action);
    };
  }

  private static String man(RuleSet rules, int action) {
    String nobles = PuertoRicoMoves.nobles(Manning.nobles(action));
    return "man "
        + Manning.number(action)
        + " "
        + rules.place(Action.a(action))
        + (nobles.isEmpty() ? "" : " with " + nobles);
  }

  private static String building(RuleSet rules, int number) {
    return rules.building(number).title();
  }

  private static String tile(int tile) {
    return Tile.of(tile).title();
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
      return s.rules().building(step - StepId.OF_BUILDING).question(s, frame);
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
      case StepId.DRAFT -> "Which building do you bring into the game?";
      case StepId.MOVE_GUESTS -> "Do your guests go anywhere?";
      case StepId.BEGIN_ROLE -> "Do you use the privilege twice?";
      case StepId.LAY_TILE -> "How do you lay the " + tile(LayTile.tile(frame)) + " plantation?";
      case StepId.SECOND_TILE -> "Which second tile do you take?";
      case StepId.DEAL -> "Whom do you take from the ship?";
      case StepId.BUCCANEER -> "What do you do as buccaneer?";
      case StepId.RAID -> "Where do those from the ship go?";
      default -> "What do you do?";
    };
  }
}

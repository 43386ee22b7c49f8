package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Move;
import governor.puertorico.Good;
import governor.puertorico.Manning;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.phases.ChooseRole;

/** The choices of Puerto Rico taken apart, and the kinds of question. */
public final class PuertoRicoMoves {
  private PuertoRicoMoves() {}

  public static Move of(PuertoRicoState s, int action) {
    RuleSet rules = s.rules();
    int a = Action.a(action);
    int b = Action.b(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE -> role("TAKE", s, a);
      case Verb.TAKE_TILE -> tile("TAKE_TILE", a);
      case Verb.TAKE_COLONIST -> Move.of("TAKE_COLONIST");
      case Verb.TAKE_GOOD -> good("TAKE_GOOD", a);
      case Verb.ACCEPT -> Move.of("ACCEPT");
      case Verb.REFUSE -> Move.of("REFUSE");
      case Verb.MAN ->
          new Move("MAN", rules.place(a), nobles(Manning.nobles(action)), Manning.number(action));
      case Verb.BUILD -> building("BUILD", rules, a);
      case Verb.SELL -> good("SELL", a);
      case Verb.LOAD -> load(a, rules.capacity(b));
      case Verb.LOAD_OWN -> good("LOAD_OWN", a);
      case Verb.STORE -> good("STORE", a);
      case Verb.KEEP -> good("KEEP", a);
      case Verb.USE -> building("USE", rules, a);
      case Verb.PASS -> Move.of("PASS");
      case Verb.DRAFT -> building("DRAFT", rules, a);
      case Verb.TAKE_FOREST -> tile("TAKE_FOREST", a);
      case Verb.LAY -> tile("LAY", a);
      case Verb.LAY_FOREST -> tile("LAY_FOREST", a);
      case Verb.TAKE_NOBLE -> Move.of("TAKE_NOBLE");
      case Verb.MOVE_GUEST -> Move.of("MOVE_GUEST", rules.place(a));
      case Verb.MOVE_NOBLE_GUEST -> Move.of("MOVE_NOBLE_GUEST", rules.place(a));
      case Verb.PAY_COLONIST -> Move.of("PAY_COLONIST", rules.place(a));
      case Verb.PAY_NOBLE -> Move.of("PAY_NOBLE", rules.place(a));
      case Verb.PAY_GOOD -> good("PAY_GOOD", a);
      case Verb.PAY_POINT -> Move.of("PAY_POINT");
      case Verb.SELL_AT_POST -> good("SELL_AT_POST", a);
      case Verb.DISCARD -> tile("DISCARD", a);
      case Verb.DISCARD_FOREST -> Move.of("DISCARD_FOREST");
      case Verb.SUPPLY -> good("SUPPLY", a);
      case Verb.SEND -> new Move("SEND", Good.of(a).title(), "", b);
      case Verb.KEEP_SOME -> new Move("KEEP_SOME", Good.of(a).title(), "", b);
      case Verb.PIRACY ->
          new Move("PIRACY", Good.of(s.shipGood(a)).title(), ship(rules.capacity(a)), b);
      case Verb.PLUNDER -> Move.of("PLUNDER");
      case Verb.RAID -> new Move("RAID", "", "", a);
      case Verb.KIDNAP -> role("KIDNAP", s, a);
      case Verb.PUT_COLONIST -> Move.of("PUT_COLONIST", rules.place(a));
      case Verb.PUT_NOBLE -> Move.of("PUT_NOBLE", rules.place(a));
      default -> throw new IllegalArgumentException("no such choice: " + action);
    };
  }

  private static Move role(String verb, PuertoRicoState s, int role) {
    return Move.of(verb, Role.of(ChooseRole.card(s, role)).title());
  }

  private static Move tile(String verb, int tile) {
    return Move.of(verb, Tile.of(tile).title());
  }

  private static Move building(String verb, RuleSet rules, int number) {
    return Move.of(verb, rules.building(number).title());
  }

  private static Move good(String verb, int good) {
    return Move.of(verb, Good.of(good).title());
  }

  private static Move load(int good, int capacity) {
    return new Move("LOAD", Good.of(good).title(), ship(capacity), capacity);
  }

  /** How many of those who are placed are known to be nobles, in words; empty for none. */
  static String nobles(int number) {
    return number == 0 ? "" : number == 1 ? "1 noble" : number + " nobles";
  }

  /** How moves and refusals name a cargo ship. */
  static String ship(int capacity) {
    return "ship " + capacity;
  }

  public static String questionKind(PuertoRicoState s) {
    int step = Agenda.step(s.top());
    if (step >= StepId.OF_BUILDING) {
      return s.rules().building(step - StepId.OF_BUILDING).questionKind();
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
      case StepId.DRAFT -> "DRAFT";
      case StepId.MOVE_GUESTS -> "MOVE_GUESTS";
      case StepId.BEGIN_ROLE -> "BEGIN_ROLE";
      case StepId.LAY_TILE -> "LAY_TILE";
      case StepId.SECOND_TILE -> "SECOND_TILE";
      case StepId.DEAL -> "DEAL";
      case StepId.BUCCANEER -> "BUCCANEER";
      case StepId.RAID -> "RAID";
      default -> throw new IllegalStateException("step " + step + " asks no question");
    };
  }
}

package governor.cli.puertorico;

import governor.cli.text.FactText;
import governor.cli.text.Text;
import governor.core.Action;
import governor.core.Fact;
import governor.core.FactKind;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.Verb;
import java.util.List;

/** Choices in words, each with what it costs or brings. */
final class Choices {
  private final PuertoRicoGame game;

  Choices(PuertoRicoGame game) {
    this.game = game;
  }

  String describe(PuertoRicoState s, int action) {
    List<Fact> facts = game.facts(s, action);
    String words = game.notation().words(s, action);
    if (Action.verb(action) == Verb.TAKE) {
      Role role = Role.of(Action.a(action));
      return words + RolePreview.onCard(role, facts) + ": " + RolePreview.of(role, facts, s);
    }
    String more = more(s, action, facts);
    return words + (more.isEmpty() ? "" : ": " + more) + FactText.more(facts, FactKind.LAST_ROUND);
  }

  /**
   * Of a building no more than its name and price, of a load no more than its points, and of
   * somebody who goes somewhere no more than who and where.
   */
  String brief(PuertoRicoState s, int action) {
    List<Fact> facts = game.facts(s, action);
    return switch (Action.verb(action)) {
      case Verb.BUILD -> building(action) + ": " + number(facts, FactKind.PRICE) + missing(facts);
      case Verb.DRAFT -> building(action) + ": " + number(facts, FactKind.PRINTED_COST);
      case Verb.LOAD, Verb.LOAD_OWN ->
          game.notation().words(s, action)
              + ": "
              + Text.count(number(facts, FactKind.BRINGS_POINTS), "point");
      case Verb.MOVE_GUEST,
          Verb.MOVE_NOBLE_GUEST,
          Verb.PAY_COLONIST,
          Verb.PAY_NOBLE,
          Verb.PUT_COLONIST,
          Verb.PUT_NOBLE ->
          withoutVerb(game.notation().words(s, action));
      default -> describe(s, action);
    };
  }

  private String building(int action) {
    return game.rules().building(Action.a(action)).title();
  }

  private static String more(PuertoRicoState s, int action, List<Fact> facts) {
    return switch (Action.verb(action)) {
      case Verb.BUILD -> "pay " + number(facts, FactKind.PRICE) + otherwise(facts);
      case Verb.DRAFT ->
          "cost "
              + number(facts, FactKind.PRINTED_COST)
              + ", "
              + Text.count(number(facts, FactKind.POINTS), "point");
      case Verb.SUPPLY, Verb.PLUNDER, Verb.KIDNAP, Verb.DISCARD -> FactText.all(facts);
      case Verb.PIRACY -> {
        int ship = Action.a(action);
        yield "of " + s.shipLoad(ship) + " " + Good.of(s.shipGood(ship)).title();
      }
      case Verb.RAID -> s.colonistShip() - s.players() + " leave the ship, up to 3 for you";
      case Verb.USE -> FactText.all(only(facts, FactKind.PRICE, FactKind.DRAWS_TILE));
      case Verb.SELL, Verb.SELL_AT_POST ->
          Text.count(number(facts, FactKind.PROCEEDS), "doubloon")
              + FactText.items(facts, FactKind.BONUS);
      case Verb.LOAD, Verb.LOAD_OWN ->
          Text.count(number(facts, FactKind.BRINGS_POINTS), "point")
              + FactText.items(facts, FactKind.BONUS);
      case Verb.ACCEPT -> Text.count(number(facts, FactKind.GETS_COLONISTS), "colonist");
      case Verb.STORE -> Text.count(number(facts, FactKind.KEEPS_BARRELS), "barrel");
      case Verb.KEEP, Verb.KEEP_SOME ->
          FactText.all(facts.stream().filter(fact -> fact.is(FactKind.LOSES_BARRELS)).toList());
      case Verb.MAN ->
          FactText.all(facts.stream().filter(fact -> fact.is(FactKind.AS_DRAFTED)).toList());
      case Verb.PASS ->
          FactText.all(facts.stream().filter(fact -> fact.is(FactKind.ASKED_AGAIN)).toList());
      default -> FactText.all(only(facts, FactKind.EARNS, FactKind.BRINGS_POINTS));
    };
  }

  private static List<Fact> only(List<Fact> facts, FactKind... kinds) {
    return facts.stream().filter(fact -> List.of(kinds).contains(fact.kind())).toList();
  }

  private static String withoutVerb(String words) {
    return words.substring(words.indexOf(' ') + 1);
  }

  private static String missing(List<Fact> facts) {
    int owed = number(facts, FactKind.PAY_OTHERWISE);
    return owed == 0 ? "" : ", " + owed + " short";
  }

  private static String otherwise(List<Fact> facts) {
    int owed = number(facts, FactKind.PAY_OTHERWISE);
    return owed == 0 ? "" : ", " + owed + " of it in other things";
  }

  private static int number(List<Fact> facts, FactKind kind) {
    return FactText.number(facts, kind).orElse(0);
  }
}

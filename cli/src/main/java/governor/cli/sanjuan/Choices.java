package governor.cli.sanjuan;

import governor.cli.text.FactText;
import governor.cli.text.Text;
import governor.core.Action;
import governor.core.Fact;
import governor.core.FactKind;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import java.util.List;
import java.util.OptionalInt;

/** Choices in words, each with what it costs or brings. */
final class Choices {
  private final SanJuanGame game;

  Choices(SanJuanGame game) {
    this.game = game;
  }

  String describe(SanJuanState s, int action) {
    String words = game.notation().words(s, action);
    String more = more(s, action);
    return more.isEmpty() ? words : words + ": " + more;
  }

  /** The same of a building without why it costs that. */
  String brief(SanJuanState s, int action) {
    if (Action.verb(action) != Verb.BUILD) {
      return describe(s, action);
    }
    OptionalInt price = FactText.number(game.facts(s, action), FactKind.PRICE);
    return game.notation().words(s, action) + (price.isEmpty() ? "" : ": pay " + price.getAsInt());
  }

  private String more(SanJuanState s, int action) {
    int verb = Action.verb(action);
    return switch (verb) {
      case Verb.TAKE, Verb.TRIGGER ->
          RolePreview.of(game.facts(s, action), s.seatToAct(), game.seats());
      case Verb.BUILD, Verb.BESIDE, Verb.OVER -> price(game.facts(s, action));
      case Verb.SELL -> sale(game.facts(s, action));
      case Verb.DEMOLISH -> loss(game.facts(s, action));
      default -> "";
    };
  }

  private static String price(List<Fact> facts) {
    OptionalInt price = FactText.number(facts, FactKind.PRICE);
    String pay =
        price.isEmpty()
            ? FactText.all(facts.stream().filter(fact -> fact.is(FactKind.CRANE_PRICE)).toList())
            : price.getAsInt() == 0 ? "for nothing" : "pay " + price.getAsInt();
    return pay
        + FactText.items(facts, FactKind.REDUCTION, FactKind.CREDIT)
        + FactText.more(facts, FactKind.NEEDS_GOODS, FactKind.LOSES_GOOD, FactKind.ENDS_GAME);
  }

  private static String sale(List<Fact> facts) {
    int cards = FactText.number(facts, FactKind.PROCEEDS).orElseThrow();
    return "draw " + Text.count(cards, "card") + FactText.items(facts, FactKind.BONUS);
  }

  /** By an earthquake that brings back what lay beneath, points can also be gained. */
  static String loss(List<Fact> facts) {
    int gain = FactText.number(facts, FactKind.WORTH).orElseThrow();
    if (gain == 0) {
      return "lose no points";
    }
    return (gain > 0 ? "gain " : "lose ") + Text.count(Math.abs(gain), "point");
  }
}

package governor.cli.sanjuan;

import governor.cli.text.Text;
import governor.core.Action;
import governor.core.Agenda;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Prices;

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

  private String more(SanJuanState s, int action) {
    int seat = s.seatToAct();
    int a = Action.a(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE -> RolePreview.of(game, s, action);
      case Verb.TRIGGER -> game.catalog().find(game.rules().name(a)).orElseThrow().effect();
      case Verb.BUILD -> build(s, seat, a);
      case Verb.BESIDE -> pay(Cost.now(s, seat, Agenda.a(s.top())));
      case Verb.OVER -> over(s, seat, a);
      case Verb.SELL -> "draw " + Text.count(s.price(a), "card");
      default -> "";
    };
  }

  private static String build(SanJuanState s, int seat, int card) {
    if (Agenda.step(s.top()) != StepId.BUILD) {
      return "for nothing";
    }
    int price = Cost.now(s, seat, card);
    int inHand = card == Card.CATHEDRAL.ordinal() ? s.handSize(seat) : s.handSize(seat) - 1;
    return price > inHand ? "with other means than cards alone" : pay(price);
  }

  private static String over(SanJuanState s, int seat, int covered) {
    int card = Agenda.a(s.top());
    return pay(Prices.of(s, seat, card, s.working(seat), Prices.credit(s, covered)));
  }

  private static String pay(int price) {
    return price == 0 ? "for nothing" : "pay " + price;
  }
}

package governor.cli.puertorico;

import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Action;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;

/** Choices in words, each with what it costs or brings: the engine is asked on a copy. */
final class Choices {
  private final PuertoRicoGame game;

  Choices(PuertoRicoGame game) {
    this.game = game;
  }

  String describe(PuertoRicoState s, int action) {
    if (Action.verb(action) == Verb.TAKE) {
      return RolePreview.of(game, s, action);
    }
    PuertoRicoState after = game.copy(s);
    game.apply(after, action);
    String more = more(s, action, after);
    String end = after.endIsNear() && !s.endIsNear() ? ", the last round" : "";
    return game.notation().words(s, action) + (more.isEmpty() ? "" : ": " + more) + end;
  }

  private String more(PuertoRicoState s, int action, PuertoRicoState after) {
    int seat = s.seatToAct();
    return switch (Action.verb(action)) {
      case Verb.BUILD -> "pay " + (s.doubloons(seat) - after.doubloons(seat));
      case Verb.SELL -> Text.count(after.doubloons(seat) - s.doubloons(seat), "doubloon");
      case Verb.LOAD, Verb.LOAD_OWN -> Text.count(after.chips(seat) - s.chips(seat), "point");
      case Verb.ACCEPT -> Text.count(after.colonists(seat) - s.colonists(seat), "colonist");
      case Verb.STORE -> Text.count(s.goods(seat, Action.a(action)), "barrel");
      case Verb.KEEP -> lost(s, after, seat);
      case Verb.MAN -> drafted(s, action) ? "as drafted" : "";
      default -> "";
    };
  }

  private static String lost(PuertoRicoState s, PuertoRicoState after, int seat) {
    return "lose "
        + Letters.barrels(good -> s.goods(seat, good) - after.goods(seat, good), Style.PLAIN);
  }

  private boolean drafted(PuertoRicoState s, int action) {
    return MayorDraft.of(game, s).filter(draft -> draft.beginsWith(action)).isPresent();
  }
}

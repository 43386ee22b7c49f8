package governor.cli.puertorico;

import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import java.util.stream.IntStream;

/**
 * What taking a role would bring, in few words: the engine is asked on a copy, so that no rule
 * stands here.
 */
final class RolePreview {
  private static final int FEW_KINDS = 2;
  private final PuertoRicoGame game;
  private final PuertoRicoState before;
  private final PuertoRicoState after;
  private final Options options = new Options();
  private final int seat;

  private RolePreview(PuertoRicoGame game, PuertoRicoState s, int action) {
    this.game = game;
    this.before = s;
    this.after = game.copy(s);
    this.seat = s.seatToAct();
    game.apply(after, action);
  }

  static String of(PuertoRicoGame game, PuertoRicoState s, int action) {
    RolePreview preview = new RolePreview(game, s, action);
    Role role = Role.of(Action.a(action));
    int coins = s.roleDoubloons(role.ordinal());
    String bonus = coins > 0 && role.ordinal() < Role.PROSPECTOR.ordinal() ? " +" + coins : "";
    return game.notation().words(s, action) + bonus + ": " + preview.of(role);
  }

  private String of(Role role) {
    return switch (role) {
      case SETTLER -> settler();
      case MAYOR -> mayor();
      case BUILDER -> builder();
      case CRAFTSMAN -> craftsman();
      case TRADER -> trader();
      case CAPTAIN -> captain();
      case PROSPECTOR, SECOND_PROSPECTOR ->
          Text.count(after.doubloons(seat) - before.doubloons(seat), "doubloon");
    };
  }

  private String settler() {
    if (after.islandIsFull(seat)) {
      return "island full";
    }
    return after.quarriesLeft() > 0 ? "a quarry or a tile" : "the first tile";
  }

  private String mayor() {
    game.advance(after, options);
    // Where colonists may be declined, taking them stands first.
    while (asks(StepId.EXTRA_COLONIST) || asks(StepId.DEAL)) {
      game.apply(after, options.get(0));
      game.advance(after, options);
    }
    int[] others = others().map(each -> after.colonists(each) - before.colonists(each)).toArray();
    int least = IntStream.of(others).min().orElse(0);
    int most = IntStream.of(others).max().orElse(0);
    return (after.colonists(seat) - before.colonists(seat))
        + ", others "
        + (least == most ? "" + most : least + "-" + most);
  }

  private String builder() {
    game.advance(after, options);
    int kinds = asksMe(StepId.BUILD) ? options.size() - 1 : 0;
    return kinds == 0 ? "you can't pay any" : "you can pay " + kinds;
  }

  private String craftsman() {
    game.advance(after, options);
    int kinds = 0;
    int barrels = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      int made = after.goods(seat, good) - before.goods(seat, good);
      kinds += made > 0 ? 1 : 0;
      barrels += made;
    }
    String goods =
        kinds > FEW_KINDS
            ? Integer.toString(barrels)
            : Letters.barrels(
                good -> after.goods(seat, good) - before.goods(seat, good), Style.PLAIN);
    int theirs = others().map(each -> after.goods(each) - before.goods(each)).sum();
    return (goods.isEmpty() ? "none" : goods) + ", others " + theirs;
  }

  private String trader() {
    int doubloons = after.doubloons(seat);
    game.advance(after, options);
    int best = asksMe(StepId.SELL) ? best(Verb.SELL, doubloons) : 0;
    return best == 0 ? "you sell nothing" : Text.count(best, "doubloon");
  }

  private String captain() {
    game.advance(after, options);
    int points = after.chips(seat) - before.chips(seat);
    if (asksMe(StepId.LOAD)) {
      points = 0;
      for (int i = 0; i < options.size(); i++) {
        PuertoRicoState next = game.copy(after);
        game.apply(next, options.get(i));
        points = Math.max(points, next.chips(seat) - before.chips(seat));
      }
    }
    return points == 0 ? "you load nothing" : points + " points at least";
  }

  /** The most doubloons that a choice of this kind brings. */
  private int best(int verb, int doubloons) {
    int best = 0;
    for (int i = 0; i < options.size(); i++) {
      if (Action.verb(options.get(i)) == verb) {
        PuertoRicoState next = game.copy(after);
        game.apply(next, options.get(i));
        best = Math.max(best, next.doubloons(seat) - doubloons);
      }
    }
    return best;
  }

  private boolean asks(int step) {
    return !after.isOver() && Agenda.step(after.top()) == step;
  }

  private boolean asksMe(int step) {
    return asks(step) && after.seatToAct() == seat;
  }

  private IntStream others() {
    return IntStream.range(0, game.seats()).filter(each -> each != seat);
  }
}

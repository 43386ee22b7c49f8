package governor.cli.puertorico;

import governor.cli.text.FactText;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Fact;
import governor.core.FactKind;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import java.util.List;
import java.util.stream.IntStream;

/** What taking a role would bring, in few words. */
final class RolePreview {
  private static final int FEW_KINDS = 2;
  private final List<Fact> mine;
  private final List<Fact> others;
  private final boolean cityIsFull;

  private RolePreview(List<Fact> facts, PuertoRicoState s) {
    int seat = s.seatToAct();
    this.mine = FactText.of(facts, seat);
    this.others = FactText.others(facts, seat);
    this.cityIsFull = s.freeSpaces(seat) == 0;
  }

  /** The doubloons on the card, if they are not told with what it brings. */
  static String onCard(Role role, List<Fact> facts) {
    int doubloons = FactText.number(facts, FactKind.DOUBLOONS).orElse(0);
    return doubloons > 0 && !isProspector(role) ? " +" + doubloons : "";
  }

  private static boolean isProspector(Role role) {
    return role == Role.PROSPECTOR || role == Role.SECOND_PROSPECTOR;
  }

  static String of(Role role, List<Fact> facts, PuertoRicoState s) {
    RolePreview preview = new RolePreview(facts, s);
    return switch (role) {
      case SETTLER -> preview.settler();
      case MAYOR -> preview.mayor();
      case BUILDER -> preview.builder();
      case CRAFTSMAN -> preview.craftsman();
      case TRADER -> preview.trader();
      case CAPTAIN -> preview.captain();
      case PROSPECTOR, SECOND_PROSPECTOR -> preview.prospector();
      case BUCCANEER -> "you act alone";
    };
  }

  private String settler() {
    if (has(FactKind.ISLAND_FULL)) {
      return "your island is full";
    }
    if (!has(FactKind.CAN_TAKE_TILE)) {
      String none = "no plantation is open";
      String drawn = has(FactKind.CAN_USE) ? ", but you can draw one" : "";
      return (has(FactKind.CAN_TAKE_QUARRY) ? "a quarry, for " : "") + none + drawn;
    }
    return has(FactKind.CAN_TAKE_QUARRY) ? "a quarry or a tile" : "the first tile";
  }

  private String mayor() {
    IntStream theirs = numbers(others, FactKind.GETS_COLONISTS, FactKind.NOTHING);
    String own = Text.count(mine(FactKind.GETS_COLONISTS), "colonist");
    return own + ", others " + FactText.range(theirs);
  }

  private String builder() {
    int kinds = mine(FactKind.CAN_BUILD);
    if (cityIsFull) {
      return "your city is full";
    }
    return kinds == 0 ? "you can't pay any" : "you can build " + Text.count(kinds, "kind");
  }

  private String craftsman() {
    long kinds = mine.stream().filter(fact -> fact.is(FactKind.GETS_GOODS)).count();
    String goods =
        kinds == 0
            ? "no goods"
            : kinds > FEW_KINDS
                ? numbers(mine, FactKind.GETS_GOODS).sum() + " goods"
                : Letters.barrels(this::barrels, Style.PLAIN);
    return goods + ", others " + numbers(others, FactKind.GETS_GOODS).sum();
  }

  private int barrels(int good) {
    return mine.stream()
        .filter(fact -> fact.is(FactKind.GETS_GOODS))
        .filter(fact -> fact.piece().equals(Good.of(good).title()))
        .mapToInt(Fact::number)
        .sum();
  }

  private String trader() {
    int best = mine(FactKind.CAN_EARN);
    return has(FactKind.CAN_EARN) ? Text.count(best, "doubloon") : "you sell nothing";
  }

  private String captain() {
    if (!has(FactKind.CAN_LOAD)) {
      return "you load nothing";
    }
    int first = mine(FactKind.CAN_LOAD);
    int most = mine(FactKind.MOST_POINTS);
    return first == most ? Text.count(first, "point") : first + " to " + most + " points";
  }

  private String prospector() {
    return Text.count(mine(FactKind.EARNS) + mine(FactKind.DOUBLOONS), "doubloon");
  }

  private boolean has(FactKind kind) {
    return FactText.number(mine, kind).isPresent();
  }

  private int mine(FactKind kind) {
    return FactText.number(mine, kind).orElse(0);
  }

  private static IntStream numbers(List<Fact> facts, FactKind... kinds) {
    return facts.stream()
        .filter(fact -> List.of(kinds).contains(fact.kind()))
        .mapToInt(Fact::number);
  }
}

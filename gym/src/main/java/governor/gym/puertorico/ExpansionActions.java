package governor.gym.puertorico;

import governor.core.Action;
import governor.gym.ActionSpace;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.Verb;

/** The actions that only expansions bring; those of pieces that are not in play are left out. */
final class ExpansionActions {
  private static final int MOST_KEPT = 3;

  private final RuleSet rules;
  private final ActionSpace.Builder space;

  ExpansionActions(RuleSet rules, ActionSpace.Builder space) {
    this.rules = rules;
    this.space = space;
  }

  void addAll() {
    if (rules.config().expansions().isEmpty() && !rules.hasWindows()) {
      return;
    }
    for (long left = rules.drafted(); left != 0; left &= left - 1) {
      int kind = Long.numberOfTrailingZeros(left);
      String name = rules.building(kind).title();
      add(Action.of(Verb.DRAFT, kind), "draft " + name, "Brings the " + name + " into the game.");
    }
    tiles();
    people();
    for (Good good : Good.values()) {
      goods(good.ordinal(), good.title());
    }
    add(Action.of(Verb.PAY_POINT), "pay point", "Gives a point in chips in payment.");
    if (rules.has(Role.BUCCANEER)) {
      buccaneer();
    }
  }

  private void tiles() {
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      String name = Tile.of(tile).title();
      if (rules.forestRules().mask != 0) {
        add(
            Action.of(Verb.TAKE_FOREST, tile),
            "take " + name + " as forest",
            "Takes an open " + name + " plantation and lays it as a forest.");
        add(Action.of(Verb.LAY, tile), "lay " + name, "Lays the drawn " + name + " as it is.");
        add(
            Action.of(Verb.LAY_FOREST, tile),
            "lay " + name + " as forest",
            "Lays the drawn " + name + " plantation as a forest.");
      }
    }
    for (int tile = 0; tile < Tile.KINDS; tile++) {
      String name = Tile.of(tile).title();
      add(Action.of(Verb.DISCARD, tile), "discard " + name, "Discards a " + name + " tile.");
    }
    add(Action.of(Verb.DISCARD_FOREST), "discard forest", "Discards a forest.");
  }

  private void people() {
    if (rules.hasNobles()) {
      add(Action.of(Verb.TAKE_NOBLE), "take noble", "Takes the noble from the ship.");
    }
    for (int circle = 0; circle < rules.circleKinds(); circle++) {
      String place = rules.place(circle);
      if (rules.guestRules().mask != 0) {
        add(
            Action.of(Verb.MOVE_GUEST, circle),
            "move guest to " + place,
            "A guest goes to " + place + ".");
        add(
            Action.of(Verb.MOVE_NOBLE_GUEST, circle),
            "move noble guest to " + place,
            "A noble guest goes to " + place + ".");
      }
      pay(circle, place);
      if (rules.has(Role.BUCCANEER)) {
        add(
            Action.of(Verb.PUT_COLONIST, circle),
            "put colonist on " + place,
            "A colonist from the ship goes to " + place + ".");
        add(
            Action.of(Verb.PUT_NOBLE, circle),
            "put noble on " + place,
            "A noble from the ship goes to " + place + ".");
      }
    }
    pay(Circle.SAN_JUAN, rules.place(Circle.SAN_JUAN));
  }

  private void pay(int circle, String place) {
    if (rules.paymentRules().mask != 0) {
      add(
          Action.of(Verb.PAY_COLONIST, circle),
          "pay colonist from " + place,
          "Gives a colonist from " + place + " in payment.");
      add(
          Action.of(Verb.PAY_NOBLE, circle),
          "pay noble from " + place,
          "Gives a noble from " + place + " in payment.");
    }
  }

  private void goods(int good, String name) {
    add(
        Action.of(Verb.PAY_GOOD, good),
        "pay " + name,
        "Gives a barrel of " + name + " in payment.");
    add(
        Action.of(Verb.SELL_AT_POST, good),
        "sell " + name + " at post",
        "Sells a barrel of " + name + " at the seat's own trading post.");
    add(
        Action.of(Verb.SUPPLY, good),
        "supply " + name,
        "Gives a barrel of " + name + " away for a point.");
    for (int barrels = 0; barrels <= rules.goods(good); barrels++) {
      add(
          Action.of(Verb.SEND, good, barrels),
          "send " + barrels + " " + name,
          "Ships " + barrels + " barrels of " + name + " by the small wharf.");
      add(
          Action.of(Verb.KEEP_SOME, good, barrels),
          "keep " + barrels + " " + name,
          "Keeps " + barrels + " single barrels of " + name + ".");
    }
  }

  private void buccaneer() {
    for (int ship = 0; ship < rules.ships(); ship++) {
      for (int kept = 0; kept <= MOST_KEPT; kept++) {
        String which = "ship " + rules.capacity(ship);
        add(
            Action.of(Verb.PIRACY, ship, kept),
            "raid " + which + " and keep " + kept,
            "Empties the " + which + " and keeps " + kept + " of its barrels.");
      }
    }
    add(Action.of(Verb.PLUNDER), "plunder", "Empties the trading house for points.");
    add(Action.of(Verb.RAID, 0), "raid colonists", "Raids the colonist ship.");
    add(
        Action.of(Verb.RAID, 1),
        "raid colonists and noble",
        "Raids the colonist ship and its noble.");
    for (Role role : Role.values()) {
      if (rules.has(role)) {
        String name = role.title();
        add(Action.of(Verb.KIDNAP, role.ordinal()), "kidnap " + name, "Kidnaps the " + name + ".");
      }
    }
  }

  private void add(int choice, String name, String about) {
    space.add(choice, name, about);
  }
}

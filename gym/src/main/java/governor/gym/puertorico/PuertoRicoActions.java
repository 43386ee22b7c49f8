package governor.gym.puertorico;

import governor.core.Action;
import governor.gym.ActionSpace;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.Islands;
import governor.puertorico.Manning;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.Verb;

/** The actions of Puerto Rico: what the pieces in play can make anybody choose. */
final class PuertoRicoActions {
  private final RuleSet rules;
  private final ActionSpace.Builder space = new ActionSpace.Builder();

  private PuertoRicoActions(RuleSet rules) {
    this.rules = rules;
  }

  static ActionSpace of(RuleSet rules) {
    PuertoRicoActions actions = new PuertoRicoActions(rules);
    actions.roles();
    actions.tiles();
    actions.colonists();
    actions.buildings();
    actions.goods();
    new ExpansionActions(rules, actions.space).addAll();
    actions.add(Action.of(Verb.PASS), "pass", "Does nothing, or nothing more.");
    return actions.space.build();
  }

  private void roles() {
    for (Role role : Role.values()) {
      if (rules.has(role)) {
        String name = role.title();
        add(Action.of(Verb.TAKE, role.ordinal()), "take " + name, "Takes the " + name + ".");
      }
    }
  }

  private void tiles() {
    for (Tile tile : Tile.values()) {
      String what = tile == Tile.QUARRY ? "a quarry" : "an open " + tile.title() + " plantation";
      add(
          Action.of(Verb.TAKE_TILE, tile.ordinal()),
          "take tile " + tile.title(),
          "Takes " + what + " onto the island.");
    }
  }

  private void colonists() {
    add(Action.of(Verb.TAKE_COLONIST), "take colonist", "Takes the colonist that is offered.");
    if (rules.refuseColonists()) {
      add(Action.of(Verb.ACCEPT), "accept", "Accepts the seat's share of the colonist ship.");
      add(Action.of(Verb.REFUSE), "refuse", "Refuses the seat's share of the colonist ship.");
    }
    for (int circle = 0; circle < rules.circleKinds(); circle++) {
      int most =
          Circle.isOnTile(circle) ? Islands.MOST_TILES : rules.circles(Circle.building(circle));
      for (int number = 0; number <= most; number++) {
        man(circle, number);
      }
    }
  }

  private void man(int circle, int number) {
    String place = rules.place(circle);
    boolean apart = rules.hasNobles() && !Circle.isOnTile(circle) && tells(circle);
    for (int nobles = 0; nobles <= (apart ? number : 0); nobles++) {
      String with = nobles == 0 ? "" : " with " + nobles + " nobles";
      add(
          Manning.action(circle, number, nobles),
          "man " + number + " " + place + with,
          "Places %d of those to be placed on circles of the kind %s%s."
              .formatted(number, place, nobles == 0 ? "" : ", " + nobles + " of them nobles"));
    }
  }

  /** Whether it matters who stands on the circles of this building. */
  private boolean tells(int circle) {
    long telling = rules.nobleRules().mask | rules.guestRules().mask;
    return (telling >>> Circle.building(circle) & 1) != 0;
  }

  private void buildings() {
    for (int kind = 0; kind < rules.kinds(); kind++) {
      String name = rules.building(kind).title();
      add(Action.of(Verb.BUILD, kind), "build " + name, "Builds the " + name + ".");
    }
    for (int kind = 0; kind < rules.kinds(); kind++) {
      String name = rules.building(kind).title();
      add(Action.of(Verb.USE, kind), "use " + name, "Uses what the " + name + " does.");
    }
  }

  private void goods() {
    for (Good each : Good.values()) {
      int good = each.ordinal();
      String name = each.title();
      add(Action.of(Verb.TAKE_GOOD, good), "take good " + name, "Takes a barrel of " + name + ".");
      add(Action.of(Verb.SELL, good), "sell " + name, "Sells a barrel of " + name + ".");
      for (int ship = 0; ship < rules.ships(); ship++) {
        String on = "ship " + rules.capacity(ship);
        add(
            Action.of(Verb.LOAD, good, ship),
            "load " + name + " on " + on,
            "Loads as much " + name + " as fits on the " + on + ".");
      }
      add(Action.of(Verb.LOAD_OWN, good), "wharf " + name, "Ships all " + name + " by the wharf.");
      add(Action.of(Verb.STORE, good), "store " + name, "Keeps all " + name + " in a warehouse.");
      add(Action.of(Verb.KEEP, good), "keep one " + name, "Keeps a single barrel of " + name + ".");
    }
  }

  private void add(int choice, String name, String about) {
    space.add(choice, name, about);
  }
}

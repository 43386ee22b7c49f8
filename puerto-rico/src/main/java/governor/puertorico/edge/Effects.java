package governor.puertorico.edge;

import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;

/** What each tile and role does by these rules, in our words. */
final class Effects {
  /** What a plantation is that lies face down on an island. */
  static final String FOREST =
      "A plantation laid face down by a forest house. It has no circle and makes nothing; every two"
          + " forests take 1 doubloon off the price of each building.";

  private final RuleSet rules;

  Effects(RuleSet rules) {
    this.rules = rules;
  }

  static String of(Tile tile) {
    return switch (tile) {
      case CORN -> "Manned, it yields 1 corn; no building is needed.";
      case QUARRY ->
          "Manned, it takes 1 doubloon off the price of a building, which says how many quarries"
              + " count at most.";
      case INDIGO, SUGAR, TOBACCO, COFFEE ->
          "Manned, it yields 1 "
              + tile.title()
              + " if a manned building that makes "
              + tile.title()
              + " has a colonist for it.";
    };
  }

  /** What everybody does in the phase of the role, and what its player gets for it. */
  String of(Role role) {
    return switch (role) {
      case SETTLER ->
          "Everybody may take an open plantation; the settler may take a quarry instead. Then the"
              + " row is laid out anew.";
      case MAYOR -> mayor();
      case BUILDER -> "Everybody may build one building; the builder pays 1 doubloon less.";
      case CRAFTSMAN ->
          "Everybody gets what manned plantations and buildings make, as long as there are"
              + " barrels; the craftsman may take one more of a kind just made.";
      case TRADER ->
          "Everybody may sell one barrel of a kind that the trading house lacks; the trader's"
              + " brings 1 doubloon more. The full house is emptied.";
      case CAPTAIN ->
          "In turn everybody loads as many barrels of one kind as fit on one ship, a point each,"
              + " until nobody can. Whoever can load must; whoever can ship only by a wharf may"
              + " pass and is asked again after somebody else has loaded. The captain's first load"
              + " brings 1 point more. Then goods are stored and full ships sail.";
      case PROSPECTOR, SECOND_PROSPECTOR ->
          "The prospector gets 1 doubloon; the others do nothing.";
      case BUCCANEER ->
          "The buccaneer acts alone: empties a cargo ship and keeps up to 3 of its barrels, or"
              + " empties the trading house for 1 point a barrel, or takes those off the colonist"
              + " ship who are more than there are players and puts up to 3 of them on own circles,"
              + " or kidnaps a role that is left, with its doubloons. Whoever takes that role then"
              + " brings 3 doubloons; if nobody does, the buccaneer plays it alone at the end of"
              + " the round. Who was buccaneer last cannot take this role, and it never gathers"
              + " doubloons.";
    };
  }

  private String mayor() {
    return (rules.automaticColonists()
            ? "First the mayor gets 1 colonist from the supply"
            : "First the mayor may take 1 colonist from the supply")
        + "; then those on the ship are dealt around"
        + (rules.hasNobles() ? " one by one, colonist or noble by choice" : "")
        + (rules.refuseColonists() ? ", and a refused share leaves the game" : "")
        + ". Everybody places all colonists anew; none stays idle beside an empty circle. At the"
        + " end the ship gets one for each empty circle of buildings, at least one a seat.";
  }
}

package governor.puertorico.edge;

import governor.puertorico.Building;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;

/** What each building, tile and role does by these rules, in our words, and when. */
final class Effects {
  private final boolean colonistsComeByThemselves;
  private final boolean sharesMayBeRefused;

  Effects(RuleSet rules) {
    this.colonistsComeByThemselves = rules.automaticColonists();
    this.sharesMayBeRefused = rules.refuseColonists();
  }

  /** The phase in which the building acts. */
  static String when(Building building) {
    return switch (building) {
      case SMALL_INDIGO_PLANT,
          SMALL_SUGAR_MILL,
          INDIGO_PLANT,
          SUGAR_MILL,
          TOBACCO_STORAGE,
          COFFEE_ROASTER,
          FACTORY ->
          "craftsman";
      case SMALL_MARKET, OFFICE, LARGE_MARKET -> "trader";
      case HACIENDA, CONSTRUCTION_HUT, HOSPICE -> "settler";
      case SMALL_WAREHOUSE, LARGE_WAREHOUSE, HARBOR, WHARF -> "captain";
      case UNIVERSITY -> "builder";
      case GUILD_HALL, RESIDENCE, FORTRESS, CUSTOMS_HOUSE, CITY_HALL -> "game end";
    };
  }

  /** The effect, for which the building needs a colonist, in a sentence or two. */
  String of(Building building) {
    return switch (building) {
      case SMALL_INDIGO_PLANT -> maker(1, Tile.INDIGO);
      case INDIGO_PLANT -> maker(3, Tile.INDIGO);
      case SMALL_SUGAR_MILL -> maker(1, Tile.SUGAR);
      case SUGAR_MILL -> maker(3, Tile.SUGAR);
      case TOBACCO_STORAGE -> maker(3, Tile.TOBACCO);
      case COFFEE_ROASTER -> maker(2, Tile.COFFEE);
      case SMALL_MARKET -> "Your sale brings 1 doubloon more.";
      case HACIENDA -> "Before taking a tile you may draw a face-down plantation, which you keep.";
      case CONSTRUCTION_HUT -> "You may take a quarry instead of an open plantation.";
      case SMALL_WAREHOUSE ->
          "After loading you keep all barrels of 1 kind, besides the single barrel that everybody"
              + " keeps.";
      case HOSPICE -> "When you take an open plantation or a quarry, " + colonistOn("it");
      case OFFICE -> "You may sell a kind that the trading house already has.";
      case LARGE_MARKET -> "Your sale brings 2 doubloons more.";
      case LARGE_WAREHOUSE ->
          "After loading you keep all barrels of 2 kinds, besides the single barrel that everybody"
              + " keeps.";
      case FACTORY -> "0, 1, 2, 3 or 5 doubloons for producing 1, 2, 3, 4 or 5 kinds of goods.";
      case UNIVERSITY -> "When you build, " + colonistOn("the new building");
      case HARBOR -> "Each time you load you get 1 point more.";
      case WHARF ->
          "Once in the phase you may ship all your barrels of a kind, a point each, without a cargo"
              + " ship.";
      case GUILD_HALL -> "1 point for each small, 2 for each other production building you have.";
      case RESIDENCE -> "4, 5, 6 or 7 points for up to 9, for 10, 11 or 12 island tiles.";
      case FORTRESS -> "1 point for every 3 of your colonists.";
      case CUSTOMS_HOUSE -> "1 point for every 4 points you have in chips.";
      case CITY_HALL -> "1 point for each of your violet buildings, this one included.";
    };
  }

  private String colonistOn(String place) {
    return (colonistsComeByThemselves ? "a colonist goes on " : "you may put a colonist on ")
        + place
        + ", from the supply, or from the ship if that is empty.";
  }

  private static String maker(int colonists, Tile tile) {
    String who =
        colonists == 1 ? "Its colonist" : "Each of up to " + colonists + " colonists on it";
    return who + " makes 1 " + tile.title() + " from a manned " + tile.title() + " plantation.";
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
    };
  }

  private String mayor() {
    return (colonistsComeByThemselves
            ? "First the mayor gets 1 colonist from the supply"
            : "First the mayor may take 1 colonist from the supply")
        + "; then those on the ship are dealt around"
        + (sharesMayBeRefused ? ", and a refused share leaves the game" : "")
        + ". Everybody places all colonists anew; none stays idle beside an empty circle. At the"
        + " end the ship gets one for each empty circle of buildings, at least one a seat.";
  }
}

package governor.puertorico.edge;

import governor.puertorico.Building;
import governor.puertorico.Role;

/** What each building and role does, in our words, and when. */
final class Effects {
  private Effects() {}

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
  static String of(Building building) {
    return switch (building) {
      case SMALL_INDIGO_PLANT -> "Its colonist makes 1 indigo from a plantation.";
      case INDIGO_PLANT -> "Each of up to 3 colonists makes 1 indigo from a plantation.";
      case SMALL_SUGAR_MILL -> "Its colonist makes 1 sugar from a plantation.";
      case SUGAR_MILL -> "Each of up to 3 colonists makes 1 sugar from a plantation.";
      case TOBACCO_STORAGE -> "Each of up to 3 colonists makes 1 tobacco from a plantation.";
      case COFFEE_ROASTER -> "Each of up to 2 colonists makes 1 coffee from a plantation.";
      case SMALL_MARKET -> "Your sale brings 1 doubloon more.";
      case HACIENDA -> "Before taking a tile you may draw a face-down plantation, which you keep.";
      case CONSTRUCTION_HUT -> "You may take a quarry instead of an open plantation.";
      case SMALL_WAREHOUSE -> "After loading, keep all barrels of 1 kind.";
      case HOSPICE -> "An open plantation or quarry that you take comes with a colonist.";
      case OFFICE -> "You may sell a kind that the trading house already has.";
      case LARGE_MARKET -> "Your sale brings 2 doubloons more.";
      case LARGE_WAREHOUSE -> "After loading, keep all barrels of 2 kinds.";
      case FACTORY -> "0, 1, 2, 3 or 5 doubloons for producing 1, 2, 3, 4 or 5 kinds of goods.";
      case UNIVERSITY -> "A building that you build comes with a colonist.";
      case HARBOR -> "Each time you load you get 1 point more.";
      case WHARF -> "Once in the phase you may ship all barrels of a kind without a cargo ship.";
      case GUILD_HALL -> "1 point for each small, 2 for each other production building you have.";
      case RESIDENCE -> "4, 5, 6 or 7 points for up to 9, for 10, 11 or 12 island tiles.";
      case FORTRESS -> "1 point for every 3 of your colonists.";
      case CUSTOMS_HOUSE -> "1 point for every 4 points you have in chips.";
      case CITY_HALL -> "1 point for each of your violet buildings, this one included.";
    };
  }

  /** What everybody does in the phase of the role, and what its player gets for it. */
  static String of(Role role) {
    return switch (role) {
      case SETTLER -> "Everybody may take a plantation; the settler may take a quarry instead.";
      case MAYOR -> "The ship's colonists are dealt and placed; the mayor gets one more.";
      case BUILDER -> "Everybody may build; the builder pays 1 doubloon less.";
      case CRAFTSMAN -> "Everybody produces; the craftsman gets one of these goods more.";
      case TRADER -> "Everybody may sell a barrel; the trader's brings 1 doubloon more.";
      case CAPTAIN -> "Everybody must load for points; the captain's first load brings 1 more.";
      case PROSPECTOR, SECOND_PROSPECTOR -> "The prospector gets 1 doubloon.";
    };
  }
}

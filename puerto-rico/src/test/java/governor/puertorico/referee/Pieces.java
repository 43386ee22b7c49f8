package governor.puertorico.referee;

import java.util.List;
import java.util.Set;

/** The pieces by the tables of sections 1 and 2 of both pages. */
final class Pieces {
  /** In their canonical order, which is that of their prices in the trading house. */
  static final List<String> GOODS = List.of("corn", "indigo", "sugar", "tobacco", "coffee");

  static final String QUARRY = "quarry";

  /** A plantation that lies face down (expansions 2.1). */
  static final String FOREST = "forest";

  /** The order in which the kinds of tiles are manned. */
  static final List<String> TILES = List.of("corn", "indigo", "sugar", "tobacco", "coffee", QUARRY);

  static final String SAN_JUAN = "San Juan";

  /** Where it is told whether a noble stands there. */
  static final Set<String> TELLING =
      Set.of(
          "black market", "land office", "chapel", "guesthouse", "hunting lodge", "zoning office");

  static final int ISLAND = 12;
  static final int CITY = 12;
  static final int HOUSE = 4;
  static final int NOBLES = 20;

  /**
   * A building.
   *
   * @param column the most quarries that make it cheaper
   * @param makes the good that it makes, or empty
   * @param from the expansion that brings it, or empty
   */
  record Kind(
      String name,
      int cost,
      int points,
      int column,
      int circles,
      int copies,
      String makes,
      String from) {
    /** the jeweler makes no good, but is a production building. */
    boolean isViolet() {
      return makes.isEmpty() && !name.equals("jeweler");
    }

    boolean isLarge() {
      return cost == 10;
    }

    int spaces() {
      return isLarge() ? 2 : 1;
    }

    /** Whether the guild hall counts it once; the other production buildings count twice. */
    boolean isSmallProduction() {
      return !makes.isEmpty() && circles == 1;
    }

    /** Whether it takes a space of the draft (expansions 3.1). */
    boolean isDrafted() {
      return isViolet() && !from.equals("nobles");
    }
  }

  /** All kinds in the order of 1.1 and of expansions 2.4. */
  static final List<Kind> BUILDINGS =
      List.of(
          plant("small indigo plant", 1, 1, 1, 4, "indigo"),
          plant("small sugar mill", 2, 1, 1, 4, "sugar"),
          plant("indigo plant", 3, 2, 3, 3, "indigo"),
          plant("sugar mill", 4, 2, 3, 3, "sugar"),
          plant("tobacco storage", 5, 3, 3, 3, "tobacco"),
          plant("coffee roaster", 6, 3, 2, 3, "coffee"),
          noble("jeweler", 8, 3),
          violet("small market", 1, 1),
          fresh("aqueduct", 1, 1),
          violet("hacienda", 2, 1),
          violet("construction hut", 2, 1),
          fresh("forest house", 2, 1),
          fresh("black market", 2, 1),
          noble("land office", 2, 1),
          violet("small warehouse", 3, 1),
          fresh("storehouse", 3, 1),
          noble("chapel", 3, 1),
          violet("hospice", 4, 2),
          new Kind("guesthouse", 4, 2, 2, 2, 2, "", "new-buildings"),
          noble("hunting lodge", 4, 2),
          violet("office", 5, 2),
          violet("large market", 5, 2),
          fresh("trading post", 5, 2),
          fresh("church", 5, 2),
          noble("zoning office", 5, 2),
          violet("large warehouse", 6, 2),
          fresh("small wharf", 6, 2),
          noble("royal supplier", 6, 2),
          violet("factory", 7, 3),
          fresh("lighthouse", 7, 3),
          noble("villa", 7, 3),
          violet("university", 8, 3),
          violet("harbor", 8, 3),
          fresh("specialty factory", 8, 3),
          fresh("library", 8, 3),
          violet("wharf", 9, 3),
          fresh("union hall", 9, 3),
          large("guild hall", 4, 1, ""),
          large("residence", 4, 1, ""),
          large("fortress", 4, 1, ""),
          large("customs house", 4, 1, ""),
          large("city hall", 4, 1, ""),
          large("statue", 8, 0, "new-buildings"),
          large("cloister", 4, 1, "new-buildings"),
          large("royal garden", 4, 1, "nobles"));

  private Pieces() {}

  private static Kind plant(
      String name, int cost, int points, int circles, int copies, String good) {
    return new Kind(name, cost, points, points, circles, copies, good, "");
  }

  private static Kind violet(String name, int cost, int points) {
    return new Kind(name, cost, points, points, 1, 2, "", "");
  }

  private static Kind fresh(String name, int cost, int points) {
    return new Kind(name, cost, points, points, 1, 2, "", "new-buildings");
  }

  private static Kind noble(String name, int cost, int points) {
    return new Kind(name, cost, points, points, 1, 2, "", "nobles");
  }

  private static Kind large(String name, int points, int circles, String from) {
    return new Kind(name, 10, points, 4, circles, 1, "", from);
  }

  static Kind building(String name) {
    return BUILDINGS.stream().filter(kind -> kind.name().equals(name)).findFirst().orElseThrow();
  }

  /** What the trading house pays: corn 0 to coffee 4. */
  static int price(String good) {
    return GOODS.indexOf(good);
  }

  /** All plantations of a kind that are in the game; three fewer with two players. */
  static int plantations(String kind, int players) {
    int all =
        switch (kind) {
          case "corn" -> 10;
          case "indigo" -> 12;
          case "sugar" -> 11;
          case "tobacco" -> 9;
          case "coffee" -> 8;
          default -> throw new IllegalArgumentException(kind);
        };
    return players == 2 ? all - 3 : all;
  }

  /** All barrels of a kind that are in the game; two fewer with two players. */
  static int barrels(String good, int players) {
    int all = good.equals("corn") ? 10 : good.equals("indigo") || good.equals("sugar") ? 11 : 9;
    return players == 2 ? all - 2 : all;
  }

  /** All copies of a building: with two players two of production ones, else one. */
  static int copies(Kind kind, int players) {
    return players > 2 ? kind.copies() : kind.isViolet() ? 1 : 2;
  }
}

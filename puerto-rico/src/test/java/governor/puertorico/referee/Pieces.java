package governor.puertorico.referee;

import java.util.List;

/** The pieces by the tables of sections 1 and 2. */
final class Pieces {
  /** In their canonical order, which is that of their prices in the trading house. */
  static final List<String> GOODS = List.of("corn", "indigo", "sugar", "tobacco", "coffee");

  static final String QUARRY = "quarry";

  /** The order in which the kinds of tiles are manned. */
  static final List<String> TILES = List.of("corn", "indigo", "sugar", "tobacco", "coffee", QUARRY);

  static final int ISLAND = 12;
  static final int CITY = 12;
  static final int HOUSE = 4;

  /**
   * A building of section 1. The printed points are also the board column, that is the most
   * quarries that make it cheaper.
   *
   * @param makes the good that it makes, or empty for violet buildings
   */
  record Kind(String name, int cost, int points, int circles, int copies, String makes) {
    boolean isViolet() {
      return makes.isEmpty();
    }

    boolean isLarge() {
      return isViolet() && cost == 10;
    }

    int spaces() {
      return isLarge() ? 2 : 1;
    }

    /** Whether the guild hall counts it once; the other production buildings count twice. */
    boolean isSmallProduction() {
      return !isViolet() && circles == 1;
    }
  }

  static final List<Kind> BUILDINGS =
      List.of(
          new Kind("small indigo plant", 1, 1, 1, 4, "indigo"),
          new Kind("small sugar mill", 2, 1, 1, 4, "sugar"),
          new Kind("indigo plant", 3, 2, 3, 3, "indigo"),
          new Kind("sugar mill", 4, 2, 3, 3, "sugar"),
          new Kind("tobacco storage", 5, 3, 3, 3, "tobacco"),
          new Kind("coffee roaster", 6, 3, 2, 3, "coffee"),
          violet("small market", 1, 1),
          violet("hacienda", 2, 1),
          violet("construction hut", 2, 1),
          violet("small warehouse", 3, 1),
          violet("hospice", 4, 2),
          violet("office", 5, 2),
          violet("large market", 5, 2),
          violet("large warehouse", 6, 2),
          violet("factory", 7, 3),
          violet("university", 8, 3),
          violet("harbor", 8, 3),
          violet("wharf", 9, 3),
          large("guild hall"),
          large("residence"),
          large("fortress"),
          large("customs house"),
          large("city hall"));

  private Pieces() {}

  private static Kind violet(String name, int cost, int points) {
    return new Kind(name, cost, points, 1, 2, "");
  }

  private static Kind large(String name) {
    return new Kind(name, 10, 4, 1, 1, "");
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

  /** All copies of a building: with two players two of each that makes goods, one of the others. */
  static int copies(Kind kind, int players) {
    return players > 2 ? kind.copies() : kind.isViolet() ? 1 : 2;
  }
}

package governor.puertorico;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is left to be dealt to a position that is being made. */
final class Stock {
  private final Map<String, Integer> tiles = new HashMap<>();
  private final Map<String, Integer> goods = new HashMap<>();
  private final Map<String, Integer> buildings = new HashMap<>();
  private int colonists;
  private int nobles = 19;

  Stock(int players) {
    boolean isForTwo = players == 2;
    List<Integer> tilesOfKinds = List.of(10, 12, 11, 9, 8);
    List<Integer> barrelsOfKinds = List.of(10, 11, 11, 9, 9);
    for (int i = 0; i < ScenarioKit.GOODS.size(); i++) {
      tiles.put(ScenarioKit.GOODS.get(i), tilesOfKinds.get(i) - (isForTwo ? 3 : 0));
      goods.put(ScenarioKit.GOODS.get(i), barrelsOfKinds.get(i) - (isForTwo ? 2 : 0));
    }
    tiles.put("quarry", isForTwo ? 5 : 8);
    ScenarioKit.PRODUCTION.forEach(building -> buildings.put(building, isForTwo ? 2 : 3));
    ScenarioKit.SMALL_VIOLET.forEach(building -> buildings.put(building, isForTwo ? 1 : 2));
    ScenarioKit.LARGE.forEach(building -> buildings.put(building, 1));
    RichKinds.NEW_BUILDINGS.forEach(building -> buildings.put(building, isForTwo ? 1 : 2));
    RichKinds.NOBLES.forEach(building -> buildings.put(building, isForTwo ? 1 : 2));
    RichKinds.LARGE.forEach(building -> buildings.put(building, 1));
    colonists = new int[] {40, 55, 75, 95}[players - 2];
  }

  /** Up to so many pieces of this kind, as far as there are any. */
  private static int take(Map<String, Integer> left, String kind, int wanted) {
    int taken = Math.min(wanted, left.get(kind));
    left.merge(kind, -taken, Integer::sum);
    return taken;
  }

  int takeTiles(String kind, int wanted) {
    return take(tiles, kind, wanted);
  }

  int takeGoods(String kind, int wanted) {
    return take(goods, kind, wanted);
  }

  int takeBuildings(String kind, int wanted) {
    return take(buildings, kind, wanted);
  }

  int takeColonists(int wanted) {
    int taken = Math.min(wanted, colonists);
    colonists -= taken;
    return taken;
  }

  int takeNobles(int wanted) {
    int taken = Math.min(wanted, nobles);
    nobles -= taken;
    return taken;
  }

  int nobles() {
    return nobles;
  }

  int tiles() {
    return tiles.values().stream().mapToInt(Integer::intValue).sum();
  }

  int quarries() {
    return tiles.get("quarry");
  }

  int goods(String kind) {
    return goods.get(kind);
  }

  int colonists() {
    return colonists;
  }
}

package governor.puertorico.referee;

import java.util.LinkedHashMap;
import java.util.Map;

/** One player's board, goods, doubloons and points. */
final class Player {
  final int seat;
  int doubloons;
  int points;
  final Bag goods = new Bag();
  final Bag tiles = new Bag();

  /** The tiles with a colonist. */
  final Bag manned = new Bag();

  /** The colonists on each building. */
  final Map<String, Integer> city = new LinkedHashMap<>();

  int sanJuan;
  boolean hasUsedWharf;

  Player(int seat) {
    this.seat = seat;
  }

  /** A building acts only with a colonist on it (1.1). */
  boolean works(String building) {
    return city.getOrDefault(building, 0) > 0;
  }

  boolean islandIsFull() {
    return tiles.total() >= Pieces.ISLAND;
  }

  int freeSpaces() {
    return Pieces.CITY - city.keySet().stream().mapToInt(b -> Pieces.building(b).spaces()).sum();
  }

  int colonists() {
    return sanJuan + manned.total() + city.values().stream().mapToInt(Integer::intValue).sum();
  }

  int emptyBuildingCircles() {
    int empty = 0;
    for (Map.Entry<String, Integer> each : city.entrySet()) {
      empty += Pieces.building(each.getKey()).circles() - each.getValue();
    }
    return empty;
  }

  /** What the colonists can make of a good, however much of it there is (4.4). */
  int canMake(String good) {
    if (good.equals("corn")) {
      return manned.of("corn");
    }
    int workers = 0;
    for (Map.Entry<String, Integer> each : city.entrySet()) {
      if (Pieces.building(each.getKey()).makes().equals(good)) {
        workers += each.getValue();
      }
    }
    return Math.min(manned.of(good), workers);
  }
}

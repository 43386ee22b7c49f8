package governor.puertorico.referee;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** One player's board, goods, doubloons and points. */
final class Player {
  final int seat;
  int doubloons;
  int points;
  final Bag goods = new Bag();

  /** Plantations and quarries. */
  final Bag tiles = new Bag();

  /** The tiles with a person. */
  final Bag manned = new Bag();

  /** The plantations that lie as forests. */
  final Bag forests = new Bag();

  /** The people on each building. */
  final Map<String, Integer> city = new LinkedHashMap<>();

  /** The nobles among those on buildings where that is told. */
  final Bag noblesOn = new Bag();

  /** All nobles, wherever they stand. */
  int nobles;

  int sanJuan;

  /** Wharf and small wharf, once used in this captain phase. */
  final Set<String> used = new HashSet<>();

  /** With two players: whether the library has doubled a role in this round. */
  boolean hasUsedLibrary;

  Player(int seat) {
    this.seat = seat;
  }

  /** A building acts only with somebody on it (1.1). */
  boolean works(String building) {
    return city.getOrDefault(building, 0) > 0;
  }

  /** Whether a building that minds it has a colonist on it. */
  boolean worksByColonist(String building) {
    return works(building) && noblesOn.of(building) == 0;
  }

  /** Whether a building that minds it has a noble on it. */
  boolean worksByNoble(String building) {
    return noblesOn.of(building) > 0;
  }

  int island() {
    return tiles.total() + forests.total();
  }

  boolean islandIsFull() {
    return island() >= Pieces.ISLAND;
  }

  int freeSpaces() {
    return Pieces.CITY - city.keySet().stream().mapToInt(b -> Pieces.building(b).spaces()).sum();
  }

  /** Everybody, nobles included. */
  int colonists() {
    return sanJuan + manned.total() + city.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The nobles of whom nobody says on which of the other circles, or in San Juan, they are. */
  int hiddenNobles() {
    return nobles - noblesOn.total();
  }

  /** The colonists who stand where nobody asks, or wait in San Juan. */
  int hiddenColonists() {
    int told = Pieces.TELLING.stream().mapToInt(each -> city.getOrDefault(each, 0)).sum();
    return colonists() - told - hiddenNobles();
  }

  /** How many people stand at a place: a kind of tile, a building or San Juan. */
  int peopleAt(String place) {
    if (place.equals(Pieces.SAN_JUAN)) {
      return sanJuan;
    }
    return Pieces.TILES.contains(place) ? manned.of(place) : city.getOrDefault(place, 0);
  }

  /** The empty circles of a kind of tile or a building of his. */
  int emptyAt(String place) {
    if (Pieces.TILES.contains(place)) {
      return tiles.of(place) - manned.of(place);
    }
    return city.containsKey(place) ? Pieces.building(place).circles() - city.get(place) : 0;
  }

  /** So many more people at a place, so many of them nobles. */
  void put(String place, int people, int noblesAmong) {
    if (place.equals(Pieces.SAN_JUAN)) {
      sanJuan += people;
    } else if (Pieces.TILES.contains(place)) {
      manned.add(place, people);
    } else {
      city.merge(place, people, Integer::sum);
      if (Pieces.TELLING.contains(place)) {
        noblesOn.add(place, noblesAmong);
      }
    }
  }

  /** one without a person goes first; whoever stood there goes to San Juan. */
  void discard(String plantation) {
    if (emptyAt(plantation) == 0) {
      manned.add(plantation, -1);
      sanJuan++;
    }
    tiles.add(plantation, -1);
  }

  int emptyBuildingCircles() {
    return city.keySet().stream().mapToInt(this::emptyAt).sum();
  }

  /** What the people can make of a good, however much of it there is (4.4). */
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

package governor.puertorico;

import java.util.ArrayList;
import java.util.List;

/**
 * Looks for what cannot be: pieces that came or went, counts that disagree with what they count.
 */
final class Audit {
  private final PuertoRicoState s;
  private final RuleSet rules;
  private final List<String> wrong = new ArrayList<>();

  private Audit(PuertoRicoState s) {
    this.s = s;
    this.rules = s.rules();
  }

  static List<String> of(PuertoRicoState s) {
    Audit audit = new Audit(s);
    audit.tiles();
    audit.goods();
    audit.colonists();
    audit.buildings();
    audit.points();
    for (int seat = 0; seat < s.players(); seat++) {
      audit.board(seat);
    }
    return audit.wrong;
  }

  private void tiles() {
    int faceDown = 0;
    for (Tile tile : Tile.values()) {
      int kind = tile.ordinal();
      int found = s.faceDown(kind) + s.inRow(kind) + s.discarded(kind);
      for (int seat = 0; seat < s.players(); seat++) {
        found += s.tiles(seat, kind);
      }
      expect(tile + " tiles", rules.tiles(kind), found);
      faceDown += tile == Tile.QUARRY ? 0 : s.faceDown(kind);
      atLeast(tile + " face down", 0, s.faceDown(kind));
      atLeast(tile + " in the row", 0, s.inRow(kind));
    }
    expect("tiles face down", faceDown, s.faceDown());
  }

  private void goods() {
    int inHouse = 0;
    for (Good good : Good.values()) {
      int kind = good.ordinal();
      int found = s.goodsSupply(kind) + s.inHouse(kind);
      inHouse += s.inHouse(kind);
      int ships = 0;
      for (int ship = 0; ship < rules.ships(); ship++) {
        if (s.shipGood(ship) == kind) {
          found += s.shipLoad(ship);
          ships++;
        }
      }
      for (int seat = 0; seat < s.players(); seat++) {
        found += s.goods(seat, kind);
        atLeast(good + " of seat " + seat, 0, s.goods(seat, kind));
      }
      expect("barrels of " + good, rules.goods(kind), found);
      atLeast("supply of " + good, 0, s.goodsSupply(kind));
      atMost("ships with " + good, 1, ships);
    }
    for (int ship = 0; ship < rules.ships(); ship++) {
      atMost("load of ship " + ship, rules.capacity(ship), s.shipLoad(ship));
      boolean loaded = s.shipGood(ship) >= 0;
      expect("ship " + ship + " loaded", loaded ? 1 : 0, s.shipLoad(ship) > 0 ? 1 : 0);
    }
    atMost("barrels in the trading house", Wares.HOUSE_SPACES, inHouse);
    expect("trading house full", inHouse == Wares.HOUSE_SPACES ? 1 : 0, s.houseIsFull() ? 1 : 0);
  }

  private void colonists() {
    int found = s.colonistSupply() + s.colonistShip() + s.colonistsGone();
    for (int seat = 0; seat < s.players(); seat++) {
      found += s.colonists(seat);
    }
    expect("colonists", rules.colonists() + s.players(), found);
    atLeast("colonists in the supply", 0, s.colonistSupply());
    atLeast("colonists on the ship", 0, s.colonistShip());
  }

  private void buildings() {
    for (Building building : Building.values()) {
      int kind = building.ordinal();
      int found = s.copiesLeft(kind);
      for (int seat = 0; seat < s.players(); seat++) {
        found += s.owns(seat, building) ? 1 : 0;
      }
      expect("copies of " + building, rules.copies(kind), found);
      boolean marked = (s.buildable() & building.bit()) != 0;
      expect("mark of " + building, s.copiesLeft(kind) > 0 ? 1 : 0, marked ? 1 : 0);
    }
  }

  private void points() {
    int given = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      given += s.chips(seat);
      atLeast("doubloons of seat " + seat, 0, s.doubloons(seat));
    }
    expect("points in the pool", rules.pool() - given, s.pool());
  }

  private void board(int seat) {
    String who = " of seat " + seat;
    int tiles = 0;
    int spaces = 0;
    int circles = 0;
    int manned = 0;
    for (int circle = 0; circle < Circle.KINDS; circle++) {
      String place = Circle.title(circle) + who;
      circles += s.circles(seat, circle);
      manned += s.manned(seat, circle);
      atLeast("colonists on " + place, 0, s.manned(seat, circle));
      atMost("colonists on " + place, s.circles(seat, circle), s.manned(seat, circle));
      if (Circle.isOnTile(circle)) {
        tiles += s.tiles(seat, circle);
        continue;
      }
      Building building = Building.of(Circle.building(circle));
      boolean owned = s.owns(seat, building);
      spaces += owned ? building.spaces() : 0;
      expect(
          "circles of " + place,
          owned ? rules.circles(building.ordinal()) : 0,
          s.circles(seat, circle));
      boolean works = s.works(seat, building);
      expect("mark of " + place, s.manned(seat, circle) > 0 ? 1 : 0, works ? 1 : 0);
    }
    int barrels = 0;
    for (Good good : Good.values()) {
      barrels += s.goods(seat, good.ordinal());
    }
    expect("goods" + who, barrels, s.goods(seat));
    int withGoods = s.concerned(StepId.STORE) >>> seat & 1;
    expect("goods" + who + " marked", barrels > 0 ? 1 : 0, withGoods);
    int withRoom = s.concerned(StepId.SETTLE) >>> seat & 1;
    expect("room" + who + " marked", tiles < Islands.MOST_TILES ? 1 : 0, withRoom);
    expect("tiles" + who, tiles, s.islandSize(seat));
    expect("circles" + who, circles, s.circles(seat));
    expect("colonists" + who, manned + s.sanJuan(seat), s.colonists(seat));
    expect("free city spaces" + who, Cities.MOST_SPACES - spaces, s.freeSpaces(seat));
    atMost("tiles" + who, Islands.MOST_TILES, tiles);
    atMost("city spaces" + who, Cities.MOST_SPACES, spaces);
    atLeast("San Juan" + who, 0, s.sanJuan(seat));
  }

  private void expect(String what, int expected, int found) {
    if (expected != found) {
      wrong.add(what + ": expected " + expected + ", found " + found);
    }
  }

  private void atLeast(String what, int least, int found) {
    if (found < least) {
      wrong.add(what + ": expected at least " + least + ", found " + found);
    }
  }

  private void atMost(String what, int most, int found) {
    if (found > most) {
      wrong.add(what + ": expected at most " + most + ", found " + found);
    }
  }
}

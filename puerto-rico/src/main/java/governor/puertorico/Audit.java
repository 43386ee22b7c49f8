package governor.puertorico;

import governor.core.Agenda;
import governor.puertorico.phases.LayTile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

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
        found += s.tiles(seat, kind) + (tile == Tile.QUARRY ? 0 : s.forests(seat, kind));
      }
      found += drawn(kind);
      expect(rules.tiles(kind), found, tile, " tiles");
      faceDown += tile == Tile.QUARRY ? 0 : s.faceDown(kind);
      atLeast(0, s.faceDown(kind), tile, " face down");
      atLeast(0, s.inRow(kind), tile, " in the row");
    }
    expect(faceDown, s.faceDown(), "tiles face down");
  }

  /** Tiles of a kind that were drawn and are being laid. */
  private int drawn(int tile) {
    int drawn = 0;
    for (int place = 1; place <= s.depth(); place++) {
      int frame = s.frame(place);
      drawn += Agenda.step(frame) == StepId.LAY_TILE && LayTile.tile(frame) == tile ? 1 : 0;
    }
    return drawn;
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
        atLeast(0, s.goods(seat, kind), good, " of seat ", seat);
      }
      expect(rules.goods(kind), found, "barrels of ", good);
      atLeast(0, s.goodsSupply(kind), "supply of ", good);
      atMost(1, ships, "ships with ", good);
    }
    for (int ship = 0; ship < rules.ships(); ship++) {
      atMost(rules.capacity(ship), s.shipLoad(ship), "load of ship ", ship);
      boolean loaded = s.shipGood(ship) >= 0;
      expect(loaded ? 1 : 0, s.shipLoad(ship) > 0 ? 1 : 0, "ship ", ship, " loaded");
    }
    atMost(Wares.HOUSE_SPACES, inHouse, "barrels in the trading house");
    expect(inHouse == Wares.HOUSE_SPACES ? 1 : 0, s.houseIsFull() ? 1 : 0, "trading house full");
  }

  private void colonists() {
    int found = s.colonistSupply() + s.nobleSupply() + s.colonistShip() + s.colonistsGone();
    int nobles = s.nobleSupply() + s.nobleShip();
    for (int seat = 0; seat < s.players(); seat++) {
      found += s.colonists(seat);
      nobles += s.nobles(seat);
    }
    int aboard = s.players() - (rules.hasNobles() ? 1 : 0);
    expect(rules.colonists() + aboard + rules.nobles(), found, "colonists");
    expect(rules.nobles(), nobles, "nobles");
    atMost(s.colonistShip(), s.nobleShip(), "nobles on the ship");
    atLeast(0, s.nobleSupply(), "nobles in the supply");
    atLeast(0, s.colonistSupply(), "colonists in the supply");
    atLeast(0, s.colonistShip(), "colonists on the ship");
  }

  private void buildings() {
    for (int kind = 0; kind < rules.kinds(); kind++) {
      Building building = rules.building(kind);
      int found = s.copiesLeft(kind);
      for (int seat = 0; seat < s.players(); seat++) {
        found += s.owns(seat, kind) ? 1 : 0;
      }
      expect(s.isInGame(kind) ? rules.copies(kind) : 0, found, "copies of ", building);
      boolean marked = (s.buildable() >>> kind & 1) != 0;
      expect(s.copiesLeft(kind) > 0 ? 1 : 0, marked ? 1 : 0, "mark of ", building);
    }
  }

  private void points() {
    int given = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      given += s.chips(seat);
      atLeast(0, s.doubloons(seat), "doubloons of seat ", seat);
    }
    expect(rules.pool() - given, s.pool(), "points in the pool");
  }

  private void board(int seat) {
    String who = " of seat ";
    int tiles = 0;
    int spaces = 0;
    int circles = 0;
    int manned = 0;
    int nobles = 0;
    for (int circle = 0; circle < rules.circleKinds(); circle++) {
      String place = rules.place(circle);
      circles += s.circles(seat, circle);
      manned += s.manned(seat, circle);
      atLeast(0, s.manned(seat, circle), "colonists on ", place, who, seat);
      atMost(s.circles(seat, circle), s.manned(seat, circle), "colonists on ", place, who, seat);
      if (Circle.isOnTile(circle)) {
        tiles += s.tiles(seat, circle);
        continue;
      }
      int building = Circle.building(circle);
      boolean owned = s.owns(seat, building);
      spaces += owned ? rules.spaces(building) : 0;
      nobles += s.tellsApart(circle) ? s.noblesOn(seat, circle) : 0;
      expect(
          owned ? rules.circles(building) : 0,
          s.circles(seat, circle),
          "circles of ",
          place,
          who,
          seat);
      boolean works = (s.working(seat) >>> building & 1) != 0;
      expect(s.manned(seat, circle) > 0 ? 1 : 0, works ? 1 : 0, "mark of ", place, who, seat);
    }
    int forests = 0;
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      forests += s.forests(seat, tile);
    }
    expect(forests, s.forests(seat), "forests", who, seat);
    tiles += forests;
    expect(s.nobles(seat) - nobles, s.freeNobles(seat), "nobles", who, seat);
    atLeast(0, s.freeNobles(seat), "free nobles", who, seat);
    atLeast(0, s.freeColonists(seat), "free colonists", who, seat);
    int barrels = 0;
    for (Good good : Good.values()) {
      barrels += s.goods(seat, good.ordinal());
    }
    expect(barrels, s.goods(seat), "goods", who, seat);
    int withGoods = s.concerned(StepId.STORE) >>> seat & 1;
    expect(barrels > 0 ? 1 : 0, withGoods, "goods", who, seat, " marked");
    int withRoom = s.concerned(StepId.SETTLE) >>> seat & 1;
    expect(tiles < Islands.MOST_TILES ? 1 : 0, withRoom, "room", who, seat, " marked");
    expect(tiles, s.islandSize(seat), "tiles", who, seat);
    expect(circles, s.circles(seat), "circles", who, seat);
    expect(manned + s.sanJuan(seat), s.colonists(seat), "colonists", who, seat);
    expect(Cities.MOST_SPACES - spaces, s.freeSpaces(seat), "free city spaces", who, seat);
    atMost(Islands.MOST_TILES, tiles, "tiles", who, seat);
    atMost(Cities.MOST_SPACES, spaces, "city spaces", who, seat);
    atLeast(0, s.sanJuan(seat), "San Juan", who, seat);
  }

  /** The words are put together only where something is wrong: an audit is asked very often. */
  private void expect(int expected, int found, Object... what) {
    if (expected != found) {
      wrong.add(words(what) + ": expected " + expected + ", found " + found);
    }
  }

  private void atLeast(int least, int found, Object... what) {
    if (found < least) {
      wrong.add(words(what) + ": expected at least " + least + ", found " + found);
    }
  }

  private void atMost(int most, int found, Object... what) {
    if (found > most) {
      wrong.add(words(what) + ": expected at most " + most + ", found " + found);
    }
  }

  private static String words(Object... what) {
    return Arrays.stream(what).map(Object::toString).collect(Collectors.joining());
  }
}

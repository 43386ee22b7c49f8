package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.puertorico.edge.What;

/**
 * Colonists, buildings and doubloons: what stands in the seats' cities, and who works where.
 *
 * <p>A seat <em>owns</em> its buildings; those with a colonist on them also <em>work</em>.
 */
public abstract class Cities extends Islands {
  /** How many spaces a city has. */
  public static final int MOST_SPACES = 12;

  Cities(RuleSet rules) {
    super(rules);
  }

  // ---- doubloons ------------------------------------------------------------------------------

  public final int doubloons(int seat) {
    return ints[seatInts(seat) + DOUBLOONS];
  }

  /** The bank, which never runs dry, gives (or with a negative number takes) doubloons. */
  final void addDoubloons(int seat, int doubloons) {
    ints[seatInts(seat) + DOUBLOONS] += doubloons;
  }

  /** The bank pays the seat for its role or a building. */
  public final void earn(int seat, int doubloons) {
    addDoubloons(seat, doubloons);
    if (isHeard() && doubloons > 0) {
      tell(What.EARNED, seat, NONE, doubloons);
    }
  }

  // ---- colonists ------------------------------------------------------------------------------

  /** Colonists that are neither on the ship nor with a seat. */
  public final int colonistSupply() {
    return bytes[COLONIST_SUPPLY];
  }

  public final int colonistShip() {
    return bytes[COLONIST_SHIP];
  }

  /** Colonists that were refused and left the game. */
  public final int colonistsGone() {
    return bytes[COLONISTS_GONE];
  }

  /** All colonists of the seat: on its tiles and buildings and in San Juan. */
  public final int colonists(int seat) {
    return bytes[seatBytes(seat) + COLONISTS_TOTAL];
  }

  /** The seat's colonists that have no circle. */
  public final int sanJuan(int seat) {
    return bytes[seatBytes(seat) + SAN_JUAN];
  }

  /** How many circles of a kind the seat has. */
  public final int circles(int seat, int circle) {
    return bytes[seatBytes(seat) + CIRCLES + circle];
  }

  /** How many circles the seat has. */
  public final int circles(int seat) {
    return bytes[seatBytes(seat) + CIRCLES_TOTAL];
  }

  /** How many of the seat's circles of a kind have a colonist. */
  public final int manned(int seat, int circle) {
    return bytes[seatBytes(seat) + COLONISTS + circle];
  }

  /** Colonists come from the supply to the seat's San Juan. */
  public final void takeFromSupply(int seat, int colonists) {
    bytes[COLONIST_SUPPLY] -= (byte) colonists;
    addColonists(seat, colonists);
    if (isHeard()) {
      tell(What.GOT_COLONISTS, seat, NONE, colonists);
    }
  }

  /** Colonists come from the ship to the seat's San Juan. */
  public final void takeFromShip(int seat, int colonists) {
    bytes[COLONIST_SHIP] -= (byte) colonists;
    addColonists(seat, colonists);
    if (isHeard()) {
      tell(What.GOT_COLONISTS, seat, NONE, colonists);
    }
  }

  /** The seat's share of the ship leaves the game. */
  public final void refuseColonists(int seat, int colonists) {
    bytes[COLONIST_SHIP] -= (byte) colonists;
    bytes[COLONISTS_GONE] += (byte) colonists;
    if (isHeard()) {
      tell(What.REFUSED_COLONISTS, seat, NONE, colonists);
    }
  }

  final void addColonists(int seat, int colonists) {
    int at = seatBytes(seat);
    bytes[at + SAN_JUAN] += (byte) colonists;
    bytes[at + COLONISTS_TOTAL] += (byte) colonists;
  }

  /**
   * A colonist from the supply, or if there is none from the ship, goes straight onto this circle.
   */
  public final void settleColonist(int seat, int circle) {
    if (bytes[COLONIST_SUPPLY] > 0) {
      bytes[COLONIST_SUPPLY]--;
    } else if (bytes[COLONIST_SHIP] > 0) {
      bytes[COLONIST_SHIP]--;
    } else {
      return;
    }
    addColonists(seat, 1);
    man(seat, circle, 1);
  }

  /** Whether there is a colonist that could go straight onto a circle. */
  public final boolean hasSpareColonist() {
    return (bytes[COLONIST_SUPPLY] | bytes[COLONIST_SHIP]) != 0;
  }

  /** All colonists of the seat go to San Juan, to be placed anew. */
  public final void liftColonists(int seat) {
    int at = seatBytes(seat);
    java.util.Arrays.fill(bytes, at + COLONISTS, at + COLONISTS + Circle.KINDS, (byte) 0);
    bytes[at + SAN_JUAN] = bytes[at + COLONISTS_TOTAL];
    longs[seatLongs(seat) + WORKING] = 0;
  }

  /** So many colonists go from San Juan onto circles of this kind. */
  public final void man(int seat, int circle, int colonists) {
    if (colonists == 0) {
      return;
    }
    int at = seatBytes(seat);
    bytes[at + SAN_JUAN] -= (byte) colonists;
    bytes[at + COLONISTS + circle] += (byte) colonists;
    if (!Circle.isOnTile(circle)) {
      longs[seatLongs(seat) + WORKING] |= 1L << Circle.building(circle);
    }
    if (isHeard()) {
      tell(What.MANNED, seat, circle, colonists);
    }
  }

  /** The circles on all seats' buildings that have no colonist. */
  public final int emptyBuildingCircles() {
    int empty = 0;
    for (int seat = 0; seat < players(); seat++) {
      empty += emptyBuildingCircles(seat);
    }
    return empty;
  }

  /** The circles on the seat's buildings that have no colonist. */
  public final int emptyBuildingCircles(int seat) {
    int at = seatBytes(seat);
    int empty = 0;
    for (long left = owned(seat); left != 0; left &= left - 1) {
      int circle = Circle.ofBuilding(Long.numberOfTrailingZeros(left));
      empty += bytes[at + CIRCLES + circle] - bytes[at + COLONISTS + circle];
    }
    return empty;
  }

  /** So many colonists go from the supply onto the ship, or as many as there are. */
  public final void fillColonistShip(int colonists) {
    int boarding = Math.min(colonists, bytes[COLONIST_SUPPLY]);
    bytes[COLONIST_SUPPLY] -= (byte) boarding;
    bytes[COLONIST_SHIP] += (byte) boarding;
    if (isHeard()) {
      tell(What.SHIP_FILLED, NOBODY, NONE, bytes[COLONIST_SHIP]);
    }
  }

  // ---- buildings ------------------------------------------------------------------------------

  /** The kinds of building of which there are copies left. */
  public final long buildable() {
    return longs[BUILDABLE];
  }

  /** How many copies of a building can still be built. */
  public final int copiesLeft(int building) {
    return bytes[COPIES + building];
  }

  /** The kinds of the seat's buildings. */
  public final long owned(int seat) {
    return longs[seatLongs(seat) + OWNED];
  }

  /** The kinds of the seat's buildings that have a colonist. */
  public final long working(int seat) {
    return longs[seatLongs(seat) + WORKING];
  }

  public final boolean owns(int seat, Building building) {
    return (owned(seat) & building.bit()) != 0;
  }

  public final boolean works(int seat, Building building) {
    return (working(seat) & building.bit()) != 0;
  }

  public final int freeSpaces(int seat) {
    return MOST_SPACES - bytes[seatBytes(seat) + CITY_SPACES];
  }

  /** The seat pays for a building and puts it, empty, into its city. */
  public final void build(int seat, int building, int price) {
    addDoubloons(seat, -price);
    layBuilding(seat, building);
    if (isHeard()) {
      tell(What.BUILT, seat, building, price);
    }
  }

  final void layBuilding(int seat, int building) {
    if (--bytes[COPIES + building] == 0) {
      longs[BUILDABLE] &= ~(1L << building);
    }
    int at = seatBytes(seat);
    int circles = rules().circles(building);
    bytes[at + CIRCLES + Circle.ofBuilding(building)] = (byte) circles;
    bytes[at + CIRCLES_TOTAL] += (byte) circles;
    bytes[at + CITY_SPACES] += (byte) rules().spaces(building);
    longs[seatLongs(seat) + OWNED] |= 1L << building;
  }
}

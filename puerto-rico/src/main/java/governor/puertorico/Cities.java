package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.puertorico.edge.What;

/**
 * Buildings and doubloons: what stands in the seats' cities, and what it is paid with.
 *
 * <p>A seat <em>owns</em> its buildings; those with a colonist on them also <em>work</em>.
 */
public abstract class Cities extends People {
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

  /** The seat gives doubloons to the bank for something that is told of by itself. */
  public final void spend(int seat, int doubloons) {
    addDoubloons(seat, -doubloons);
  }

  /** The seat gives somebody from a circle, or from San Juan, for a building not yet laid. */
  public final void payPerson(int seat, int circle, boolean noble) {
    if (circle != Circle.SAN_JUAN) {
      bytes[PAID_FROM] = (byte) (circle + 1);
    }
    dismiss(seat, circle, noble);
  }

  /** The seat's buildings that worked before it gave somebody for a building not yet laid. */
  public final long workingBeforePayment(int seat) {
    int circle = bytes[PAID_FROM] - 1;
    return circle < Tile.KINDS ? working(seat) : working(seat) | 1L << Circle.building(circle);
  }

  /** All is paid. */
  public final void endPayment() {
    bytes[PAID_FROM] = 0;
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

  /** Whether the building is in the game: it need not be drafted, or was. */
  public final boolean isInGame(int building) {
    boolean found = (rules().drafted() >>> building & 1) == 0 || bytes[COPIES + building] > 0;
    for (int seat = 0; seat < players(); seat++) {
      found |= owns(seat, building);
    }
    return found;
  }

  /** The building comes into the game, with all its copies. */
  public final void bringIn(int building) {
    bytes[COPIES + building] = (byte) rules().copies(building);
    longs[BUILDABLE] |= 1L << building;
  }

  public final int freeSpaces(int seat) {
    return MOST_SPACES - bytes[seatBytes(seat) + CITY_SPACES];
  }

  /** The seat puts a building, empty, into its city, for which it has paid so much. */
  public final void build(int seat, int building, int price) {
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

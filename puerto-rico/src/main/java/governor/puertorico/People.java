package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.puertorico.edge.What;

/**
 * Colonists and nobles with the seats, and who works where.
 *
 * <p>A noble is a colonist of a better kind: what counts colonists counts nobles too, and where
 * somebody stands usually does not matter who. So it is known of nobles how many a seat has and
 * which of them stand where it does matter ({@link governor.puertorico.hooks.NobleRule}) or are
 * guests; all others are {@link #freeNobles free}: somewhere among the rest.
 */
public abstract class People extends ColonistShip {
  People(RuleSet rules) {
    super(rules);
  }

  // ---- with the seats -------------------------------------------------------------------------

  /** All colonists of the seat: on its tiles and buildings and in San Juan. */
  public final int colonists(int seat) {
    return bytes[seatBytes(seat) + COLONISTS_TOTAL];
  }

  /** The nobles among them. */
  public final int nobles(int seat) {
    return bytes[seatBytes(seat) + NOBLES_TOTAL];
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
    return bytes[seatBytes(seat) + colonistsAt + circle];
  }

  /** How many of the seat's circles have nobody. */
  public final int emptyCircles(int seat) {
    int at = seatBytes(seat);
    return bytes[at + CIRCLES_TOTAL] - bytes[at + COLONISTS_TOTAL] + bytes[at + SAN_JUAN];
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
    return (owned(seat) & rules().bit(building)) != 0;
  }

  public final boolean owns(int seat, int building) {
    return (owned(seat) >>> building & 1) != 0;
  }

  public final boolean works(int seat, Building building) {
    return (working(seat) & rules().bit(building)) != 0;
  }

  /** Whether a noble stands on the seat's building, where that matters. */
  public final boolean hasNoble(int seat, int building) {
    return (longs[seatLongs(seat) + NOBLE_AT] >>> building & 1) != 0;
  }

  /** The nobles among those on circles of a kind, as far as that matters. */
  public final int noblesOn(int seat, int circle) {
    if (Circle.isOnTile(circle)) {
      return 0;
    }
    int building = Circle.building(circle);
    boolean guests = (rules().guestRules().mask >>> building & 1) != 0;
    return guests ? bytes[seatBytes(seat) + NOBLE_GUESTS] : hasNoble(seat, building) ? 1 : 0;
  }

  /** Whether it matters who stands on circles of this kind. */
  public final boolean tellsApart(int circle) {
    if (!rules().hasNobles() || Circle.isOnTile(circle)) {
      return false;
    }
    long telling = rules().nobleRules().mask | rules().guestRules().mask;
    return (telling >>> Circle.building(circle) & 1) != 0;
  }

  /** The seat's nobles of whom it is not known where they stand. */
  public final int freeNobles(int seat) {
    int at = seatBytes(seat);
    return bytes[at + NOBLES_TOTAL]
        - bytes[at + NOBLE_GUESTS]
        - Long.bitCount(longs[seatLongs(seat) + NOBLE_AT]);
  }

  /** The seat's colonists, no nobles, of whom it is not known where they stand. */
  public final int freeColonists(int seat) {
    int at = seatBytes(seat);
    int known = 0;
    long telling = owned(seat) & (rules().nobleRules().mask | rules().guestRules().mask);
    for (; telling != 0; telling &= telling - 1) {
      int circle = Circle.ofBuilding(Long.numberOfTrailingZeros(telling));
      known += bytes[at + colonistsAt + circle] - noblesOn(seat, circle);
    }
    return bytes[at + COLONISTS_TOTAL] - bytes[at + NOBLES_TOTAL] - known;
  }

  /** The circles on all seats' buildings that have no colonist. */
  public final int emptyBuildingCircles() {
    int empty = 0;
    for (int seat = 0; seat < players(); seat++) {
      int at = seatBytes(seat);
      for (long left = owned(seat); left != 0; left &= left - 1) {
        int circle = Circle.ofBuilding(Long.numberOfTrailingZeros(left));
        empty += bytes[at + CIRCLES + circle] - bytes[at + colonistsAt + circle];
      }
    }
    return empty;
  }

  // ---- coming and going -----------------------------------------------------------------------

  /**
   * A colonist from the supply, or if there is none from the ship, goes straight onto this circle.
   */
  public final void settleColonist(int seat, int circle) {
    if (bytes[COLONIST_SUPPLY] > 0) {
      bytes[COLONIST_SUPPLY]--;
    } else if (bytes[COLONIST_SHIP] > bytes[NOBLE_SHIP]) {
      bytes[COLONIST_SHIP]--;
    } else {
      return;
    }
    addColonists(seat, 1);
    if (circle != Circle.SAN_JUAN) {
      man(seat, circle, 1);
    } else if (isHeard()) {
      tell(What.GOT_COLONISTS, seat, NONE, 1);
    }
  }

  /** Whether there is a colonist that could go straight onto a circle. */
  public final boolean hasSpareColonist() {
    return bytes[COLONIST_SUPPLY] > 0 || bytes[COLONIST_SHIP] > bytes[NOBLE_SHIP];
  }

  /** All colonists of the seat go to San Juan, to be placed anew. */
  public final void liftColonists(int seat) {
    int at = seatBytes(seat);
    int from = at + colonistsAt;
    java.util.Arrays.fill(bytes, from, from + rules().circleKinds(), (byte) 0);
    bytes[at + SAN_JUAN] = bytes[at + COLONISTS_TOTAL];
    bytes[at + NOBLE_GUESTS] = 0;
    longs[seatLongs(seat) + WORKING] = 0;
    longs[seatLongs(seat) + NOBLE_AT] = 0;
  }

  /** So many colonists go from San Juan onto circles of this kind. */
  public final void man(int seat, int circle, int colonists) {
    if (colonists == 0) {
      return;
    }
    occupy(seat, circle, colonists);
    if (isHeard()) {
      tell(What.MANNED, seat, circle, colonists);
    }
  }

  private void occupy(int seat, int circle, int colonists) {
    int at = seatBytes(seat);
    bytes[at + SAN_JUAN] -= (byte) colonists;
    bytes[at + colonistsAt + circle] += (byte) colonists;
    if (!Circle.isOnTile(circle)) {
      longs[seatLongs(seat) + WORKING] |= 1L << Circle.building(circle);
    }
  }

  /** So many of those who were just put on circles of this kind are nobles, if that matters. */
  public final void ennoble(int seat, int circle, int nobles) {
    if (nobles == 0 || !tellsApart(circle)) {
      return;
    }
    int building = Circle.building(circle);
    if ((rules().guestRules().mask >>> building & 1) != 0) {
      bytes[seatBytes(seat) + NOBLE_GUESTS] += (byte) nobles;
    } else {
      longs[seatLongs(seat) + NOBLE_AT] |= 1L << building;
    }
    if (isHeard()) {
      tell(What.ENNOBLED, seat, circle, nobles);
    }
  }

  /** Somebody goes from a circle of this kind to San Juan. */
  public final void unman(int seat, int circle, boolean noble) {
    int at = seatBytes(seat);
    bytes[at + SAN_JUAN]++;
    bytes[at + colonistsAt + circle]--;
    if (Circle.isOnTile(circle)) {
      return;
    }
    int building = Circle.building(circle);
    if (bytes[at + colonistsAt + circle] == 0) {
      longs[seatLongs(seat) + WORKING] &= ~(1L << building);
    }
    if (noble && tellsApart(circle)) {
      if ((rules().guestRules().mask >>> building & 1) != 0) {
        bytes[at + NOBLE_GUESTS]--;
      } else {
        longs[seatLongs(seat) + NOBLE_AT] &= ~(1L << building);
      }
    }
  }

  /** Somebody leaves a circle, or San Juan, for the supply. */
  public final void dismiss(int seat, int circle, boolean noble) {
    if (circle != Circle.SAN_JUAN) {
      unman(seat, circle, noble);
    }
    int at = seatBytes(seat);
    bytes[at + SAN_JUAN]--;
    bytes[at + COLONISTS_TOTAL]--;
    if (noble) {
      bytes[at + NOBLES_TOTAL]--;
      bytes[NOBLE_SUPPLY]++;
    } else {
      bytes[COLONIST_SUPPLY]++;
    }
    if (isHeard()) {
      tell(noble ? What.GAVE_NOBLE : What.GAVE_COLONIST, seat, circle, 1);
    }
  }

  /** A tile of this kind goes to the discards, one without a colonist if there is one. */
  public final void discardTile(int seat, int tile) {
    int at = seatBytes(seat);
    if (bytes[at + colonistsAt + tile] == bytes[at + CIRCLES + tile]) {
      unman(seat, tile, false);
    }
    bytes[at + CIRCLES + tile]--;
    bytes[at + CIRCLES_TOTAL]--;
    bytes[DISCARDS + tile]++;
    addToIsland(seat, -1);
    if (isHeard()) {
      tell(What.DISCARDED_TILE, seat, tile, 0);
    }
  }

  // ---- guests ---------------------------------------------------------------------------------

  /** The circles of the seat's guesthouse, or NONE. */
  public final int guestPlace(int seat) {
    long guesthouse = owned(seat) & rules().guestRules().mask;
    return guesthouse == 0 ? NONE : Circle.ofBuilding(Long.numberOfTrailingZeros(guesthouse));
  }

  /** Whether the seat has a guest and an empty circle for one. */
  public final boolean canMoveGuest(int seat) {
    if ((working(seat) & rules().guestRules().mask) == 0) {
      return false;
    }
    int place = guestPlace(seat);
    return emptyCircles(seat) > circles(seat, place) - manned(seat, place);
  }

  /** A guest goes to an empty circle of this kind. */
  public final void moveGuest(int seat, int circle, boolean noble) {
    unman(seat, guestPlace(seat), noble);
    occupy(seat, circle, 1);
    if (isHeard()) {
      tell(What.MOVED_GUEST, seat, circle, 1);
    }
    if (noble) {
      ennoble(seat, circle, 1);
    }
  }
}

package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.puertorico.edge.What;

/** Colonists and nobles in the supply and on the ship, and how they come to the seats. */
public abstract class ColonistShip extends Islands {
  ColonistShip(RuleSet rules) {
    super(rules);
  }

  /** Colonists that are neither on the ship nor with a seat; no nobles. */
  public final int colonistSupply() {
    return bytes[COLONIST_SUPPLY];
  }

  public final int nobleSupply() {
    return bytes[NOBLE_SUPPLY];
  }

  /** Everybody on the ship. */
  public final int colonistShip() {
    return bytes[COLONIST_SHIP];
  }

  /** The nobles among those on the ship. */
  public final int nobleShip() {
    return bytes[NOBLE_SHIP];
  }

  /** Colonists that were refused and left the game. */
  public final int colonistsGone() {
    return bytes[COLONISTS_GONE];
  }

  /** Colonists come from the supply to the seat's San Juan. */
  public final void takeFromSupply(int seat, int colonists) {
    bytes[COLONIST_SUPPLY] -= (byte) colonists;
    addColonists(seat, colonists);
    if (isHeard()) {
      tell(What.GOT_COLONISTS, seat, NONE, colonists);
    }
  }

  /** A noble comes from the supply to the seat's San Juan. */
  public final void takeNobleFromSupply(int seat) {
    bytes[NOBLE_SUPPLY]--;
    addNoble(seat);
  }

  /** Colonists come from the ship to the seat's San Juan. */
  public final void takeFromShip(int seat, int colonists) {
    bytes[COLONIST_SHIP] -= (byte) colonists;
    addColonists(seat, colonists);
    if (isHeard() && colonists > 0) {
      tell(What.GOT_COLONISTS, seat, NONE, colonists);
    }
  }

  /** A noble comes from the ship to the seat's San Juan. */
  public final void takeNobleFromShip(int seat) {
    bytes[COLONIST_SHIP]--;
    bytes[NOBLE_SHIP]--;
    addNoble(seat);
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

  final void addNoble(int seat) {
    addColonists(seat, 1);
    bytes[seatBytes(seat) + NOBLES_TOTAL]++;
    if (isHeard()) {
      tell(What.GOT_NOBLE, seat, NONE, 1);
    }
  }

  /**
   * So many go from the supply onto the ship, or as many as there are; one of them is a noble if
   * none is aboard and one is left.
   */
  public final void fillColonistShip(int number) {
    int left = number;
    if (left > 0 && bytes[NOBLE_SUPPLY] > 0 && bytes[NOBLE_SHIP] == 0) {
      bytes[NOBLE_SUPPLY]--;
      bytes[NOBLE_SHIP]++;
      bytes[COLONIST_SHIP]++;
      left--;
    }
    int boarding = Math.clamp(left, 0, bytes[COLONIST_SUPPLY]);
    bytes[COLONIST_SUPPLY] -= (byte) boarding;
    bytes[COLONIST_SHIP] += (byte) boarding;
    if (isHeard()) {
      tell(What.SHIP_FILLED, NOBODY, NONE, bytes[COLONIST_SHIP]);
    }
  }

  /** Some leave the ship for the supply until so many are aboard; a noble only if one has to. */
  public final void emptyColonistShip(int stay, boolean nobleLeaves) {
    if (nobleLeaves && bytes[NOBLE_SHIP] > 0) {
      bytes[NOBLE_SHIP]--;
      bytes[COLONIST_SHIP]--;
      bytes[NOBLE_SUPPLY]++;
    }
    int leaving = Math.max(0, bytes[COLONIST_SHIP] - stay);
    bytes[COLONIST_SHIP] -= (byte) leaving;
    bytes[COLONIST_SUPPLY] += (byte) leaving;
  }
}

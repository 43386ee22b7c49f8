package governor.puertorico;

import governor.core.Rng;
import governor.core.RoleState;

/**
 * Where the cells of a position lie in its block. What depends on how many buildings are in play
 * comes last: the copies of buildings after the bytes of the table, circles and colonists at the
 * end of a seat's bytes. {@link Islands} knows where those begin.
 */
final class Layout {
  // Bytes of the table.
  /** Why the game ends with this round, as bits; 0 while it goes on. */
  static final int END_REASONS = RoleState.FIRST_BYTE;

  /** 1 while the captain has not yet loaded in this phase. */
  static final int CAPTAIN_BONUS = END_REASONS + 1;

  /**
   * The seats that used their own ship in this captain phase, or did without it for good, as bits.
   */
  static final int OWN_SHIPS_DONE = CAPTAIN_BONUS + 1;

  /** The kinds of goods that the craftsman produced in this phase, as bits. */
  static final int PRODUCED = OWN_SHIPS_DONE + 1;

  static final int COLONIST_SUPPLY = PRODUCED + 1;

  /** Everybody on the colonist ship, nobles included. */
  static final int COLONIST_SHIP = COLONIST_SUPPLY + 1;

  /** Colonists that left the game because nobody wanted them (a house rule). */
  static final int COLONISTS_GONE = COLONIST_SHIP + 1;

  static final int FACE_DOWN_SIZE = COLONISTS_GONE + 1;

  /** Tiles by kind: face down (quarries: the open stack), in the open row, discarded. */
  static final int FACE_DOWN = FACE_DOWN_SIZE + 1;

  static final int ROW = FACE_DOWN + Tile.KINDS;
  static final int DISCARDS = ROW + Tile.KINDS;

  /** Barrels by kind: in the supply and in the trading house. */
  static final int GOODS_SUPPLY = DISCARDS + Tile.KINDS;

  static final int HOUSE = GOODS_SUPPLY + Good.KINDS;
  static final int HOUSE_SIZE = HOUSE + Good.KINDS;

  /** Each cargo ship: the good it carries plus one, and how many barrels. */
  static final int SHIP_GOOD = HOUSE_SIZE + 1;

  static final int MOST_SHIPS = 3;
  static final int SHIP_LOAD = SHIP_GOOD + MOST_SHIPS;

  /** Seats, as bits: who has goods, whose island is full. */
  static final int WITH_GOODS = SHIP_LOAD + MOST_SHIPS;

  static final int FULL_ISLANDS = WITH_GOODS + 1;

  // Bytes of the table that only expansions use.

  /** How often the privilege of the phase counts: once, or twice by a library. */
  static final int PRIVILEGES = FULL_ISLANDS + 1;

  /** Seats, as bits: who has used a small wharf in this captain phase. */
  static final int SMALL_WHARVES_USED = PRIVILEGES + 1;

  static final int NOBLE_SUPPLY = SMALL_WHARVES_USED + 1;

  /** The nobles among those on the ship. */
  static final int NOBLE_SHIP = NOBLE_SUPPLY + 1;

  /** How many barrels of each kind the craftsman got in this phase. */
  static final int CRAFTED = NOBLE_SHIP + 1;

  /** Who holds the buccaneer's card, plus one. */
  static final int BUCCANEER = CRAFTED + Good.KINDS;

  /** The role that was kidnapped in this round, and by whom; each plus one. */
  static final int KIDNAPPED = BUCCANEER + 1;

  static final int KIDNAPPER = KIDNAPPED + 1;

  /** 1 while a kidnapped role is played by one seat alone. */
  static final int ALONE = KIDNAPPER + 1;

  /** The circle from which somebody was given in payment, plus one. */
  static final int PAID_FROM = ALONE + 1;

  /** What the festival asks for: plantation, barrels by kind, building; each kind plus one. */
  static final int FESTIVAL_TILE = PAID_FROM + 1;

  static final int FESTIVAL_GOODS = FESTIVAL_TILE + 1;
  static final int FESTIVAL_BUILDING = FESTIVAL_GOODS + Good.KINDS;

  /** Who did it first, plus one: in the same order. */
  static final int FESTIVAL_WON = FESTIVAL_BUILDING + 1;

  /** Copies of each building that can still be built. */
  static final int COPIES = FESTIVAL_WON + 3;

  // Bytes of a seat.
  static final int SAN_JUAN = 0;

  /** All colonists of the seat, nobles included. */
  static final int COLONISTS_TOTAL = SAN_JUAN + 1;

  static final int ISLAND_SIZE = COLONISTS_TOTAL + 1;
  static final int CITY_SPACES = ISLAND_SIZE + 1;

  /** All circles of the seat. */
  static final int CIRCLES_TOTAL = CITY_SPACES + 1;

  static final int GOODS = CIRCLES_TOTAL + 1;
  static final int GOODS_TOTAL = GOODS + Good.KINDS;

  /** All nobles of the seat, and those among its guests. */
  static final int NOBLES_TOTAL = GOODS_TOTAL + 1;

  static final int NOBLE_GUESTS = NOBLES_TOTAL + 1;

  /** All forests of the seat, and how many of them are printed with each plantation. */
  static final int FORESTS_TOTAL = NOBLE_GUESTS + 1;

  static final int FORESTS = FORESTS_TOTAL + 1;

  /**
   * The seat's circles by kind; those of tiles are also how many tiles it has. The colonists on
   * them follow, kind by kind.
   */
  static final int CIRCLES = FORESTS + Tile.PLANTATIONS;

  // Ints.
  /** Points left in the pool; below zero when more were given. */
  static final int POOL = RoleState.FIRST_INT;

  /** Doubloons on the role cards. */
  static final int ROLE_DOUBLOONS = POOL + 1;

  static final int SEAT_INTS_AT = ROLE_DOUBLOONS + Role.CARDS;
  static final int DOUBLOONS = 0;
  static final int POINTS = 1;
  static final int SEAT_INTS = 2;

  // Longs.

  /** The kinds of building of which there are copies left. */
  static final int BUILDABLE = Rng.WORDS;

  static final int SEAT_LONGS_AT = BUILDABLE + 1;
  static final int OWNED = 0;
  static final int WORKING = 1;

  /** The buildings on which a noble stands and not a colonist, where that matters. */
  static final int NOBLE_AT = 2;

  static final int SEAT_LONGS = 3;

  private Layout() {}

  static int seatInts(int seat) {
    return SEAT_INTS_AT + seat * SEAT_INTS;
  }

  static int seatLongs(int seat) {
    return SEAT_LONGS_AT + seat * SEAT_LONGS;
  }
}

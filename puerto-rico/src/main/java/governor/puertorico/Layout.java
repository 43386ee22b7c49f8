package governor.puertorico;

import governor.core.Agenda;
import governor.core.Rng;

/** Where the cells of a position lie in its block. */
final class Layout {
  // Bytes of the table.
  static final int GOVERNOR = 0;

  /** The role cards taken this round, as bits. */
  static final int ROLES_TAKEN = 1;

  /** The role whose phase runs, plus one; 0 between phases. */
  static final int PHASE = 2;

  static final int ROLE_PLAYER = 3;

  /** Why the game ends with this round, as bits; 0 while it goes on. */
  static final int END_REASONS = 4;

  /** 1 while the captain has not yet loaded in this phase. */
  static final int CAPTAIN_BONUS = 5;

  /**
   * The seats that used their own ship in this captain phase, or did without it for good, as bits.
   */
  static final int OWN_SHIPS_DONE = 6;

  /** The kinds of goods that the craftsman produced in this phase, as bits. */
  static final int PRODUCED = 7;

  static final int COLONIST_SUPPLY = 8;
  static final int COLONIST_SHIP = 9;

  /** Colonists that left the game because nobody wanted them (a house rule). */
  static final int COLONISTS_GONE = 10;

  static final int FACE_DOWN_SIZE = 11;

  /** Tiles by kind: face down (quarries: the open stack), in the open row, discarded. */
  static final int FACE_DOWN = 12;

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

  /** Copies of each building that can still be built. */
  static final int COPIES = SHIP_LOAD + MOST_SHIPS;

  /** Seats, as bits: who has goods, whose island is full. */
  static final int WITH_GOODS = COPIES + Building.KINDS;

  static final int FULL_ISLANDS = WITH_GOODS + 1;

  static final int SEATS = FULL_ISLANDS + 1;

  // Bytes of a seat, from SEATS + seat * SEAT_BYTES.

  /** The seat's circles by kind; those of tiles are also how many tiles it has. */
  static final int CIRCLES = 0;

  /** The colonists on them. */
  static final int COLONISTS = CIRCLES + Circle.KINDS;

  static final int SAN_JUAN = COLONISTS + Circle.KINDS;

  /** All colonists of the seat. */
  static final int COLONISTS_TOTAL = SAN_JUAN + 1;

  static final int ISLAND_SIZE = COLONISTS_TOTAL + 1;
  static final int CITY_SPACES = ISLAND_SIZE + 1;

  /** All circles of the seat. */
  static final int CIRCLES_TOTAL = CITY_SPACES + 1;

  static final int GOODS = CIRCLES_TOTAL + 1;
  static final int GOODS_TOTAL = GOODS + Good.KINDS;
  static final int SEAT_BYTES = GOODS_TOTAL + 1;

  // Ints.
  static final int ROUND = Agenda.CELLS;

  /** Points left in the pool; below zero when more were given. */
  static final int POOL = ROUND + 1;

  /** Who took each role card this round: four bits a card, the seat plus one. */
  static final int ROLE_TAKERS = POOL + 1;

  /** Doubloons on the role cards. */
  static final int ROLE_DOUBLOONS = ROLE_TAKERS + 1;

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
  static final int SEAT_LONGS = 2;

  private Layout() {}

  static int seatBytes(int seat) {
    return SEATS + seat * SEAT_BYTES;
  }

  static int seatInts(int seat) {
    return SEAT_INTS_AT + seat * SEAT_INTS;
  }

  static int seatLongs(int seat) {
    return SEAT_LONGS_AT + seat * SEAT_LONGS;
  }
}

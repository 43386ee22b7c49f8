package governor.sanjuan;

import governor.core.Agenda;
import governor.core.Rng;

/** Where the cells of a position lie in its block. */
final class Layout {
  // Bytes of the table.
  static final int GOVERNOR = 0;
  static final int ROLES_TAKEN = 1;

  /** The role whose phase runs, plus one; 0 between phases. */
  static final int PHASE = 2;

  static final int ROLE_PLAYER = 3;
  static final int LIBRARY_ON = 4;

  /** Goods sold by anybody in this trader phase. */
  static final int GOODS_SOLD = 5;

  static final int GOODS_PAID = 6;

  /** Cards that the goods sold by the current seat bring. */
  static final int PROCEEDS = 7;

  /** A card laid aside for a moment, plus one, and the building it came from. */
  static final int HELD = 8;

  static final int HELD_FROM = 9;

  /** A covered building that still helps the build that covers it, plus one (a house rule). */
  static final int FADING = 10;

  /** How many tiles were turned so far, modulo five, and how many are known. */
  static final int TILE = 11;

  static final int TILES_KNOWN = 12;
  static final int TILE_ORDER = 13;
  static final int TILES = 5;
  static final int OPEN_EVENTS = TILE_ORDER + TILES;
  static final int CATHEDRAL_FREE = OPEN_EVENTS + 1;
  static final int DRAW_SIZE = CATHEDRAL_FREE + 1;
  static final int DISCARD_SIZE = DRAW_SIZE + 1;
  static final int LAID_SIZE = DISCARD_SIZE + 1;
  static final int OFFER_SIZE = LAID_SIZE + 1;

  /** 1 if the offered cards lie open to everybody. */
  static final int OFFER_OPEN = OFFER_SIZE + 1;

  /** Cards on top of the draw pile that lie in a fixed order; only set positions have any. */
  static final int STACKED = OFFER_OPEN + 1;

  /** Seats, as bits: who used the library this round, has goods, has an empty plant. */
  static final int LIBRARIES_USED = STACKED + 1;

  static final int WITH_GOODS = LIBRARIES_USED + 1;
  static final int WITH_EMPTY_PLANTS = WITH_GOODS + 1;

  /** The event that is being carried out, plus one. */
  static final int RUNNING_EVENT = WITH_EMPTY_PLANTS + 1;

  static final int KINDS = 48;

  /** For each kind of building the seats, as bits, where it works. */
  static final int WORKS_FOR = 32;

  /** Offered cards by kind. */
  static final int OFFER = WORKS_FOR + KINDS;

  /** Draw pile from the front, discard pile from the back: together never more than all cards. */
  static final int CARDS = OFFER + KINDS;

  static final int MOST_CARDS = 152;

  /** Cards that lie in buildings' stacks: covered ones and piles; where, in a parallel list. */
  static final int LAID = CARDS + MOST_CARDS;

  static final int LAID_AT = LAID + MOST_CARDS;
  static final int SEATS = LAID_AT + MOST_CARDS;

  // Bytes of a seat, from SEATS + seat * SEAT_BYTES.
  static final int HAND = 0;

  /** What the seat knows to lie in the discard pile, by kind. */
  static final int KNOWN_DISCARDS = HAND + KINDS;

  static final int HAND_SIZE = KNOWN_DISCARDS + KINDS;
  static final int BUILDINGS = HAND_SIZE + 1;
  static final int BANK_USED = BUILDINGS + 1;

  /** Places for goods: the kinds of production building, and the customs office. */
  static final int GOODS_PLACES = Card.PRODUCTION_KINDS + 1;

  /** Production buildings by place; customs offices are not counted. */
  static final int PLANTS = BANK_USED + 1;

  /** Goods by place. */
  static final int GOODS = PLANTS + GOODS_PLACES;

  static final int GOODS_TOTAL = GOODS + GOODS_PLACES;

  /** The places with a good, and those with a production building without one, as bits. */
  static final int STOCKED = GOODS_TOTAL + 1;

  static final int EMPTY = STOCKED + 1;
  static final int MOST_BUILDINGS = 12;

  /** Each building space: the uncovered card, the good on it plus one, the cards in its piles. */
  static final int SPACE_TOP = EMPTY + 1;

  static final int SPACE_GOOD = SPACE_TOP + MOST_BUILDINGS;
  static final int SPACE_PILE = SPACE_GOOD + MOST_BUILDINGS;
  static final int SEAT_BYTES = SPACE_PILE + MOST_BUILDINGS;

  // Ints.
  static final int ROUND = Agenda.CELLS;

  /** Who took each role this round: four bits a role, the seat plus one. */
  static final int ROLE_TAKERS = ROUND + 1;

  static final int INTS = 2;

  // Longs.
  static final int OFFER_MASK = Rng.WORDS;
  static final int SEAT_LONGS_AT = OFFER_MASK + 1;
  static final int HAND_MASK = 0;
  static final int OWNED = 1;
  static final int WORKING = 2;
  static final int SEAT_LONGS = 3;

  private Layout() {}

  static int seatBytes(int seat) {
    return SEATS + seat * SEAT_BYTES;
  }

  static int seatLongs(int seat) {
    return SEAT_LONGS_AT + seat * SEAT_LONGS;
  }
}

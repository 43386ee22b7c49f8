package governor.sanjuan;

import governor.core.Agenda;
import governor.core.Rng;
import governor.core.RoleState;

/**
 * Where the cells of a position lie in its block: first those that every game has, then lists and
 * tables with room for what is in play, at last the seats.
 */
final class Layout {
  // Bytes of the table.
  static final int LIBRARY_ON = RoleState.FIRST_BYTE;

  /** Goods sold by anybody in this trader phase. */
  static final int GOODS_SOLD = LIBRARY_ON + 1;

  static final int GOODS_PAID = GOODS_SOLD + 1;

  /** Cards that the goods sold by the current seat bring. */
  static final int PROCEEDS = GOODS_PAID + 1;

  /** A card laid aside for a moment, plus one, and the building it came from. */
  static final int HELD = PROCEEDS + 1;

  static final int HELD_FROM = HELD + 1;

  /** A covered building that still helps the build that covers it, plus one (a house rule). */
  static final int FADING = HELD_FROM + 1;

  /** How many tiles were turned so far, modulo five, and how many are known. */
  static final int TILE = FADING + 1;

  static final int TILES_KNOWN = TILE + 1;
  static final int TILE_ORDER = TILES_KNOWN + 1;
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

  /** Seats, as bits: who has goods, who has an empty plant. */
  static final int WITH_GOODS = STACKED + 1;

  static final int WITH_EMPTY_PLANTS = WITH_GOODS + 1;

  /** The event that is being carried out, plus one. */
  static final int RUNNING_EVENT = WITH_EMPTY_PLANTS + 1;

  /** For each kind of building the seats, as bits, where it works. */
  static final int WORKS_FOR = 32;

  /** How many ints there are: those of rounds and roles. */
  static final int INTS = RoleState.FIRST_INT - Agenda.CELLS;

  // Longs.
  static final int OFFER_MASK = Rng.WORDS;
  static final int SEAT_LONGS_AT = OFFER_MASK + 1;
  static final int HAND_MASK = 0;
  static final int OWNED = 1;
  static final int WORKING = 2;
  static final int SEAT_LONGS = 3;

  // Bytes of a seat, from its place on; its tables by kind lie before that place.
  static final int HAND_SIZE = 0;
  static final int BUILDINGS = 1;
  static final int BANK_USED = 2;

  /** Production buildings by place. */
  static final int PLANTS = 3;

  /** How many places for goods there can be: offsets that are known in advance are faster. */
  static final int PLACES = 6;

  /** Goods by place, and their number. */
  static final int GOODS = PLANTS + PLACES;

  static final int GOODS_TOTAL = GOODS + PLACES;

  /** The places with a good, and those with a production building without one, as bits. */
  static final int STOCKED = GOODS_TOTAL + 1;

  static final int EMPTY = STOCKED + 1;
  static final int MOST_BUILDINGS = 12;

  /** Each building space: the uncovered card, the good on it plus one, the cards in its piles. */
  static final int SPACE_TOP = EMPTY + 1;

  static final int SPACE_GOOD = SPACE_TOP + MOST_BUILDINGS;
  static final int SPACE_PILE = SPACE_GOOD + MOST_BUILDINGS;

  /** The length of a table by kind. */
  final int kinds;

  /** Offered cards by kind. */
  final int offer;

  /** Draw pile from the front, discard pile from the back: together never more than all cards. */
  final int cards;

  final int cardsEnd;

  /** Cards that lie in buildings' stacks: covered ones and piles; where, in a parallel list. */
  final int laid;

  final int laidAt;

  /** The length of each of these lists. */
  final int mostCards;

  /** The place of the first seat, and the way from one seat to the next. */
  final int seats;

  final int seatBytes;

  /** How many bytes a position has. */
  final int bytes;

  /** The block for so many seats, kinds of card, cards, and places for goods. */
  Layout(int players, int kinds, int cards, int places) {
    this.kinds = kinds;
    mostCards = cards;
    offer = WORKS_FOR + this.kinds;
    this.cards = offer + this.kinds;
    cardsEnd = this.cards + mostCards;
    laid = cardsEnd;
    laidAt = laid + mostCards;
    seats = laidAt + mostCards + 2 * this.kinds;
    if (places > PLACES) {
      throw new IllegalArgumentException("no position has room for " + places + " kinds of goods");
    }
    seatBytes = SPACE_PILE + MOST_BUILDINGS + 2 * this.kinds;
    bytes = laidAt + mostCards + players * seatBytes;
  }
}

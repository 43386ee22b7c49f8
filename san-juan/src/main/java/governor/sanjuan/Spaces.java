package governor.sanjuan;

import static governor.sanjuan.Layout.*;

/**
 * What stands before the seats, to be looked at: buildings, space by space, and what lies under
 * them.
 *
 * <p>A seat <em>owns</em> its uncovered buildings; those finished before the current builder phase
 * also <em>work</em>.
 */
public abstract class Spaces extends Offer {
  // What play asks for most often, read from the rules and the layout of the block.
  final int plants;
  final int centre;
  final int laid;
  final int laidAt;

  Spaces(RuleSet rules) {
    super(rules);
    plants = rules.plants();
    centre = rules.centre();
    laid = layout.laid;
    laidAt = layout.laidAt;
  }

  // ---- buildings ------------------------------------------------------------------------------

  /** The kinds of the seat's uncovered buildings. */
  public final long owned(int seat) {
    return longs[seatLongs(seat) + OWNED];
  }

  /** The kinds of the seat's buildings whose function can be used now. */
  public final long working(int seat) {
    return longs[seatLongs(seat) + WORKING];
  }

  public final boolean owns(int seat, Card card) {
    return (owned(seat) & rules().bit(card)) != 0;
  }

  public final boolean works(int seat, Card card) {
    return works(seat, rules().bit(card));
  }

  /** Whether one of these kinds works for the seat. */
  public final boolean works(int seat, long kinds) {
    return (working(seat) & kinds) != 0;
  }

  /** The seats, as bits, for which a building of this kind works. */
  public final int worksFor(int card) {
    return bytes[WORKS_FOR + card];
  }

  /** How many uncovered buildings the seat has. */
  public final int buildings(int seat) {
    return bytes[seatBytes(seat) + BUILDINGS];
  }

  /** How many uncovered buildings of a kind the seat has. */
  public final int count(int seat, int card) {
    if (card < plants) {
      return bytes[seatBytes(seat) + PLANTS + card];
    }
    return (int) (owned(seat) >>> card & 1);
  }

  /** Whether the cathedral lies in the centre. */
  public final boolean cathedralIsFree() {
    return bytes[CATHEDRAL_FREE] != 0;
  }

  /** Whether somebody has the twelve buildings that end the game. */
  public final boolean someoneIsComplete() {
    for (int seat = 0; seat < players(); seat++) {
      if (buildings(seat) >= MOST_BUILDINGS) {
        return true;
      }
    }
    return false;
  }

  /** The seat's first space, from this one on, with this top card, with or without a good. */
  final int spaceOf(int seat, int card, boolean withGood, int from) {
    int at = seatBytes(seat);
    int spaces = bytes[at + BUILDINGS];
    for (int space = from; space < spaces; space++) {
      if (bytes[at + SPACE_TOP + space] == card
          && bytes[at + SPACE_GOOD + space] != 0 == withGood) {
        return space;
      }
    }
    throw new IllegalStateException("seat " + seat + " has no such " + rules().name(card));
  }

  // ---- spaces, one by one (rare: earthquake, views, scoring of piles) -------------------------

  /**
   * The space that a choice means: what stands on top, 1 if it carries a good, plus twice the
   * number of its stack.
   */
  public final int spaceOf(int seat, int card, int content) {
    int space = spaceOf(seat, card, (content & 1) != 0, 0);
    while (stackOf(seat, space) != content >> 1) {
      space = spaceOf(seat, card, (content & 1) != 0, space + 1);
    }
    return space;
  }

  /** How a choice tells this space from the seat's others with the same card on top. */
  public final int contentOf(int seat, int space) {
    return (hasGood(seat, space) ? 1 : 0) | stackOf(seat, space) << 1;
  }

  /**
   * The number of the stack beneath the top of a space, among the seat's stacks under such cards:
   * the same for stacks that are alike. What lies beneath can only matter where an earthquake can
   * come, so all are alike without events.
   */
  private int stackOf(int seat, int space) {
    if (rules().events() == 0) {
      return 0;
    }
    int card = topOf(seat, space);
    int number = 0;
    for (int other = 0; other < space; other++) {
      if (topOf(seat, other) == card) {
        if (areAlike(seat, other, space)) {
          return number;
        }
        number++;
      }
    }
    return number;
  }

  /** Whether as many cards lie in the piles of both spaces, and the same covered buildings. */
  private boolean areAlike(int seat, int one, int other) {
    if (pileOf(seat, one) != pileOf(seat, other)) {
      return false;
    }
    int i = nextCovered(seat, one, 0);
    int j = nextCovered(seat, other, 0);
    while (i < laidSize() && j < laidSize() && laidCard(i) == laidCard(j)) {
      i = nextCovered(seat, one, i + 1);
      j = nextCovered(seat, other, j + 1);
    }
    return i == laidSize() && j == laidSize();
  }

  /**
   * The place in the list of laid cards, from this one on, of the next building covered on this
   * space, lowest first; the size of the list if there is none.
   */
  public final int nextCovered(int seat, int space, int from) {
    int place = from;
    while (place < laidSize() && laidPlace(place) != Laid.at(seat, space, Laid.COVERED)) {
      place++;
    }
    return place;
  }

  public final int topOf(int seat, int space) {
    return bytes[seatBytes(seat) + SPACE_TOP + space];
  }

  public final boolean hasGood(int seat, int space) {
    return bytes[seatBytes(seat) + SPACE_GOOD + space] != 0;
  }

  /** How many cards lie in the piles of this space, also below a covering building. */
  public final int pileOf(int seat, int space) {
    return bytes[seatBytes(seat) + SPACE_PILE + space];
  }

  /** The points that are printed on the seat's uncovered buildings. */
  public final int printedPoints(int seat) {
    RuleSet rules = rules();
    int points = rules.cityPoints(owned(seat));
    int at = seatBytes(seat) + PLANTS;
    for (int plant = 0; plant < plants; plant++) {
      points += bytes[at + plant] * rules.points(plant);
    }
    return points;
  }

  /** All cards in the seat's piles. */
  public final int pileCards(int seat) {
    int cards = 0;
    if (bytes[LAID_SIZE] == 0) {
      return cards;
    }
    for (int space = 0; space < buildings(seat); space++) {
      cards += pileOf(seat, space);
    }
    return cards;
  }

  // ---- cards laid under buildings -------------------------------------------------------------

  public final int laidSize() {
    return bytes[LAID_SIZE] & 255;
  }

  public final int laidCard(int index) {
    return bytes[laid + index];
  }

  public final int laidPlace(int index) {
    return bytes[laidAt + index];
  }
}

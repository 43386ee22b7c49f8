package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.sanjuan.edge.What;
import java.util.function.IntConsumer;

/**
 * The buildings before the seats: what stands, what is covered, the goods on them and the piles
 * under them.
 *
 * <p>A seat <em>owns</em> its uncovered buildings; those finished before the current builder phase
 * also <em>work</em>.
 */
public abstract class Tableaux extends CardPiles {
  // What play asks for most often, read from the rules and the layout of the block.
  private final int plants;
  private final int centre;
  private final int laid;
  private final int laidAt;

  Tableaux(RuleSet rules) {
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

  /** A card leaves the hand (the cathedral: the centre) to become a building. */
  public final void takeForBuilding(int seat, int card) {
    if (card == centre) {
      bytes[CATHEDRAL_FREE] = 0;
    } else {
      takeFromHand(seat, card);
    }
  }

  /** A new building on a space of its own; it works from the end of the phase on. */
  public final void buildBeside(int seat, int card) {
    int at = seatBytes(seat);
    int space = bytes[at + BUILDINGS]++;
    bytes[at + SPACE_TOP + space] = (byte) card;
    bytes[at + SPACE_GOOD + space] = 0;
    bytes[at + SPACE_PILE + space] = 0;
    own(seat, card);
    if (isHeard()) {
      tell(What.BUILT, seat, card, 0);
    }
  }

  /** A new building covers the one on this space, which is out of play; a good on it is lost. */
  public final void buildOver(int seat, int card, int space) {
    int at = seatBytes(seat);
    int covered = topOf(seat, space);
    if (hasGood(seat, space)) {
      int good = removeGood(seat, covered, space);
      if (rules().coveredGoodPays()) {
        hold(good, covered);
      } else {
        discardUnseen(good);
      }
    }
    if (isHeard()) {
      tell(What.COVERED, seat, covered, 0);
      tell(What.BUILT, seat, card, 0);
    }
    disown(seat, covered);
    if (rules().coveredBuildingHelps() && covered >= plants) {
      setWorking(seat, working(seat) | 1L << covered);
      bytes[FADING] = (byte) (covered + 1);
    }
    if (covered == centre && rules().cathedralReturns()) {
      bytes[CATHEDRAL_FREE] = 1;
    } else {
      lay(seat, space, covered, Laid.COVERED);
    }
    bytes[at + SPACE_TOP + space] = (byte) card;
    own(seat, card);
  }

  /** The build is complete: what was covered by it no longer helps, what was laid aside is lost. */
  public final void finishBuild(int seat) {
    bytes[GOODS_PAID] = 0;
    if (bytes[HELD] != 0) {
      discardUnseen(takeHeld());
    }
    if (bytes[FADING] != 0) {
      setWorking(seat, working(seat) & ~(1L << bytes[FADING] - 1));
      bytes[FADING] = 0;
    }
  }

  /** New buildings begin to work. */
  public final void openNewBuildings() {
    for (int seat = 0; seat < players(); seat++) {
      setWorking(seat, owned(seat));
    }
  }

  final void setWorking(int seat, long kinds) {
    long changed = working(seat) ^ kinds;
    if (changed == 0) {
      return;
    }
    longs[seatLongs(seat) + WORKING] = kinds;
    while (changed != 0) {
      bytes[WORKS_FOR + Long.numberOfTrailingZeros(changed)] ^= (byte) (1 << seat);
      changed &= changed - 1;
    }
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

  private void own(int seat, int card) {
    longs[seatLongs(seat) + OWNED] |= 1L << card;
    if (card < plants) {
      bytes[seatBytes(seat) + PLANTS + card]++;
      noteGoods(seat, card);
    }
  }

  private void disown(int seat, int card) {
    if (card < plants) {
      int left = --bytes[seatBytes(seat) + PLANTS + card];
      noteGoods(seat, card);
      if (left > 0) {
        return;
      }
    }
    longs[seatLongs(seat) + OWNED] &= ~(1L << card);
    setWorking(seat, working(seat) & ~(1L << card));
  }

  /** The seat's first space, from this one on, with this top card, with or without a good. */
  private int spaceOf(int seat, int card, boolean withGood, int from) {
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

  // ---- spaces, one by one (rare: earthquake, views, scoring of piles) --------------------------

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

  /** The building on this space is demolished with all that belongs to it. */
  public final void demolish(int seat, int space) {
    int at = seatBytes(seat);
    int card = topOf(seat, space);
    if (hasGood(seat, space)) {
      discardUnseen(removeGood(seat, card, space));
    }
    if (isHeard()) {
      tell(What.DEMOLISHED, seat, card, 0);
    }
    disown(seat, card);
    if (card == centre) {
      bytes[CATHEDRAL_FREE] = 1;
    } else {
      discardOpen(card);
    }
    int revived = discardLaid(seat, space);
    if (revived != NONE) {
      bytes[at + SPACE_TOP + space] = (byte) revived;
      own(seat, revived);
      setWorking(seat, working(seat) | 1L << revived);
      return;
    }
    int last = --bytes[at + BUILDINGS];
    bytes[at + SPACE_TOP + space] = bytes[at + SPACE_TOP + last];
    bytes[at + SPACE_GOOD + space] = bytes[at + SPACE_GOOD + last];
    bytes[at + SPACE_PILE + space] = bytes[at + SPACE_PILE + last];
    bytes[at + SPACE_GOOD + last] = 0;
    bytes[at + SPACE_PILE + last] = 0;
    for (int i = 0; i < laidSize(); i++) {
      if (Laid.isAt(bytes[laidAt + i], seat, last)) {
        bytes[laidAt + i] = (byte) Laid.at(seat, space, Laid.kind(bytes[laidAt + i]));
      }
    }
  }

  /**
   * Discards what lies under a demolished building: everything, or by house rule only its own pile,
   * in which case the building beneath comes back, unless the seat has built another of that name
   * since. Returns that building or NONE.
   */
  private int discardLaid(int seat, int space) {
    for (int i = laidSize() - 1; i >= 0; i--) {
      int place = bytes[laidAt + i];
      if (!Laid.isAt(place, seat, space)) {
        continue;
      }
      int card = bytes[laid + i];
      removeLaid(i);
      if (Laid.kind(place) != Laid.COVERED) {
        bytes[seatBytes(seat) + SPACE_PILE + space]--;
        discardUnseen(card);
        if (Laid.kind(place) == Laid.SEEN_BY_OWNER) {
          bytes[knownAt(seat) + card]++;
        }
      } else if (rules().earthquakeTopOnly() && canStand(seat, card)) {
        return card;
      } else if (card == centre) {
        bytes[CATHEDRAL_FREE] = 1;
      } else {
        discardOpen(card);
      }
    }
    return NONE;
  }

  /** Whether the seat can have one more of these: of city buildings it has never two. */
  private boolean canStand(int seat, int card) {
    return card < plants || (owned(seat) >>> card & 1) == 0;
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

  /** A card goes into the pile of the seat's building, such as a chapel. */
  public final void layInPile(int seat, int building, int card, boolean seen) {
    int space = spaceOf(seat, building, false, 0);
    bytes[seatBytes(seat) + SPACE_PILE + space]++;
    lay(seat, space, card, seen ? Laid.SEEN_BY_OWNER : Laid.UNSEEN);
    if (isHeard()) {
      tell(rules().pileKeepers().of(building).told(), seat, seen ? card : NONE, 0);
    }
  }

  private void lay(int seat, int space, int card, int kind) {
    int size = laidSize();
    bytes[laid + size] = (byte) card;
    bytes[laidAt + size] = (byte) Laid.at(seat, space, kind);
    bytes[LAID_SIZE] = (byte) (size + 1);
  }

  private void removeLaid(int index) {
    int size = laidSize() - 1;
    System.arraycopy(bytes, laid + index + 1, bytes, laid + index, size - index);
    System.arraycopy(bytes, laidAt + index + 1, bytes, laidAt + index, size - index);
    bytes[laid + size] = 0;
    bytes[laidAt + size] = 0;
    bytes[LAID_SIZE] = (byte) size;
  }

  /** A card from hand goes under the seat's building. */
  public final void putUnder(int seat, int building, int card) {
    takeFromHand(seat, card);
    layInPile(seat, building, card, true);
  }

  public final boolean bankIsUsed(int seat) {
    return bytes[seatBytes(seat) + BANK_USED] != 0;
  }

  public final void spendBank(int seat) {
    bytes[seatBytes(seat) + BANK_USED] = 1;
  }

  // ---- goods ----------------------------------------------------------------------------------

  /** Goods on the seat's buildings of this place. */
  public final int goodsAt(int seat, int place) {
    return bytes[seatBytes(seat) + GOODS + place];
  }

  public final int goods(int seat) {
    return bytes[seatBytes(seat) + GOODS_TOTAL];
  }

  /** The seat's production buildings of a kind that carry no good. */
  public final int emptyPlants(int seat, int plant) {
    int at = seatBytes(seat);
    return bytes[at + PLANTS + plant] - bytes[at + GOODS + plant];
  }

  /** The places, as bits, where the seat has goods. */
  public final int stocked(int seat) {
    return bytes[seatBytes(seat) + STOCKED];
  }

  /** The kinds of production building, as bits, of which the seat has one without a good. */
  public final int emptyPlants(int seat) {
    return bytes[seatBytes(seat) + EMPTY];
  }

  /** Brings the masks up to date when goods or production buildings of a place come or go. */
  private void noteGoods(int seat, int place) {
    int at = seatBytes(seat);
    int here = bytes[at + GOODS + place];
    int left = bytes[at + PLANTS + place] - here;
    bytes[at + STOCKED] = (byte) noted(bytes[at + STOCKED], place, here);
    bytes[at + EMPTY] = (byte) noted(bytes[at + EMPTY], place, left);
    bytes[WITH_GOODS] = (byte) noted(bytes[WITH_GOODS], seat, bytes[at + STOCKED]);
    bytes[WITH_EMPTY_PLANTS] = (byte) noted(bytes[WITH_EMPTY_PLANTS], seat, bytes[at + EMPTY]);
  }

  /** The mask with this bit set if the number is above zero, without a branch. */
  private static int noted(int mask, int bit, int number) {
    return mask & ~(1 << bit) | -number >>> 31 << bit;
  }

  /** A card from the draw pile goes face down on an empty building of this kind. */
  public final void putGood(int seat, int card) {
    int good = drawUnseen();
    if (good == NONE) {
      return;
    }
    layGood(seat, card, spaceOf(seat, card, false, 0), good);
    if (isHeard()) {
      tell(What.PRODUCED, seat, card, 0);
    }
  }

  private void layGood(int seat, int card, int space, int good) {
    int at = seatBytes(seat);
    bytes[at + SPACE_GOOD + space] = (byte) (good + 1);
    bytes[at + GOODS + rules().goodsPlace(card)]++;
    bytes[at + GOODS_TOTAL]++;
    noteGoods(seat, rules().goodsPlace(card));
  }

  /** The card that lies as a good on this space. */
  final int goodOn(int seat, int space) {
    return bytes[seatBytes(seat) + SPACE_GOOD + space] - 1;
  }

  /** A good lies on this space from now on, and is the card that is told later. */
  final IntConsumer putGoodOn(int seat, int space, int card) {
    layGood(seat, card, space, 0);
    return good -> bytes[seatBytes(seat) + SPACE_GOOD + space] = (byte) (good + 1);
  }

  /** A card lies under this space from now on, and is the one that is told later. */
  final IntConsumer layUnder(int seat, int space, int kind) {
    int place = laidSize();
    lay(seat, space, 0, kind);
    if (kind != Laid.COVERED) {
      bytes[seatBytes(seat) + SPACE_PILE + space]++;
    }
    return card -> bytes[laid + place] = (byte) card;
  }

  /** The cathedral leaves the centre; false if it does not lie there. */
  final boolean takeCathedral() {
    boolean free = cathedralIsFree();
    bytes[CATHEDRAL_FREE] = 0;
    return free;
  }

  /** Takes a good from one of the seat's buildings of this kind. */
  public final int takeGood(int seat, int card) {
    return removeGood(seat, card, spaceOf(seat, card, true, 0));
  }

  private int removeGood(int seat, int card, int space) {
    int at = seatBytes(seat);
    int good = bytes[at + SPACE_GOOD + space] - 1;
    bytes[at + SPACE_GOOD + space] = 0;
    bytes[at + GOODS + rules().goodsPlace(card)]--;
    bytes[at + GOODS_TOTAL]--;
    noteGoods(seat, rules().goodsPlace(card));
    return good;
  }

  /** Lays a card aside that came from this building. */
  public final void hold(int card, int from) {
    if (bytes[HELD] != 0) {
      discardUnseen(takeHeld());
    }
    bytes[HELD] = (byte) (card + 1);
    bytes[HELD_FROM] = (byte) from;
  }

  public final boolean isHolding() {
    return bytes[HELD] != 0;
  }

  /** The building from which the card laid aside came. */
  public final int heldFrom() {
    return bytes[HELD_FROM];
  }

  public final int takeHeld() {
    int card = bytes[HELD] - 1;
    bytes[HELD] = 0;
    bytes[HELD_FROM] = 0;
    return card;
  }

  /** Goods that paid for the current build. */
  public final int goodsPaid() {
    return bytes[GOODS_PAID];
  }

  public final void countGoodPaid() {
    bytes[GOODS_PAID]++;
  }
}

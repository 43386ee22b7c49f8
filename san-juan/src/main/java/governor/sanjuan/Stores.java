package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.sanjuan.edge.What;
import java.util.function.IntConsumer;

/** Goods on buildings, cards under them and cards laid aside: how they come and go. */
public abstract class Stores extends Spaces {
  Stores(RuleSet rules) {
    super(rules);
  }

  // ---- cards laid under buildings -------------------------------------------------------------

  /** A card goes into the pile of the seat's building, such as a chapel. */
  public final void layInPile(int seat, int building, int card, boolean seen) {
    int space = spaceOf(seat, building, false, 0);
    bytes[seatBytes(seat) + SPACE_PILE + space]++;
    lay(seat, space, card, seen ? Laid.SEEN_BY_OWNER : Laid.UNSEEN);
    if (isHeard()) {
      tell(rules().pileKeepers().of(building).told(), seat, seen ? card : NONE, 0);
    }
  }

  final void lay(int seat, int space, int card, int kind) {
    int size = laidSize();
    bytes[laid + size] = (byte) card;
    bytes[laidAt + size] = (byte) Laid.at(seat, space, kind);
    bytes[LAID_SIZE] = (byte) (size + 1);
  }

  final void removeLaid(int index) {
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
  final void noteGoods(int seat, int place) {
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

  /** Takes a good from one of the seat's buildings of this kind. */
  public final int takeGood(int seat, int card) {
    return removeGood(seat, card, spaceOf(seat, card, true, 0));
  }

  final int removeGood(int seat, int card, int space) {
    int at = seatBytes(seat);
    int good = bytes[at + SPACE_GOOD + space] - 1;
    bytes[at + SPACE_GOOD + space] = 0;
    bytes[at + GOODS + rules().goodsPlace(card)]--;
    bytes[at + GOODS_TOTAL]--;
    noteGoods(seat, rules().goodsPlace(card));
    return good;
  }

  // ---- while a building is built --------------------------------------------------------------

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

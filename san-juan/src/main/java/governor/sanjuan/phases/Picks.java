package governor.sanjuan.phases;

import governor.core.Options;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.edge.What;

/**
 * Sets of hand cards are picked one kind at a time in the order of the cards: after a pick only the
 * same or later kinds are offered, so that every set comes up once.
 */
public final class Picks {
  private Picks() {}

  /** Offers the next card of a set that needs so many more, such that it can still be completed. */
  public static void exactly(
      SanJuanState s, int seat, int verb, int from, int needed, Options out) {
    long kinds = s.handMask(seat) & -1L << from;
    out.addEach(verb, withEnoughLeft(s, seat, kinds, needed));
  }

  /** Those of the kinds from which on the seat holds as many cards as needed: all but the last. */
  private static long withEnoughLeft(SanJuanState s, int seat, long kinds, int needed) {
    int held = 0;
    while (kinds != 0) {
      int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(kinds);
      held += s.inHand(seat, last);
      if (held >= needed) {
        return kinds;
      }
      kinds &= ~(1L << last);
    }
    return 0;
  }

  /** Offers the next card of a set of any size. */
  public static void any(SanJuanState s, int seat, int verb, int from, int operand, Options out) {
    out.addEach(verb, s.handMask(seat) & -1L << from, operand);
  }

  /** A card that was picked goes from the hand to the discards, which is told. */
  public static void discard(SanJuanState s, int seat, int card) {
    if (s.isHeard()) {
      s.tell(What.DISCARDED, seat, card, 0);
    }
    s.discardFromHand(seat, card);
  }
}

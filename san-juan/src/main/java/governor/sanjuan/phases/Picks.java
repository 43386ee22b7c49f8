package governor.sanjuan.phases;

import governor.core.Action;
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
    int left = from == 0 ? s.handSize(seat) : held(s, seat, kinds);
    while (kinds != 0 && left >= needed) {
      int card = Long.numberOfTrailingZeros(kinds);
      out.add(Action.of(verb, card));
      left -= s.inHand(seat, card);
      kinds &= kinds - 1;
    }
  }

  /** Offers the next card of a set of any size. */
  public static void any(SanJuanState s, int seat, int verb, int from, int operand, Options out) {
    out.addEach(verb, s.handMask(seat) & -1L << from, operand);
  }

  /** How many cards of these kinds the seat holds. */
  private static int held(SanJuanState s, int seat, long kinds) {
    int cards = 0;
    while (kinds != 0) {
      cards += s.inHand(seat, Long.numberOfTrailingZeros(kinds));
      kinds &= kinds - 1;
    }
    return cards;
  }

  /** A card that was picked goes from the hand to the discards, which is told. */
  public static void discard(SanJuanState s, int seat, int card) {
    if (s.isHeard()) {
      s.tell(What.DISCARDED, seat, card, 0);
    }
    s.discardFromHand(seat, card);
  }
}

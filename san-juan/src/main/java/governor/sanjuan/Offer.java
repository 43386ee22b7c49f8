package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.sanjuan.edge.What;

/** The offer: cards drawn or turned, of which some are kept. */
public abstract class Offer extends CardPiles {
  private final int offer;

  Offer(RuleSet rules) {
    super(rules);
    offer = layout.offer;
  }

  public final int offerSize() {
    return bytes[OFFER_SIZE];
  }

  /** The kinds on offer. */
  public final long offerMask() {
    return longs[OFFER_MASK];
  }

  public final int offered(int card) {
    return bytes[offer + card];
  }

  public final boolean offerIsOpen() {
    return bytes[OFFER_OPEN] != 0;
  }

  /** Draws so many cards to choose from; open ones are seen by everybody. Returns how many came. */
  public final int drawOffer(int seat, int cards, boolean open) {
    bytes[OFFER_OPEN] = (byte) (open ? 1 : 0);
    while (bytes[OFFER_SIZE] < cards) {
      int card = drawSeen();
      if (card == NONE) {
        break;
      }
      addToOffer(card);
      if (isHeard()) {
        tell(open ? What.TURNED : What.WAS_OFFERED, seat, card, 0);
      }
    }
    return bytes[OFFER_SIZE];
  }

  final void addToOffer(int card) {
    bytes[OFFER_SIZE]++;
    bytes[offer + card]++;
    longs[OFFER_MASK] |= 1L << card;
  }

  /** An offered card joins the seat's hand. */
  public final void keepOffered(int seat, int card) {
    if (isHeard()) {
      tell(offerIsOpen() ? What.KEPT_OPEN : What.KEPT, seat, card, 0);
    }
    takeOffered(card);
    addToHand(seat, card);
  }

  /** What is left of the offer goes to the discard pile, remembered by those who saw it. */
  public final void discardOffer(int seat) {
    boolean open = offerIsOpen();
    while (longs[OFFER_MASK] != 0) {
      int card = Long.numberOfTrailingZeros(longs[OFFER_MASK]);
      takeOffered(card);
      if (open) {
        discardOpen(card);
      } else {
        discardUnseen(card);
        bytes[knownAt(seat) + card]++;
      }
    }
    bytes[OFFER_OPEN] = 0;
  }

  private void takeOffered(int card) {
    bytes[OFFER_SIZE]--;
    int left = --bytes[offer + card];
    longs[OFFER_MASK] &= ~(none(left) << card);
  }
}

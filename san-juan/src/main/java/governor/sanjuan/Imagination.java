package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.core.Rng;
import java.util.Arrays;

/** What a seat cannot know is dealt anew, so that it can be thought about. */
public abstract class Imagination extends TradingTiles {
  private final int firstEvent;

  /** Room for imagining; not part of the position. */
  private final byte[] unseen;

  private final int[] copies;

  Imagination(RuleSet rules) {
    super(rules);
    firstEvent = rules.firstEvent();
    unseen = new byte[layout.mostCards];
    copies = new int[rules.kinds()];
  }

  /**
   * Deals anew all that the seat cannot know: the draw pile, the discards it has not seen, other
   * hands and their cards under chapels and banks, all goods and cards under harbors, and the tiles
   * not yet turned. Events can be anywhere but in hands and under chapels and banks.
   */
  final void imagine(int viewer, Rng rng) {
    reseed(rng);
    bytes[STACKED] = 0;
    int cards = collectUnseen(viewer);
    int events = sortUnseen(cards);
    cards -= events;
    for (int seat = 0; seat < players(); seat++) {
      if (seat != viewer) {
        cards = dealHand(seat, cards);
      }
    }
    cards = dealLaid(viewer, Laid.SEEN_BY_OWNER, cards);
    if (hidesOffer(viewer)) {
      cards = dealOffer(cards);
    }
    for (int i = 0; i < events; i++) {
      unseen[cards++] = unseen[unseen.length - 1 - i];
    }
    cards = dealLaid(viewer, Laid.UNSEEN, cards);
    cards = dealGoods(cards);
    dealPiles(cards);
    sortTiles(bytes[TILES_KNOWN]);
    for (int i = TILES - 1; i > bytes[TILES_KNOWN]; i--) {
      swapTiles(i, bytes[TILES_KNOWN] + chance(i + 1 - bytes[TILES_KNOWN]));
    }
  }

  private boolean hidesOffer(int viewer) {
    return bytes[OFFER_SIZE] > 0 && !offerIsOpen() && seatToAct() != viewer;
  }

  /** Gathers every card that the viewer cannot know; what it knows of the discards stays there. */
  private int collectUnseen(int viewer) {
    int cards = drawPile();
    System.arraycopy(bytes, layout.cards, unseen, 0, cards);
    int at = knownAt(viewer);
    int discards = 0;
    for (int i = 0; i < discardPile(); i++) {
      unseen[cards++] = bytes[layout.cardsEnd - 1 - i];
    }
    for (int card = 0; card < copies.length; card++) {
      for (int i = bytes[at + card]; i > 0; i--) {
        int left = takeOut(card, cards);
        if (left < cards) {
          bytes[layout.cardsEnd - 1 - discards++] = (byte) card;
          cards = left;
        } else {
          bytes[at + card]--; // Another seat imagined this position; here the card lies elsewhere.
        }
      }
    }
    for (int seat = 0; seat < players(); seat++) {
      if (seat != viewer) {
        cards = collectKinds(handAt(seat), handMask(seat), cards);
      }
      for (int space = 0; space < buildings(seat); space++) {
        int good = bytes[seatBytes(seat) + SPACE_GOOD + space];
        if (good != 0) {
          unseen[cards++] = (byte) (good - 1);
        }
      }
    }
    for (int i = 0; i < laidSize(); i++) {
      if (isUnknown(laidPlace(i), viewer)) {
        unseen[cards++] = bytes[layout.laid + i];
      }
    }
    if (isHolding()) {
      unseen[cards++] = (byte) (bytes[HELD] - 1);
    }
    return hidesOffer(viewer) ? collectKinds(layout.offer, offerMask(), cards) : cards;
  }

  private static boolean isUnknown(int place, int viewer) {
    int kind = Laid.kind(place);
    return kind == Laid.UNSEEN || kind == Laid.SEEN_BY_OWNER && Laid.seat(place) != viewer;
  }

  private int collectKinds(int at, long kinds, int cards) {
    while (kinds != 0) {
      int card = Long.numberOfTrailingZeros(kinds);
      for (int i = 0; i < bytes[at + card]; i++) {
        unseen[cards++] = (byte) card;
      }
      kinds &= kinds - 1;
    }
    return cards;
  }

  /**
   * Takes one card of a kind out of those collected, and returns how many are left: as many as
   * before if there was none. It was put there last, so look from the end.
   */
  private int takeOut(int card, int cards) {
    for (int i = cards - 1; i >= 0; i--) {
      if (unseen[i] == card) {
        unseen[i] = unseen[cards - 1];
        return cards - 1;
      }
    }
    return cards;
  }

  /**
   * Sorts the cards by kind, so that the same chances deal the same position however the truth
   * lies, and sets the events aside at the far end; returns how many there are.
   */
  private int sortUnseen(int cards) {
    Arrays.fill(copies, 0);
    for (int i = 0; i < cards; i++) {
      copies[unseen[i]]++;
    }
    int sorted = 0;
    for (int card = 0; card < firstEvent; card++) {
      for (int i = copies[card]; i > 0; i--) {
        unseen[sorted++] = (byte) card;
      }
    }
    int events = 0;
    for (int card = firstEvent; card < copies.length; card++) {
      for (int i = copies[card]; i > 0; i--) {
        unseen[unseen.length - 1 - events++] = (byte) card;
      }
    }
    return events;
  }

  /** Takes one of the first cards by chance and closes the gap. */
  private byte deal(int cards) {
    int at = chance(cards);
    byte card = unseen[at];
    unseen[at] = unseen[cards - 1];
    return card;
  }

  private int dealHand(int seat, int cards) {
    int size = handSize(seat);
    for (int i = 0; i < size; i++) {
      takeFromHand(seat, Long.numberOfTrailingZeros(handMask(seat)));
    }
    for (int i = 0; i < size; i++) {
      addToHand(seat, deal(cards--));
    }
    return cards;
  }

  private int dealLaid(int viewer, int kind, int cards) {
    for (int i = 0; i < laidSize(); i++) {
      if (Laid.kind(laidPlace(i)) == kind && isUnknown(laidPlace(i), viewer)) {
        bytes[layout.laid + i] = deal(cards--);
      }
    }
    return cards;
  }

  private int dealOffer(int cards) {
    int size = bytes[OFFER_SIZE];
    Arrays.fill(bytes, layout.offer, layout.offer + kinds, (byte) 0);
    longs[OFFER_MASK] = 0;
    for (int i = 0; i < size; i++) {
      int card = deal(cards--);
      bytes[layout.offer + card]++;
      longs[OFFER_MASK] |= 1L << card;
    }
    return cards;
  }

  private int dealGoods(int cards) {
    for (int seat = 0; seat < players(); seat++) {
      for (int space = 0; space < buildings(seat); space++) {
        int at = seatBytes(seat) + SPACE_GOOD + space;
        if (bytes[at] != 0) {
          bytes[at] = (byte) (deal(cards--) + 1);
        }
      }
    }
    if (isHolding()) {
      bytes[HELD] = (byte) (deal(cards--) + 1);
    }
    return cards;
  }

  /** The rest is split between the unknown discards and the draw pile. */
  private void dealPiles(int cards) {
    int unknownDiscards = cards - drawPile();
    int place = layout.cardsEnd - discardPile();
    for (int i = 0; i < unknownDiscards; i++) {
      bytes[place + i] = deal(cards--);
    }
    System.arraycopy(unseen, 0, bytes, layout.cards, cards);
    Arrays.fill(bytes, layout.cards + cards, layout.cardsEnd - discardPile(), (byte) 0);
  }
}

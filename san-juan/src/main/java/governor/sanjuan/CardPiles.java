package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.core.RoleState;
import governor.sanjuan.edge.What;

/**
 * The cards that are not buildings yet: hands, draw and discard pile.
 *
 * <p>The draw pile has no order until a card is drawn: every draw takes one of its cards by chance.
 * Nobody knows the order anyway, and so an imagined deal needs no shuffling. The discard pile lies
 * face down; each seat remembers what it put there itself and what lay open before.
 */
public abstract class CardPiles extends RoleState {
  /** No card could be had. */
  public static final int NONE = -1;

  private final RuleSet rules;

  // What play asks for most often, read from the rules and the layout of the block.
  final Layout layout;
  final int kinds;
  private final int firstEvent;
  private final int cards;
  private final int cardsEnd;
  private final int seatsAt;
  private final int seatSize;
  private final int handsAt;
  private final int knownsAt;

  CardPiles(RuleSet rules) {
    super(
        rules.players(),
        StepId.CHOOSE_ROLE,
        rules.layout().bytes,
        INTS,
        SEAT_LONGS_AT - governor.core.Rng.WORDS + rules.players() * SEAT_LONGS);
    this.rules = rules;
    layout = rules.layout();
    kinds = layout.kinds;
    firstEvent = rules.firstEvent();
    cards = layout.cards;
    cardsEnd = layout.cardsEnd;
    seatsAt = layout.seats;
    seatSize = layout.seatBytes;
    handsAt = seatsAt - 2 * kinds;
    knownsAt = seatsAt - kinds;
  }

  /** Where the cells of a seat begin. */
  final int seatBytes(int seat) {
    return seatsAt + seat * seatSize;
  }

  /** Where the hand of a seat is counted, by kind. */
  final int handAt(int seat) {
    return handsAt + seat * seatSize;
  }

  /** Where it is counted what a seat knows to lie in the discard pile, by kind. */
  final int knownAt(int seat) {
    return knownsAt + seat * seatSize;
  }

  static int seatLongs(int seat) {
    return SEAT_LONGS_AT + seat * SEAT_LONGS;
  }

  public final RuleSet rules() {
    return rules;
  }

  public final int players() {
    return seats();
  }

  // ---- hands ----------------------------------------------------------------------------------

  public final int handSize(int seat) {
    return bytes[seatBytes(seat) + HAND_SIZE];
  }

  /** The kinds in this hand. */
  public final long handMask(int seat) {
    return longs[seatLongs(seat) + HAND_MASK];
  }

  /** How many cards of a kind are in this hand. */
  public final int inHand(int seat, int card) {
    return bytes[handAt(seat) + card];
  }

  public final void addToHand(int seat, int card) {
    int at = seatBytes(seat);
    bytes[handAt(seat) + card]++;
    bytes[at + HAND_SIZE]++;
    longs[seatLongs(seat) + HAND_MASK] |= 1L << card;
  }

  public final void takeFromHand(int seat, int card) {
    int at = seatBytes(seat);
    bytes[at + HAND_SIZE]--;
    int left = --bytes[handAt(seat) + card];
    longs[seatLongs(seat) + HAND_MASK] &= ~(none(left) << card);
  }

  /** 1 if no card is left, otherwise 0; without a branch, which could not be foreseen. */
  static long none(int left) {
    return left - 1L >>> 63;
  }

  // ---- draw pile and discard pile -------------------------------------------------------------

  public final int drawPile() {
    return bytes[DRAW_SIZE] & 255;
  }

  public final int discardPile() {
    return bytes[DISCARD_SIZE] & 255;
  }

  /** Whether any card is left to be drawn, from either pile. */
  public final boolean canDraw() {
    return (bytes[DRAW_SIZE] | bytes[DISCARD_SIZE]) != 0;
  }

  /**
   * Draws a card unseen; shuffles the discards first if the draw pile is empty (NONE if both are).
   */
  public final int drawUnseen() {
    int size = drawPile();
    if (size == 0) {
      size = shuffleDiscards();
      if (size == 0) {
        return NONE;
      }
    }
    int at = cards + (bytes[STACKED] == 0 ? chance(size) : topOfStack(size));
    int card = bytes[at];
    bytes[at] = bytes[cards + size - 1];
    bytes[DRAW_SIZE] = (byte) (size - 1);
    return card;
  }

  /** The place of the top card of a draw pile that was stacked on purpose. */
  private int topOfStack(int size) {
    bytes[STACKED]--;
    return size - 1;
  }

  /**
   * Draws a card that somebody sees. An event goes face up beside the roles and is replaced at
   * once; each does so only once, so this ends.
   */
  public final int drawSeen() {
    int card = drawUnseen();
    while (card >= firstEvent) {
      bytes[OPEN_EVENTS] |= (byte) (1 << card - firstEvent);
      if (isHeard()) {
        tell(What.EVENT_APPEARED, NOBODY, card, 0);
      }
      card = drawUnseen();
    }
    return card;
  }

  /** The seat draws so many cards, or as many as there are; returns how many. */
  public final int drawToHand(int seat, int cards) {
    int drawn = 0;
    while (drawn < cards) {
      int card = drawSeen();
      if (card == NONE) {
        break;
      }
      addToHand(seat, card);
      drawn++;
      if (isHeard()) {
        tell(What.DREW, seat, card, 0);
      }
    }
    return drawn;
  }

  /** A hand card goes to the discard pile face down; the seat itself remembers it. */
  public final void discardFromHand(int seat, int card) {
    takeFromHand(seat, card);
    discardUnseen(card);
    bytes[knownAt(seat) + card]++;
  }

  /** The whole hand goes to the discard pile. */
  public final void discardHand(int seat) {
    while (handMask(seat) != 0) {
      discardFromHand(seat, Long.numberOfTrailingZeros(handMask(seat)));
    }
  }

  /** A card that nobody has seen goes to the discard pile. */
  public final void discardUnseen(int card) {
    int size = bytes[DISCARD_SIZE] & 255;
    bytes[cardsEnd - 1 - size] = (byte) card;
    bytes[DISCARD_SIZE] = (byte) (size + 1);
  }

  /** A card that lay open goes to the discard pile; everybody remembers it. */
  public final void discardOpen(int card) {
    discardUnseen(card);
    for (int seat = 0; seat < players(); seat++) {
      bytes[knownAt(seat) + card]++;
    }
  }

  /** How many cards of a kind the seat knows to lie in the discard pile. */
  public final int knownDiscards(int seat, int card) {
    return bytes[knownAt(seat) + card];
  }

  /** The seat knows that so many cards of a kind lie in the discard pile. */
  final void remember(int seat, int card, int number) {
    bytes[knownAt(seat) + card] = (byte) number;
  }

  /** How many cards of a kind lie in the discard pile. */
  final int discarded(int card) {
    int found = 0;
    for (int i = 0; i < discardPile(); i++) {
      found += bytes[cardsEnd - 1 - i] == card ? 1 : 0;
    }
    return found;
  }

  /** The discards become the draw pile; what seats remembered of them is worth nothing now. */
  private int shuffleDiscards() {
    int size = discardPile();
    if (size == 0) {
      return 0;
    }
    System.arraycopy(bytes, cardsEnd - size, bytes, cards, size);
    bytes[DRAW_SIZE] = (byte) size;
    bytes[DISCARD_SIZE] = 0;
    for (int seat = 0; seat < players(); seat++) {
      int at = knownAt(seat);
      java.util.Arrays.fill(bytes, at, at + kinds, (byte) 0);
    }
    if (isHeard()) {
      tell(What.SHUFFLED, NOBODY, NONE, size);
    }
    return size;
  }

  // ---- telling --------------------------------------------------------------------------------

  /** The seat of things that happen to nobody in particular. */
  public static final int NOBODY = -1;

  /** Tells what a seat did that names no card, if anybody listens. */
  public final void say(What what, int seat) {
    if (isHeard()) {
      tell(what, seat, NONE, 0);
    }
  }

  /** Tells the listener what happened; ask {@code isHeard()} first, so that search pays nothing. */
  public abstract void tell(What what, int seat, int card, int number);
}

package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.core.Agenda;
import governor.core.EventSink;
import governor.core.PositionProblem;
import governor.core.PositionText;
import governor.core.Rng;
import governor.sanjuan.edge.SanJuanEvent;
import governor.sanjuan.edge.What;
import java.util.Arrays;
import java.util.List;

/**
 * A position of San Juan: the vocabulary in which phases, buildings and events are written.
 *
 * <p>Cards are named by their number ({@link RuleSet#number}), sets of kinds by masks. Here: the
 * round, the phase, trade, events and set-up; {@link CardPiles} has the cards in hands and piles,
 * {@link Tableaux} the buildings.
 */
public final class SanJuanState extends Tableaux {
  private final int firstEvent;
  private final long libraries;

  /** Room for imagining; not part of the position. */
  private final byte[] unseen;

  private final int[] copies;

  SanJuanState(RuleSet rules) {
    super(rules);
    firstEvent = rules.firstEvent();
    libraries = rules.doublesPrivilege();
    unseen = new byte[layout.mostCards];
    copies = new int[rules.kinds()];
  }

  // ---- round, roles, phase --------------------------------------------------------------------

  /** A new round begins: the roles return, the next seat is governor, libraries are fresh. */
  public void beginRound() {
    turnRound();
    if (isHeard()) {
      tell(What.ROUND_BEGAN, bytes[GOVERNOR], NONE, ints[ROUND]);
    }
  }

  public void takeRole(int seat, int role) {
    markTaken(seat, role);
    if (isHeard()) {
      tell(What.of(Role.of(role)), seat, NONE, 0);
    }
  }

  /** The seat begins the phase of a role, with its privilege. */
  public void beginPhase(int role, int seat, boolean withLibrary) {
    markPhase(seat, role);
    bytes[LIBRARY_ON] = (byte) (withLibrary ? 1 : 0);
    bytes[GOODS_SOLD] = 0;
  }

  /** The role whose phase runs, or NONE while a role is to be chosen or a round begins. */
  public int phase() {
    return isOver() || Agenda.step(top()) == StepId.CHOOSE_ROLE ? NONE : bytes[PHASE] - 1;
  }

  /** Whether the seat's library doubles its privilege in this phase. */
  public boolean usesLibrary(int seat) {
    return bytes[LIBRARY_ON] != 0 && bytes[ROLE_PLAYER] == seat && works(seat, libraries);
  }

  /** Who has no goods sells none, who has no empty building produces none, and so on. */
  @Override
  public int concerned(int step) {
    return switch (step) {
      case StepId.SELL -> bytes[WITH_GOODS];
      case StepId.PRODUCE -> bytes[WITH_EMPTY_PLANTS];
      case StepId.HAND_LIMIT -> withManyCards();
      default -> withOneOf(rules().neededFor(step));
    };
  }

  /** The seats for which one of these kinds of building works; all seats if there are none. */
  private int withOneOf(long kinds) {
    if (kinds == 0) {
      return everybody();
    }
    int found = 0;
    for (long left = kinds; left != 0; left &= left - 1) {
      found |= worksFor(Long.numberOfTrailingZeros(left));
    }
    return found;
  }

  /** The seats that some hand limit can concern. */
  private int withManyCards() {
    int found = 0;
    for (int seat = 0; seat < players(); seat++) {
      found |= handSize(seat) > rules().leastHandLimit() ? 1 << seat : 0;
    }
    return found;
  }

  /** Whether the seat may double a privilege with its library this round. */
  public boolean canUseLibrary(int seat) {
    return works(seat, libraries) && !hasUsedLibrary(seat);
  }

  /** The doubled part of the privilege was applied: no more of it this round. */
  public void spendLibrary(int seat) {
    markLibrary(seat);
    say(What.USED_LIBRARY, seat);
  }

  /** The end, with nothing left to do. */
  public void finishGame() {
    if (bytes[RUNNING_EVENT] != 0) {
      finishEvent();
    }
    endGame();
    say(What.GAME_ENDED, NOBODY);
  }

  // ---- trade ----------------------------------------------------------------------------------

  /** Turns the next tile. */
  public void turnTile() {
    if (bytes[TILES_KNOWN] < TILES) {
      bytes[TILES_KNOWN]++;
    }
    if (isHeard()) {
      tell(What.TILE_TURNED, NOBODY, NONE, tile());
    }
  }

  /** The tile that lies on top, turned or not. */
  public int tile() {
    return bytes[TILE_ORDER + bytes[TILE]];
  }

  /** How many tiles are known; they repeat in the same order. */
  public int tilesKnown() {
    return bytes[TILES_KNOWN];
  }

  /** The tile at a place of the order in which they come. */
  public int tileAt(int place) {
    return bytes[TILE_ORDER + place];
  }

  /** The place of the next (or current) tile in that order. */
  public int tilePlace() {
    return bytes[TILE];
  }

  /** The tile goes to the bottom. */
  public void putTileAway() {
    bytes[TILE] = (byte) (bytes[TILE] + 1 == TILES ? 0 : bytes[TILE] + 1);
  }

  /** What a good from this building brings now. */
  public int price(int card) {
    return rules().price(tile(), rules().goodsPlace(card));
  }

  public int goodsSold() {
    return bytes[GOODS_SOLD];
  }

  public int proceeds() {
    return bytes[PROCEEDS];
  }

  /** A good was sold for so many cards. */
  public void countSale(int seat, int card, int cards) {
    bytes[GOODS_SOLD]++;
    bytes[PROCEEDS] += (byte) cards;
    if (isHeard()) {
      tell(What.SOLD, seat, card, cards);
    }
  }

  public int takeProceeds() {
    int cards = bytes[PROCEEDS];
    bytes[PROCEEDS] = 0;
    return cards;
  }

  // ---- events ---------------------------------------------------------------------------------

  /** The events that lie open, as a mask of cards. */
  public long openEvents() {
    return (long) bytes[OPEN_EVENTS] << firstEvent;
  }

  /** An open event is taken up; it stays aside until it is carried out. */
  public void triggerEvent(int seat, int event) {
    bytes[OPEN_EVENTS] &= (byte) ~(1 << event - firstEvent);
    bytes[RUNNING_EVENT] = (byte) (event + 1);
    bytes[PHASE] = 0;
    if (isHeard()) {
      tell(What.TRIGGERED, seat, event, 0);
    }
  }

  /** The event is carried out: it goes to the discard pile, from where it may return. */
  public void finishEvent() {
    discardOpen(bytes[RUNNING_EVENT] - 1);
    bytes[RUNNING_EVENT] = 0;
  }

  /** Whether cards that are drawn could turn up an event: not if all lie open or run. */
  public boolean eventsCouldAppear() {
    int running = bytes[RUNNING_EVENT] == 0 ? 0 : 1;
    return Integer.bitCount(bytes[OPEN_EVENTS]) + running < rules().events();
  }

  // ---- set-up ---------------------------------------------------------------------------------

  /** Everything back in its place: a table with no cards dealt. */
  void lay() {
    clear();
    byte[] deck = rules().deck();
    System.arraycopy(deck, 0, bytes, layout.cards, deck.length);
    bytes[DRAW_SIZE] = (byte) deck.length;
    bytes[CATHEDRAL_FREE] = (byte) (rules().hasCathedral() ? 1 : 0);
    for (int i = 0; i < TILES; i++) {
      bytes[TILE_ORDER + i] = (byte) i;
    }
    ints[ROUND] = 1;
  }

  void shuffleTiles() {
    for (int i = TILES - 1; i > 0; i--) {
      swapTiles(i, chance(i + 1));
    }
  }

  /** A cell of the block, for writing positions as text. */
  byte cell(int at) {
    return bytes[at];
  }

  /** Changes a cell of the block, for setting up positions. */
  void setCell(int at, int value) {
    bytes[at] = (byte) value;
  }

  /** Sets the number of the round, for setting up positions in tests. */
  void setRound(int round) {
    ints[ROUND] = round;
  }

  private void swapTiles(int i, int j) {
    byte swap = bytes[TILE_ORDER + i];
    bytes[TILE_ORDER + i] = bytes[TILE_ORDER + j];
    bytes[TILE_ORDER + j] = swap;
  }

  /** Takes this card out of the draw pile, wherever it lies; false if there is none. */
  boolean takeFromDrawPile(int card) {
    int size = drawPile();
    for (int i = 0; i < size; i++) {
      if (bytes[layout.cards + i] == card) {
        bytes[layout.cards + i] = bytes[layout.cards + size - 1];
        bytes[DRAW_SIZE] = (byte) (size - 1);
        return true;
      }
    }
    return false;
  }

  // ---- positions as text ----------------------------------------------------------------------

  void writeRound(PositionText text, PositionNames names) {
    writeRound(text, names.roles, names.steps, StepId.CHOOSE_ROLE);
  }

  void readRound(PositionText text, PositionNames names, int picks) {
    readRound(text, names.roles, names.steps, PositionNames.CHOOSE_ROLE, picks);
  }

  void openEvent(int event) {
    bytes[OPEN_EVENTS] |= (byte) (1 << event - firstEvent);
  }

  /** This tile comes at this place; the one that was to come there takes its place. */
  void putTile(int place, int tile) {
    for (int i = place; i < TILES; i++) {
      if (tileAt(i) == tile) {
        swapTiles(i, place);
      }
    }
  }

  /** The card that its owner is about to place, or NONE. */
  int beingPlaced() {
    return !isOver() && Agenda.step(top()) == StepId.PLACE ? Agenda.a(top()) : NONE;
  }

  /** A card of the draw pile by chance, or one that is no event; refused if there is none. */
  int drawKnown(boolean noEvent) {
    int size = drawPile();
    int events = 0;
    for (int i = 0; i < size && noEvent; i++) {
      events += bytes[layout.cards + i] >= firstEvent ? 1 : 0;
    }
    if (size == events) {
      throw new PositionProblem("The position has more cards than the game.");
    }
    int skip = chance(size - events);
    for (int i = 0; i < size; i++) {
      int card = bytes[layout.cards + i];
      if ((!noEvent || card < firstEvent) && skip-- == 0) {
        takeFromDrawPile(card);
        return card;
      }
    }
    throw new IllegalStateException("no card to be dealt");
  }

  /** The draw pile is put in the order of kinds; these cards lie on top of it, the last first. */
  void stack(List<Integer> top) {
    int size = drawPile();
    Arrays.sort(bytes, layout.cards, layout.cards + size);
    Arrays.fill(bytes, layout.cards + size, layout.cardsEnd - discardPile(), (byte) 0);
    for (int card : top) {
      bytes[layout.cards + size++] = (byte) card;
    }
    bytes[DRAW_SIZE] = (byte) size;
    bytes[STACKED] = (byte) top.size();
  }

  // ---- imagination ----------------------------------------------------------------------------

  /**
   * Deals anew all that the seat cannot know: the draw pile, the discards it has not seen, other
   * hands and their cards under chapels and banks, all goods and cards under harbors, and the tiles
   * not yet turned. Events can be anywhere but in hands and under chapels and banks.
   */
  void imagine(int viewer, Rng rng) {
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

  private void sortTiles(int first) {
    for (int i = first + 1; i < TILES; i++) {
      for (int at = i; at > first && tileAt(at - 1) > tileAt(at); at--) {
        swapTiles(at, at - 1);
      }
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

  /** Counts every card of the game by kind, wherever it is. */
  void countAll(int[] found) {
    for (int i = 0; i < drawPile(); i++) {
      found[bytes[layout.cards + i]]++;
    }
    for (int i = 0; i < discardPile(); i++) {
      found[bytes[layout.cardsEnd - 1 - i]]++;
    }
    for (int card = 0; card < copies.length; card++) {
      found[card] += bytes[layout.offer + card] + (int) (openEvents() >>> card & 1);
      for (int seat = 0; seat < players(); seat++) {
        found[card] += inHand(seat, card) + count(seat, card);
      }
    }
    for (int i = 0; i < laidSize(); i++) {
      found[laidCard(i)]++;
    }
    for (int seat = 0; seat < players(); seat++) {
      for (int space = 0; space < buildings(seat); space++) {
        int good = bytes[seatBytes(seat) + SPACE_GOOD + space];
        if (good != 0) {
          found[good - 1]++;
        }
      }
    }
    if (isHolding()) {
      found[bytes[HELD] - 1]++;
    }
    if (bytes[RUNNING_EVENT] != 0) {
      found[bytes[RUNNING_EVENT] - 1]++;
    }
    if (cathedralIsFree()) {
      found[rules().centre()]++;
    }
    if (Agenda.step(top()) == StepId.PLACE && !isOver()) {
      found[Agenda.a(top())]++;
    }
  }

  // ---- telling --------------------------------------------------------------------------------

  @Override
  public void tell(What what, int seat, int card, int number) {
    EventSink sink = sink();
    if (sink != null) {
      sink.happened(SanJuanEvent.of(rules(), what, seat, card, number));
    }
  }
}

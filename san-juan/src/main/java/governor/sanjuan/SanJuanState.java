package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.core.Agenda;
import governor.core.EventSink;
import governor.core.PositionProblem;
import governor.core.PositionText;
import governor.sanjuan.edge.SanJuanEvent;
import governor.sanjuan.edge.What;
import java.util.Arrays;
import java.util.List;

/**
 * A position of San Juan: the vocabulary in which phases, buildings and events are written.
 *
 * <p>Cards are named by their number ({@link RuleSet#number}), sets of kinds by masks. Here: the
 * round, the phase, events and set-up; {@link CardPiles} has the cards in hands and piles, {@link
 * Offer} those to choose from, {@link Spaces}, {@link Stores} and {@link Tableaux} the buildings,
 * {@link TradingTiles} the trade, {@link Imagination} what a seat cannot know.
 */
public final class SanJuanState extends Imagination {
  private final int firstEvent;
  private final long libraries;

  SanJuanState(RuleSet rules) {
    super(rules);
    firstEvent = rules.firstEvent();
    libraries = rules.doublesPrivilege();
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

  // ---- counting -------------------------------------------------------------------------------

  /** Counts every card of the game by kind, wherever it is. */
  void countAll(int[] found) {
    for (int i = 0; i < drawPile(); i++) {
      found[bytes[layout.cards + i]]++;
    }
    for (int i = 0; i < discardPile(); i++) {
      found[bytes[layout.cardsEnd - 1 - i]]++;
    }
    for (int card = 0; card < kinds; card++) {
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

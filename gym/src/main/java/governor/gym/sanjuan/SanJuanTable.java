package governor.gym.sanjuan;

import static governor.gym.Observer.number;

import governor.core.Agenda;
import governor.gym.FeatureList;
import governor.gym.RoundFeatures;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.phases.Payment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The table of San Juan: round, roles, the question, trade, piles and events. */
final class SanJuanTable {
  private static final List<Integer> QUESTIONS =
      List.of(
          StepId.CHOOSE_ROLE,
          StepId.DISCARD_EXACTLY,
          StepId.BUILD,
          StepId.PLACE,
          StepId.PAY,
          StepId.PRODUCE,
          StepId.SELL,
          StepId.COUNCIL,
          StepId.COUNCIL_KEEP,
          StepId.COUNCIL_DISCARD,
          StepId.PROSPECT,
          StepId.DIG);
  private static final List<String> QUESTION_NAMES =
      List.of(
          "choose role",
          "discard",
          "build",
          "place",
          "pay",
          "produce",
          "sell",
          "council",
          "council keep",
          "council discard",
          "prospect",
          "dig");
  private static final int BYTE = 255;
  private static final int MOST_TURNS = 7;

  private final RoundFeatures round;
  private final int firstEvent;

  /** The feature of each step that asks; -1 of others. */
  private final int[] questions;

  private final int turns;
  private final int operands;
  private final int toPay;
  private final int payMore;
  private final int toDiscard;
  private final int placed;
  private final int tiles;
  private final int tilePlace;
  private final int drawPile;
  private final int discardPile;
  private final int cathedral;
  private final int openEvents;
  private final int offerSize;
  private final int offerOpen;
  private final int library;
  private final int goodsSold;
  private final int proceeds;
  private final int goodsPaid;
  private final int heldFrom;

  SanJuanTable(FeatureList list, RuleSet rules) {
    firstEvent = rules.firstEvent();
    List<String> roles = Stream.of(Role.values()).map(rules::name).toList();
    round = new RoundFeatures(list, roles, rules.players());
    List<String> buildings = SanJuanSpaces.names(rules, 0, firstEvent);
    List<String> places = IntStream.rangeClosed(1, RuleSet.TILES).mapToObj(i -> "" + i).toList();
    questions = questions(list, rules);
    turns = list.one("turns left", "How many seats come after this one in the step.", MOST_TURNS);
    operands =
        list.each(
            "question number",
            "What the question counts (%s), for the seat that is asked; its meaning depends on the"
                + " question.",
            BYTE,
            List.of("first", "first beyond 255", "second", "second beyond 255"));
    toPay = list.one("to pay", "What is left to pay for the building.", BYTE);
    payMore = list.one("may pay more", "How many cards may be paid beyond the price.", BYTE);
    toDiscard = list.one("to discard", "How many cards are still to be discarded.", BYTE);
    placed =
        list.each("placed", "Whether the %s is the building that is to be placed.", 1, buildings);
    tiles =
        list.each(
            "tile",
            "Whether at place %s of the order in which the tiles come lies price tile %s, once"
                + " known.",
            1,
            places,
            places);
    tilePlace =
        list.each(
            "tile place", "Whether the tile now, or next, is the one at place %s.", 1, places);
    drawPile = list.one("draw pile", "How many cards lie in the draw pile.", BYTE);
    discardPile = list.one("discard pile", "How many cards lie in the discard pile.", BYTE);
    cathedral =
        rules.hasCathedral()
            ? list.flag("centre", "Whether the building of the centre can be built.")
            : -1;
    openEvents =
        list.each(
            "open event",
            "Whether the event %s lies open.",
            1,
            SanJuanSpaces.names(rules, firstEvent, rules.kinds()));
    offerSize = list.one("offer size", "How many cards are on offer.", BYTE);
    offerOpen = list.flag("offer is open", "Whether everybody sees the cards on offer.");
    library = list.flag("library doubles", "Whether a library doubles the phase's privilege.");
    goodsSold = list.one("goods sold", "How many goods were sold in this phase by anybody.", BYTE);
    proceeds = list.one("proceeds", "How many cards the goods just sold will bring.", BYTE);
    goodsPaid = list.one("goods paid", "How many goods have paid for the building.", BYTE);
    heldFrom =
        list.each(
            "laid aside",
            "Whether a card that came from the %s is laid aside for the moment.",
            1,
            buildings);
  }

  private static int[] questions(FeatureList list, RuleSet rules) {
    int[] found = new int[StepId.OF_CARD + rules.kinds()];
    Arrays.fill(found, -1);
    List<String> names = new ArrayList<>(QUESTION_NAMES);
    int first = list.size();
    for (int i = 0; i < QUESTIONS.size(); i++) {
      found[QUESTIONS.get(i)] = first + i;
    }
    for (int card = 0; card < rules.kinds(); card++) {
      if (rules.card(card).step().isPresent()) {
        found[StepId.OF_CARD + card] = first + names.size();
        names.add("of " + rules.name(card));
      }
    }
    list.each("question", "Whether the question is: %s.", 1, names);
    return found;
  }

  void write(SanJuanState s, int viewer, boolean isAsked, byte[] row) {
    round.write(s, viewer, row);
    for (int i = 0; i < s.tilesKnown(); i++) {
      row[tiles + i * RuleSet.TILES + s.tileAt(i)] = 1;
    }
    row[tilePlace + s.tilePlace()] = 1;
    row[drawPile] = (byte) s.drawPile();
    row[discardPile] = (byte) s.discardPile();
    if (s.cathedralIsFree()) {
      row[cathedral] = 1;
    }
    for (long left = s.openEvents(); left != 0; left &= left - 1) {
      row[openEvents + Long.numberOfTrailingZeros(left) - firstEvent] = 1;
    }
    row[offerSize] = (byte) s.offerSize();
    row[offerOpen] = (byte) (s.offerIsOpen() ? 1 : 0);
    row[goodsSold] = (byte) s.goodsSold();
    row[proceeds] = (byte) s.proceeds();
    row[goodsPaid] = (byte) s.goodsPaid();
    if (s.isHolding()) {
      row[heldFrom + s.heldFrom()] = 1;
    }
    if (!s.isOver()) {
      writeQuestion(s, isAsked, row);
    }
  }

  private void writeQuestion(SanJuanState s, boolean isAsked, byte[] row) {
    if (s.phase() >= 0) {
      row[library] = (byte) (s.usesLibrary(s.rolePlayer()) ? 1 : 0);
    }
    int frame = s.top();
    int step = Agenda.step(frame);
    row[turns] = (byte) Agenda.turns(frame);
    if (questions[step] >= 0) {
      row[questions[step]] = 1;
    }
    int a = Agenda.a(frame);
    switch (step) {
      case StepId.PAY -> {
        row[toPay] = (byte) Payment.toPay(frame);
        row[payMore] = (byte) Payment.more(frame);
      }
      case StepId.DISCARD_EXACTLY -> row[toDiscard] = number(a);
      case StepId.COUNCIL_DISCARD -> row[toDiscard] = number(a >> 1);
      case StepId.PLACE -> row[placed + a] = 1;
      default -> {}
    }
    if (isAsked) { // To others they could tell which cards were picked.
      row[operands] = (byte) a;
      row[operands + 1] = (byte) (a >> 8);
      row[operands + 2] = (byte) Agenda.b(frame);
      row[operands + 3] = (byte) (Agenda.b(frame) >> 8);
    }
  }
}

package governor.sanjuan;

import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Agenda;
import governor.core.Config;
import governor.core.Rng;
import governor.core.RoleState;
import governor.sanjuan.phases.NextRound;
import governor.testkit.ScriptedTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The scenario language of the San Juan tests: set up a table, choose in the words of the notation,
 * look at what is offered and at what came of it.
 *
 * <p>A new scenario stands at the first role choice of the second round: seat 0 is governor and is
 * asked for a role, every seat has an empty hand and no buildings, the tiles come in the order A,
 * B, C, D, E, all other cards are in the draw pile in an arbitrary (fixed) order. Seats are 0, 1,
 * 2, 3 in turn order. Set-up calls come before the first choice.
 *
 * <p>Choices in words, all lower case, cards by the name of the config's edition:
 *
 * <ul>
 *   <li>role choice: {@code take builder}, {@code take builder with library} (the second only for
 *       the owner of a working library that is not used up); events: {@code trigger earthquake},
 *       {@code trigger debt relief}, {@code trigger taxes}, {@code trigger general amnesty}, {@code
 *       trigger free build}, {@code trigger governor visit builder}, {@code trigger governor visit
 *       builder with library};
 *   <li>builder: {@code build library} or {@code pass}; then, for the owner of a working crane,
 *       {@code beside} or {@code over chapel} ({@code over indigo plant with good} where the
 *       covered one carries a good); then the payment one piece at a time, black-market goods first
 *       ({@code pay good on indigo plant}, {@code pay good on customs office}), then hand cards in
 *       the order of {@link Card} ({@code pay well}); the cathedral is {@code build cathedral};
 *   <li>free build: {@code build well} or {@code pass};
 *   <li>producer: {@code produce on indigo plant}, in the order of their numbers, ended by {@code
 *       done};
 *   <li>trader: {@code sell from indigo plant}, {@code sell from customs office}, in the order of
 *       {@link Card}, ended by {@code done}; then, for a harbor owner who sold, {@code use harbor}
 *       or {@code pass};
 *   <li>councillor: each customs office owner {@code use customs office} or {@code pass}; then each
 *       seat {@code draw} or {@code pass}; then {@code keep well}, with a prefecture a second
 *       {@code keep ...} or {@code done}; with an archive {@code discard well} in the order of
 *       {@link Card};
 *   <li>prospector: {@code draw} or {@code pass}; then {@code use gold mine}, {@code use goldsmith}
 *       or {@code pass}; 1st edition gold mine {@code keep quarry}; goldsmith {@code keep well} or
 *       {@code pass};
 *   <li>round start: office building {@code discard well} (at most two) and {@code done}; chapel
 *       {@code put well under chapel} or {@code pass}; bank {@code put well under bank} ... {@code
 *       done}; hand limit {@code discard well};
 *   <li>taxes {@code discard well}; amnesty {@code discard well} ... {@code done}; earthquake
 *       {@code demolish well}, {@code demolish indigo plant with good}, {@code demolish chapel with
 *       3 cards}, {@code demolish indigo plant with good and 2 cards}.
 * </ul>
 *
 * <p>Sets (cards to pay, goods to sell, cards to discard) are picked in the order of their numbers:
 * after a pick, only the same or later kinds are offered. A question with a single possible answer
 * is answered by the engine itself; {@link #choose} accepts such an answer as if it had been asked.
 * The same goes for the extra cards of buildings ({@code use well}) and for paying more than the
 * price ({@code done}) where tables would answer that by themselves, unless the scenario is {@link
 * #askingEverything}.
 */
final class Scenario extends ScriptedTable<SanJuanState, Scenario> {
  private final SanJuanGame game;
  private final List<Runnable> later = new ArrayList<>();
  private List<Card> deck = List.of();
  private List<Card> discards = List.of();
  private boolean onlyDeck;
  private boolean settled;
  private boolean begun;

  private Scenario(SanJuanGame game) {
    super(game);
    this.game = game;
    s.lay();
    s.reseed(new Rng(1));
    s.setRound(2);
  }

  /** Only what comes with other choices: whoever draws for itself is asked here. */
  @Override
  protected boolean isRoutine() {
    int step = Agenda.step(s.top());
    boolean rides = step == StepId.PAY || game.rules().givesExtraCard(step);
    return rides && super.isRoutine();
  }

  // ---- set-up
  // -----------------------------------------------------------------------------------------------------------

  /**
   * A scenario of this config, such as {@code game("2e+new-buildings", 3)} or {@code
   * game("2e+events earthquake-top-only", 4)}.
   */
  static Scenario game(String edition, int players) {
    return game(new SanJuan(), edition, players);
  }

  /** A scenario of a config that this family knows. */
  static Scenario game(SanJuan family, String edition, int players) {
    String[] words = edition.split(" ", 2);
    String settings = words.length > 1 ? " " + words[1] : "";
    String config = "sanjuan:" + words[0] + " players=" + players + settings;
    return new Scenario(Config.parse(config).then(family::compile).orThrow());
  }

  /**
   * Gives the seat these buildings, working since an earlier phase; production buildings may be
   * named several times.
   */
  Scenario owns(int seat, Card... buildings) {
    for (Card building : buildings) {
      takeForBuilding(building);
      s.buildBeside(seat, number(building));
    }
    s.openNewBuildings();
    return this;
  }

  /**
   * The seat's building {@code top} covers {@code covered} (the seat gets a stack of the two, only
   * top counts).
   */
  Scenario ownsStack(int seat, Card top, Card covered) {
    owns(seat, covered);
    takeForBuilding(top);
    s.buildOver(seat, number(top), s.spaceOf(seat, number(covered), 0));
    s.finishBuild(seat);
    s.openNewBuildings();
    return this;
  }

  /** The seat's building {@code covered}, with the pile that it has, is covered by {@code top}. */
  Scenario coversWith(int seat, Card top, Card covered) {
    takeForBuilding(top);
    later.add(
        () -> {
          s.buildOver(seat, number(top), s.spaceOf(seat, number(covered), 0));
          s.finishBuild(seat);
          s.openNewBuildings();
        });
    return this;
  }

  /**
   * Puts a face-down good on one empty building of each kind named (production buildings, customs
   * office).
   */
  Scenario goods(int seat, Card... plants) {
    for (Card plant : plants) {
      later.add(
          () -> {
            int good = plentifulCard();
            s.setCell(Layout.STACKED, 1);
            putOnTop(good);
            s.putGood(seat, number(plant));
          });
    }
    return this;
  }

  /** Puts so many cards under the seat's uncovered chapel, bank or harbor. */
  Scenario pile(int seat, Card building, int cards) {
    for (int i = 0; i < cards; i++) {
      later.add(
          () -> {
            int card = plentifulCard();
            s.takeFromDrawPile(card);
            s.layInPile(seat, number(building), card, building != HARBOR);
          });
    }
    return this;
  }

  /** Sets the seat's whole hand. */
  Scenario hand(int seat, Card... cards) {
    for (Card card : handOf(seat)) {
      s.takeFromHand(seat, number(card));
    }
    for (Card card : cards) {
      take(card);
      s.addToHand(seat, number(card));
    }
    return this;
  }

  /** The next cards to be drawn, in this order; the other cards of the draw pile follow. */
  Scenario deck(Card... cards) {
    deck = List.of(cards);
    return this;
  }

  /**
   * The draw pile holds just these cards in this order; all other cards leave the game (also those
   * of the discard pile).
   */
  Scenario onlyDeck(Card... cards) {
    deck = List.of(cards);
    onlyDeck = true;
    return this;
  }

  /** The discard pile holds just these cards (taken from the draw pile). */
  Scenario discards(Card... cards) {
    discards = List.of(cards);
    return this;
  }

  /**
   * The tile, 'A' to 'E', that the next trader phase turns; the others follow in alphabetical
   * order, cyclically.
   */
  Scenario nextTile(char tile) {
    for (int i = 0; i < Layout.TILES; i++) {
      s.setCell(Layout.TILE_ORDER + i, (tile - 'A' + i) % Layout.TILES);
    }
    return this;
  }

  /** Makes this seat governor, who is asked first. */
  Scenario governor(int seat) {
    s.setCell(RoleState.GOVERNOR, seat);
    return this;
  }

  /** These events lie open. */
  Scenario openEvents(Card... events) {
    int open = 0;
    for (Card event : events) {
      take(event);
      open |= 1 << number(event) - game.rules().firstEvent();
    }
    s.setCell(Layout.OPEN_EVENTS, open);
    return this;
  }

  /** The seat has used its bank already. */
  Scenario bankUsed(int seat) {
    s.spendBank(seat);
    return this;
  }

  /**
   * Instead of a role choice, the round before is just over: the next thing is the start of a new
   * round with this governor.
   */
  Scenario atRoundStart(int governor) {
    s.setCell(RoleState.GOVERNOR, (governor + s.players() - 1) % s.players());
    s.setRound(1);
    s.push(StepId.NEXT_ROUND, 0);
    return this;
  }

  /** The position as set up, before anything is asked. */
  SanJuanState position() {
    settle();
    if (s.isOver()) {
      NextRound.pushRoleChoices(s);
    }
    return s;
  }

  /** The cards that are still in the draw pile. */
  List<Card> undealt() {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < s.drawPile(); i++) {
      cards.add(game.rules().card(s.cell(game.rules().layout().cards + i)));
    }
    return cards;
  }

  SanJuanGame rules() {
    return game;
  }

  // ---- play
  // -------------------------------------------------------------------------------------------------------------

  /**
   * Everybody else answers with pass, done or draw-nothing until this seat is asked again (or the
   * game is over).
   */
  Scenario passUntil(int seat) {
    begin();
    while (!s.isOver() && asked() != seat) {
      decline();
    }
    return this;
  }

  // ---- what is asked
  // ----------------------------------------------------------------------------------------------------

  /** What cards would cost this viewer, by its view. */
  Map<String, Integer> pricesSeenBy(int viewer) {
    begin();
    return game.view(s, viewer).prices();
  }

  // ---- what came of it
  // --------------------------------------------------------------------------------------------------

  /** The seat's hand in the order of their numbers. */
  List<Card> handOf(int seat) {
    List<Card> hand = new ArrayList<>();
    for (Card card : game.rules().cardsInPlay()) {
      hand.addAll(Collections.nCopies(s.inHand(seat, number(card)), card));
    }
    return hand;
  }

  int tilesKnown() {
    return s.tilesKnown();
  }

  int handSize(int seat) {
    return s.handSize(seat);
  }

  /** The seat's uncovered buildings in the order of their numbers. */
  List<Card> buildings(int seat) {
    List<Card> buildings = new ArrayList<>();
    for (Card card : game.rules().cardsInPlay()) {
      buildings.addAll(Collections.nCopies(s.count(seat, number(card)), card));
    }
    return buildings;
  }

  /** What lies covered under the seat's buildings of this name, oldest first. */
  List<Card> coveredBy(int seat, Card top) {
    begin();
    List<Card> covered = new ArrayList<>();
    for (int space = 0; space < s.buildings(seat); space++) {
      int place = s.nextCovered(seat, space, 0);
      for (; place < s.laidSize(); place = s.nextCovered(seat, space, place + 1)) {
        if (s.topOf(seat, space) == number(top)) {
          covered.add(game.rules().card(s.laidCard(place)));
        }
      }
    }
    return covered;
  }

  /** How many goods the seat has on its buildings of this kind (production or customs office). */
  int goodsOn(int seat, Card plant) {
    begin();
    return s.goodsAt(seat, game.rules().goodsPlace(number(plant)));
  }

  /** How many cards lie in piles (chapel, bank, harbor; also covered ones) of this seat. */
  int pileCards(int seat) {
    begin();
    return s.pileCards(seat);
  }

  int drawPileSize() {
    begin();
    return s.drawPile();
  }

  int discardPileSize() {
    begin();
    return s.discardPile();
  }

  /** Events that lie open. */
  List<Card> openEventsNow() {
    begin();
    return game.rules().cardsInPlay().stream()
        .filter(card -> (s.openEvents() & game.rules().bit(card)) != 0)
        .toList();
  }

  /** The seat's points if the game ended now. */
  int score(int seat) {
    settle();
    return game.points(s, seat);
  }

  /**
   * The seat's points from one source if the game ended now: "buildings", "piles", "triumphal
   * arch", "guild hall", "city hall", "residence", "cathedral", "palace".
   */
  int points(int seat, String source) {
    settle();
    return game.scoreSheet(s).points(seat, source);
  }

  /** The seats that win if the game ended now (several only when tied after the tie-break). */
  List<Integer> winners() {
    settle();
    return game.scoreSheet(s).winners();
  }

  int round() {
    begin();
    return s.round();
  }

  int governorNow() {
    begin();
    return s.governor();
  }

  // ---- workings
  // ---------------------------------------------------------------------------------------------------------

  /** The position as play goes on from here: what goes on top of what, and the first question. */
  @Override
  protected void begin() {
    if (begun) {
      return;
    }
    position();
    begun = true;
    listen();
    advance();
  }

  @Override
  protected Scenario self() {
    return this;
  }

  @Override
  protected boolean asksForRole() {
    return Agenda.step(s.top()) == StepId.CHOOSE_ROLE;
  }

  /**
   * Deals what was asked for and could wait: cards to be drawn are kept apart from goods and piles.
   */
  private void settle() {
    if (settled) {
      return;
    }
    settled = true;
    discards.forEach(this::take);
    deck.forEach(this::take);
    later.forEach(Runnable::run);
    discards.forEach(card -> s.discardUnseen(number(card)));
    if (onlyDeck) {
      s.setCell(Layout.DRAW_SIZE, 0);
    }
    for (int i = deck.size() - 1; i >= 0; i--) {
      int size = s.drawPile();
      s.setCell(game.rules().layout().cards + size, number(deck.get(i)));
      s.setCell(Layout.DRAW_SIZE, size + 1);
    }
    s.setCell(Layout.STACKED, deck.size());
  }

  private int number(Card card) {
    return game.rules().number(card);
  }

  private void take(Card card) {
    assertThat(s.takeFromDrawPile(number(card))).as("%s left in the draw pile", card).isTrue();
  }

  private void takeForBuilding(Card card) {
    if (card == CATHEDRAL) {
      assertThat(s.cathedralIsFree()).as("the cathedral is free").isTrue();
      s.setCell(Layout.CATHEDRAL_FREE, 0);
    } else {
      take(card);
    }
  }

  /** The kind of which most cards are left in the draw pile: nobody will miss one. */
  private int plentifulCard() {
    int[] left = new int[game.rules().kinds()];
    for (int i = 0; i < s.drawPile(); i++) {
      left[s.cell(game.rules().layout().cards + i)]++;
    }
    int best = 0;
    for (int card = 0; card < left.length; card++) {
      best = left[card] > left[best] ? card : best;
    }
    return best;
  }

  private void putOnTop(int card) {
    s.takeFromDrawPile(card);
    int size = s.drawPile();
    s.setCell(game.rules().layout().cards + size, card);
    s.setCell(Layout.DRAW_SIZE, size + 1);
  }
}

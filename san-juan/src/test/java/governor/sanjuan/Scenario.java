package governor.sanjuan;

import java.util.List;

/**
 * The scenario language of the San Juan tests: set up a table, choose in the words of the notation, look at what is offered and
 * at what came of it.
 *
 * <p>A new scenario stands at the first role choice of the second round: seat 0 is governor and is asked for a role, every seat
 * has an empty hand and no buildings, the tiles come in the order A, B, C, D, E, all other cards are in the draw pile in an
 * arbitrary (fixed) order. Seats are 0, 1, 2, 3 in turn order. Set-up calls come before the first choice.
 *
 * <p>Choices in words, all lower case, cards by the name of the config's edition:
 *
 * <ul>
 *   <li>role choice: {@code take builder}, {@code take builder with library} (the second only for the owner of a working
 *       library that is not used up); events: {@code trigger earthquake}, {@code trigger debt relief}, {@code trigger taxes},
 *       {@code trigger general amnesty}, {@code trigger free build}, {@code trigger governor visit builder}, {@code trigger
 *       governor visit builder with library};
 *   <li>builder: {@code build library} or {@code pass}; then, for the owner of a working crane, {@code beside} or {@code over
 *       chapel} ({@code over indigo plant with good} where the covered one carries a good); then the payment one piece at a
 *       time, black-market goods first ({@code pay good on indigo plant}, {@code pay good on customs office}), then hand cards
 *       in the order of {@link Card} ({@code pay well}); the cathedral is {@code build cathedral};
 *   <li>free build: {@code build well} or {@code pass};
 *   <li>producer: {@code produce on indigo plant}, in the order of {@link Card}, ended by {@code done};
 *   <li>trader: {@code sell from indigo plant}, {@code sell from customs office}, in the order of {@link Card}, ended by {@code
 *       done}; then, for a harbor owner who sold, {@code use harbor} or {@code pass};
 *   <li>councillor: each customs office owner {@code use customs office} or {@code pass}; then each seat {@code draw} or {@code
 *       pass}; then {@code keep well}, with a prefecture a second {@code keep ...} or {@code done}; with an archive {@code
 *       discard well} in the order of {@link Card};
 *   <li>prospector: {@code draw} or {@code pass}; then {@code use gold mine}, {@code use goldsmith} or {@code pass}; 1st edition
 *       gold mine {@code keep quarry}; goldsmith {@code keep well} or {@code pass};
 *   <li>round start: office building {@code discard well} (at most two) and {@code done}; chapel {@code put well under chapel}
 *       or {@code pass}; bank {@code put well under bank} ... {@code done}; hand limit {@code discard well};
 *   <li>taxes {@code discard well}; amnesty {@code discard well} ... {@code done}; earthquake {@code demolish well}, {@code
 *       demolish indigo plant with good}, {@code demolish chapel with 3 cards}, {@code demolish indigo plant with good and 2
 *       cards}.
 * </ul>
 *
 * <p>Sets (cards to pay, goods to sell, cards to discard) are picked in the order of {@link Card}: after a pick, only the same
 * or later kinds are offered. A question with a single possible answer is answered by the engine itself; {@link #choose} accepts
 * such an answer as if it had been asked.
 */
final class Scenario {

  // ---- set-up -----------------------------------------------------------------------------------------------------------

  /** A scenario of this config, such as {@code game("2e+new-buildings", 3)} or {@code game("2e+events earthquake-top-only", 4)}. */
  static Scenario game(String edition, int players) {
    throw new UnsupportedOperationException(edition + players);
  }

  /** Gives the seat these buildings, working since an earlier phase; production buildings may be named several times. */
  Scenario owns(int seat, Card... buildings) {
    throw new UnsupportedOperationException();
  }

  /** The seat's building {@code top} covers {@code covered} (the seat gets a stack of the two, only top counts). */
  Scenario ownsStack(int seat, Card top, Card covered) {
    throw new UnsupportedOperationException();
  }

  /** Puts a face-down good on one empty building of each kind named (production buildings, customs office). */
  Scenario goods(int seat, Card... plants) {
    throw new UnsupportedOperationException();
  }

  /** Puts so many cards under the seat's uncovered chapel, bank or harbor. */
  Scenario pile(int seat, Card building, int cards) {
    throw new UnsupportedOperationException();
  }

  /** Sets the seat's whole hand. */
  Scenario hand(int seat, Card... cards) {
    throw new UnsupportedOperationException();
  }

  /** The next cards to be drawn, in this order; the other cards of the draw pile follow. */
  Scenario deck(Card... cards) {
    throw new UnsupportedOperationException();
  }

  /** The draw pile holds just these cards in this order; all other cards leave the game (also those of the discard pile). */
  Scenario onlyDeck(Card... cards) {
    throw new UnsupportedOperationException();
  }

  /** The discard pile holds just these cards (taken from the draw pile). */
  Scenario discards(Card... cards) {
    throw new UnsupportedOperationException();
  }

  /** The tile, 'A' to 'E', that the next trader phase turns; the others follow in alphabetical order, cyclically. */
  Scenario nextTile(char tile) {
    throw new UnsupportedOperationException();
  }

  /** Makes this seat governor, who is asked first. */
  Scenario governor(int seat) {
    throw new UnsupportedOperationException();
  }

  /** These events lie open. */
  Scenario openEvents(Card... events) {
    throw new UnsupportedOperationException();
  }

  /** The seat has used its bank already. */
  Scenario bankUsed(int seat) {
    throw new UnsupportedOperationException();
  }

  /** Instead of a role choice, the round before is just over: the next thing is the start of a new round with this governor. */
  Scenario atRoundStart(int governor) {
    throw new UnsupportedOperationException();
  }

  // ---- play -------------------------------------------------------------------------------------------------------------

  /** The seat answers the current question; fails if it is another seat's or not offered. */
  Scenario choose(int seat, String... words) {
    throw new UnsupportedOperationException();
  }

  /** Everybody else answers with pass, done or draw-nothing until this seat is asked again (or the game is over). */
  Scenario passUntil(int seat) {
    throw new UnsupportedOperationException();
  }

  /** Everybody answers with pass or done until a role is to be chosen (or the game is over). */
  Scenario passUntilRole() {
    throw new UnsupportedOperationException();
  }

  // ---- what is asked ----------------------------------------------------------------------------------------------------

  /** The seat that is asked now, or -1 when the game is over. */
  int asked() {
    throw new UnsupportedOperationException();
  }

  /** All choices offered now, in words. */
  List<String> offers() {
    throw new UnsupportedOperationException();
  }

  /** Asserts that the seat is asked now and offered exactly these choices, in any order. */
  Scenario offersExactly(int seat, String... words) {
    throw new UnsupportedOperationException();
  }

  /** Asserts that the seat is asked now and that these are among the choices. */
  Scenario offersAmongOthers(int seat, String... words) {
    throw new UnsupportedOperationException();
  }

  /** Asserts that none of these is among the choices offered now. */
  Scenario doesNotOffer(String... words) {
    throw new UnsupportedOperationException();
  }

  boolean isOver() {
    throw new UnsupportedOperationException();
  }

  // ---- what came of it --------------------------------------------------------------------------------------------------

  /** The seat's hand in the order of {@link Card}. */
  List<Card> handOf(int seat) {
    throw new UnsupportedOperationException();
  }

  int handSize(int seat) {
    throw new UnsupportedOperationException();
  }

  /** The seat's uncovered buildings in the order of {@link Card}. */
  List<Card> buildings(int seat) {
    throw new UnsupportedOperationException();
  }

  /** How many goods the seat has on its buildings of this kind (production or customs office). */
  int goodsOn(int seat, Card plant) {
    throw new UnsupportedOperationException();
  }

  /** How many cards lie in piles (chapel, bank, harbor; also covered ones) of this seat. */
  int pileCards(int seat) {
    throw new UnsupportedOperationException();
  }

  int drawPileSize() {
    throw new UnsupportedOperationException();
  }

  int discardPileSize() {
    throw new UnsupportedOperationException();
  }

  /** Events that lie open. */
  List<Card> openEventsNow() {
    throw new UnsupportedOperationException();
  }

  /** The seat's points if the game ended now. */
  int score(int seat) {
    throw new UnsupportedOperationException();
  }

  /**
   * The seat's points from one source if the game ended now: "buildings", "piles", "triumphal arch", "guild hall", "city hall",
   * "residence", "cathedral", "palace".
   */
  int points(int seat, String source) {
    throw new UnsupportedOperationException();
  }

  /** The seats that win if the game ended now (several only when tied after the tie-break). */
  List<Integer> winners() {
    throw new UnsupportedOperationException();
  }

  int round() {
    throw new UnsupportedOperationException();
  }

  int governorNow() {
    throw new UnsupportedOperationException();
  }
}

package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;

/**
 * What lies ahead for one seat: how long the game will last, what a card and a point are worth, and
 * what its goods bring. Filled anew for every question.
 */
final class SanJuanOutlook {
  /** Who has so many buildings ends the game with the next one. */
  static final int LAST_SPACE = 11;

  private static final int COMPLETE = 12;
  private static final double PALACE_SHARE = 0.25;
  private static final int BUILDER = Role.BUILDER.ordinal();

  /** What is known of the cards in play. */
  @SuppressWarnings("NullAway.Init")
  SanJuanCards cards;

  int seat;

  /** Rounds that the game will probably last, the current one included; 0 if this is the end. */
  double rounds;

  /** What a card to pay with is worth. */
  double card;

  /** What a point is worth: more than one with a palace. */
  double point;

  /** The most buildings that a seat has. */
  int most;

  /** What a card in every round left is worth. */
  double everyRound;

  /** The seat's production buildings, as {@link SanJuanTrade} counts them. */
  private int plants;

  /** Whether it can produce, and sell, one good more than others. */
  private boolean producesMore;

  private boolean sellsMore;

  /** The cards that trade brings this seat in a round. */
  private double trade;

  /** Learns which cards are in play. */
  void read(RuleSet rules) {
    if (cards == null || cards.rules != rules) {
      cards = SanJuanCards.of(rules);
    }
  }

  void look(SanJuanState s, int viewer) {
    read(s.rules());
    seat = viewer;
    rounds = roundsLeft(s);
    card = TIE_CARD + CARD * rounds / (rounds + CARD_HALF);
    long owned = s.owned(seat);
    point = (owned & cards.palace) != 0 ? 1 + PALACE_SHARE : 1;
    everyRound = rounds * card * pace(s.players()) * (1 + COMPOUND * rounds);
    producesMore = s.rules().extraGoods(owned) != 0;
    sellsMore = s.rules().extraSales(owned) != 0;
    plants = cards.trade.plants(s, seat);
    trade = cards.trade.cards(plants, producesMore && sellsMore);
  }

  /** The same outlook if the game ended with what is done now: only points count. */
  void lookAtTheEnd() {
    rounds = 0;
    everyRound = 0;
    card = TIE_CARD;
  }

  /** How much happens in a round, compared with the four roles of four players. */
  private static double pace(int players) {
    return switch (players) {
      case 2 -> PACE_OF_TWO;
      case 3 -> PACE_OF_THREE;
      default -> 1;
    };
  }

  private static double roundsForBuilding(int players) {
    return switch (players) {
      case 2 -> ROUNDS_OF_TWO;
      case 3 -> ROUNDS_OF_THREE;
      default -> ROUNDS_OF_FOUR;
    };
  }

  private double roundsLeft(SanJuanState s) {
    int players = s.players();
    int standing = 0;
    for (int other = 0; other < players; other++) {
      standing = Math.max(standing, s.buildings(other));
    }
    most = standing;
    if (standing >= COMPLETE) {
      return 0;
    }
    boolean building = s.phase() == BUILDER;
    double expected = building ? Math.max(standing, pending(s)) : standing;
    double left = roundsForBuilding(players) * (COMPLETE - expected);
    if (!building && (s.rolesTaken() >>> BUILDER & 1) != 0) {
      left += BUILDER_GONE;
    }
    int limit = s.rules().roundLimit();
    return limit == 0 ? left : Math.min(left, limit - s.round() + 1);
  }

  /** The most buildings that a seat which is still to act after this one will probably have. */
  private double pending(SanJuanState s) {
    int turn = turn(s, seat);
    double expected = 0;
    for (int other = 0; other < s.players(); other++) {
      if (turn(s, other) > turn) {
        expected = Math.max(expected, s.buildings(other) + PENDING_BUILD);
      }
    }
    return expected;
  }

  private static int turn(SanJuanState s, int other) {
    int turn = other - s.rolePlayer();
    return turn < 0 ? turn + s.players() : turn;
  }

  /** What a production building more would bring in all rounds left, in points. */
  double plantIncome(int plant) {
    return income(cards.trade.cards(SanJuanTrade.with(plants, plant), producesMore && sellsMore));
  }

  double aqueductIncome() {
    return income(cards.trade.cards(plants, sellsMore));
  }

  double tradingPostIncome() {
    return income(cards.trade.cards(plants, producesMore));
  }

  private double income(double improved) {
    return (improved - trade) * TRADE_RATE * everyRound;
  }
}

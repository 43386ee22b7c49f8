package governor.players.heuristic;

import static governor.players.heuristic.SanJuanWeights.*;

import governor.sanjuan.Card;
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
  private static final long PALACE = Card.PALACE.bit();
  private static final long AQUEDUCT = Card.AQUEDUCT.bit();
  private static final long TRADING_POST = Card.TRADING_POST.bit();

  /** The prices of goods averaged over the five tiles. */
  private static final double[] USUAL_PRICE = usualPrices();

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

  void look(SanJuanState s, int viewer) {
    seat = viewer;
    rounds = roundsLeft(s);
    card = TIE_CARD + CARD * rounds / (rounds + CARD_HALF);
    long owned = s.owned(seat);
    point = (owned & PALACE) != 0 ? 1 + PALACE_SHARE : 1;
    everyRound = rounds * card * pace(s.players()) * (1 + COMPOUND * rounds);
    producesMore = (owned & AQUEDUCT) != 0;
    sellsMore = (owned & TRADING_POST) != 0;
    plants = SanJuanTrade.plants(s, seat);
    trade = SanJuanTrade.cards(plants, producesMore && sellsMore);
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

  /** What a good of this building will bring: by the next tile if that is known. */
  static double price(SanJuanState s, int plant) {
    int place = s.tilePlace();
    return plant < Card.PRODUCTION_KINDS && place < s.tilesKnown()
        ? RuleSet.price(s.tileAt(place), plant)
        : usualPrice(plant);
  }

  static double usualPrice(int plant) {
    return plant < Card.PRODUCTION_KINDS ? USUAL_PRICE[plant] : RuleSet.CUSTOMS_PRICE;
  }

  /** What a production building more would bring in all rounds left, in points. */
  double plantIncome(int plant) {
    return income(SanJuanTrade.cards(SanJuanTrade.with(plants, plant), producesMore && sellsMore));
  }

  double aqueductIncome() {
    return income(SanJuanTrade.cards(plants, sellsMore));
  }

  double tradingPostIncome() {
    return income(SanJuanTrade.cards(plants, producesMore));
  }

  private double income(double improved) {
    return (improved - trade) * TRADE_RATE * everyRound;
  }

  private static double[] usualPrices() {
    double[] prices = new double[Card.PRODUCTION_KINDS];
    for (int plant = 0; plant < prices.length; plant++) {
      for (int tile = 0; tile < RuleSet.TILES; tile++) {
        prices[plant] += RuleSet.price(tile, plant) / (double) RuleSet.TILES;
      }
    }
    return prices;
  }
}

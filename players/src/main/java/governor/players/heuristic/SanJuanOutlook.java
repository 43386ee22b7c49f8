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

  /** The cards that trade brings this seat in a round. */
  private double trade;

  private double producing;
  private double selling;

  void look(SanJuanState s, int viewer) {
    seat = viewer;
    rounds = roundsLeft(s);
    card = TIE_CARD + CARD * rounds / (rounds + CARD_HALF);
    point = s.owns(seat, Card.PALACE) ? 1 + PALACE_SHARE : 1;
    everyRound = rounds * card * pace(s.players()) * (1 + COMPOUND * rounds);
    producing = 1 + PRIVILEGE_SHARE + (s.owns(seat, Card.AQUEDUCT) ? 1 : 0);
    selling = 1 + PRIVILEGE_SHARE + (s.owns(seat, Card.TRADING_POST) ? 1 : 0);
    trade = trade(s, SanJuanState.NONE, producing, selling);
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
    most = 0;
    boolean building = s.phase() == BUILDER;
    double expected = 0;
    for (int other = 0; other < s.players(); other++) {
      int standing = s.buildings(other);
      most = Math.max(most, standing);
      boolean pending = building && actsAfter(s, other);
      expected = Math.max(expected, standing + (pending ? PENDING_BUILD : 0));
    }
    if (most >= COMPLETE) {
      return 0;
    }
    double left = roundsForBuilding(s.players()) * (COMPLETE - expected);
    if (!building && (s.rolesTaken() >>> BUILDER & 1) != 0) {
      left += BUILDER_GONE;
    }
    int limit = s.rules().roundLimit();
    return limit == 0 ? left : Math.min(left, limit - s.round() + 1);
  }

  /** Whether that seat is still to act in this phase, after the seat that is asked. */
  private boolean actsAfter(SanJuanState s, int other) {
    return turn(s, other) > turn(s, seat);
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
  double plantIncome(SanJuanState s, int plant) {
    return income(trade(s, plant, producing, selling));
  }

  double aqueductIncome(SanJuanState s) {
    return income(trade(s, SanJuanState.NONE, producing + 1, selling));
  }

  double tradingPostIncome(SanJuanState s) {
    return income(trade(s, SanJuanState.NONE, producing, selling + 1));
  }

  private double income(double improved) {
    return (improved - trade) * TRADE_RATE * everyRound;
  }

  /**
   * The cards from trade in a round in which goods are produced and sold: the dearest goods first,
   * as many as can be both produced and sold.
   */
  private double trade(SanJuanState s, int extraPlant, double produced, double sold) {
    double capacity = Math.min(produced, sold);
    double cards = 0;
    for (int plant = Card.PRODUCTION_KINDS - 1; plant >= 0 && capacity > 0; plant--) {
      int plants = s.count(seat, plant) + (plant == extraPlant ? 1 : 0);
      cards += Math.min(plants, capacity) * USUAL_PRICE[plant];
      capacity -= plants;
    }
    return cards;
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

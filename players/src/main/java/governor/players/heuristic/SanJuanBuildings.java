package governor.players.heuristic;

import static governor.players.heuristic.SanJuanWeights.*;

import governor.core.Hooks;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;
import org.jspecify.annotations.Nullable;

/**
 * What a building would be worth to the seat if it stood, its price apart: the points that it
 * brings at the end, and what it does in the rounds until then.
 */
final class SanJuanBuildings {
  private static final int GUILD_HALL = Card.GUILD_HALL.ordinal();
  private static final int CITY_HALL = Card.CITY_HALL.ordinal();
  private static final int TRIUMPHAL_ARCH = Card.TRIUMPHAL_ARCH.ordinal();
  private static final double FIRST_MONUMENT = 4;
  private static final double NEXT_MONUMENT = 2;
  private static final double PALACE_PART = 4;
  private static final String FIRST_EDITION = "1e";
  private static final long PALACE = Card.PALACE.bit();

  /** The cards that count for others while they are in hand. */
  static final long COUNT_IN_HAND =
      Card.GUILD_HALL.bit()
          | Card.CITY_HALL.bit()
          | Card.TRIUMPHAL_ARCH.bit()
          | Card.STATUE.bit()
          | Card.VICTORY_COLUMN.bit()
          | Card.HERO.bit();

  private static final double[] RATES = rates();

  private final SanJuanOutlook outlook;
  private @Nullable RuleSet known;

  /** What a guild hall gives for a production building, and more for the first of its kind. */
  private int guildForEach;

  private int guildForKind;

  SanJuanBuildings(SanJuanOutlook outlook) {
    this.outlook = outlook;
  }

  /** Learns the few numbers that differ between editions. */
  void read(RuleSet rules) {
    if (rules == known) {
      return;
    }
    known = rules;
    boolean first = rules.config().modules().contains(FIRST_EDITION);
    guildForEach = first ? 2 : 1;
    guildForKind = first ? 0 : 1;
  }

  double worth(SanJuanState s, int card) {
    double points = s.rules().points(card);
    if (card < Card.PRODUCTION_KINDS) {
      points += weight(s, GUILD_HALL) * guildPoints(s, card);
      return points * outlook.point + outlook.plantIncome(card);
    }
    points += weight(s, CITY_HALL);
    double rate = RATES[card];
    return points * outlook.point + (rate > 0 ? cards(rate) : effect(s, Card.of(card)));
  }

  /** How much a building of the game's end counts: fully if it stands, in part while in hand. */
  private double weight(SanJuanState s, int card) {
    if ((s.owned(outlook.seat) >>> card & 1) != 0) {
      return 1;
    }
    return (s.handMask(outlook.seat) >>> card & 1) != 0 ? IN_HAND : 0;
  }

  private double guildPoints(SanJuanState s, int plant) {
    return guildForEach + (s.count(outlook.seat, plant) == 0 ? guildForKind : 0);
  }

  /** The cards that city buildings bring in every round, whatever else stands; 0 for others. */
  private static double[] rates() {
    double[] rates = new double[Card.KINDS];
    rates[Card.SMITHY.ordinal()] = SMITHY;
    rates[Card.GOLD_MINE.ordinal()] = GOLD_MINE;
    rates[Card.ARCHIVE.ordinal()] = ARCHIVE;
    rates[Card.POOR_HOUSE.ordinal()] = POOR_HOUSE;
    rates[Card.BLACK_MARKET.ordinal()] = BLACK_MARKET;
    rates[Card.CRANE.ordinal()] = CRANE;
    rates[Card.TOWER.ordinal()] = TOWER;
    rates[Card.CARPENTER.ordinal()] = CARPENTER;
    rates[Card.PREFECTURE.ordinal()] = PREFECTURE;
    rates[Card.MARKET_HALL.ordinal()] = MARKET_HALL;
    rates[Card.QUARRY.ordinal()] = QUARRY;
    rates[Card.LIBRARY.ordinal()] = LIBRARY;
    rates[Card.GUARD_ROOM.ordinal()] = GUARD_ROOM;
    rates[Card.OFFICE_BUILDING.ordinal()] = OFFICE_BUILDING;
    rates[Card.HUT.ordinal()] = HUT;
    rates[Card.TAVERN.ordinal()] = TAVERN;
    rates[Card.CUSTOMS_OFFICE.ordinal()] = CUSTOMS_OFFICE;
    rates[Card.GOLDSMITH.ordinal()] = GOLDSMITH;
    return rates;
  }

  /** What a city building does that does not bring so many cards in every round. */
  private double effect(SanJuanState s, Card card) {
    return switch (card) {
      case TRADING_POST -> outlook.tradingPostIncome();
      case WELL -> cards(s.owns(outlook.seat, Card.AQUEDUCT) ? WELL_WITH_AQUEDUCT : WELL);
      case MARKET_STAND ->
          cards(s.owns(outlook.seat, Card.TRADING_POST) ? MARKET_STAND_WITH_POST : MARKET_STAND);
      case CHAPEL -> CHAPEL * outlook.rounds * outlook.point;
      case AQUEDUCT -> outlook.aqueductIncome();
      case STATUE, VICTORY_COLUMN, HERO -> monument(s);
      case GUILD_HALL -> end(score(s, card), GUILD_HALL_GROWTH);
      case CITY_HALL -> end(score(s, card) + 1, CITY_HALL_GROWTH);
      case TRIUMPHAL_ARCH -> end(arch(s), TRIUMPHAL_ARCH_GROWTH);
      case PALACE -> end(points(s, outlook.seat) / PALACE_PART, PALACE_GROWTH);
      case PARK -> (s.owns(outlook.seat, Card.CRANE) ? PARK_WITH_CRANE : PARK) * outlook.card;
      case BANK -> s.bankIsUsed(outlook.seat) || outlook.rounds < 1 ? 0 : BANK * outlook.point;
      case HARBOR -> HARBOR * outlook.rounds * outlook.point;
      case RESIDENCE -> end(score(s, card), RESIDENCE_GROWTH);
      case CATHEDRAL -> end(score(s, card), CATHEDRAL_GROWTH);
      default -> 0;
    };
  }

  /** So many cards in each of the rounds left. */
  private double cards(double rate) {
    return rate * outlook.everyRound;
  }

  /** Points at the end: what there is now, and what will come until then. */
  private double end(double now, double growth) {
    return (now + growth * outlook.rounds) * outlook.point;
  }

  private static int score(SanJuanState s, int seat, int card) {
    return s.rules().scoreRules().of(card).score(s, seat, 0);
  }

  private int score(SanJuanState s, Card card) {
    return score(s, outlook.seat, card.ordinal());
  }

  /** What a monument adds to a triumphal arch. */
  private double monument(SanJuanState s) {
    double weight = weight(s, TRIUMPHAL_ARCH);
    return weight == 0
        ? 0
        : weight * outlook.point * (monuments(s) == 0 ? FIRST_MONUMENT : NEXT_MONUMENT);
  }

  private int monuments(SanJuanState s) {
    return Long.bitCount(s.owned(outlook.seat) & s.rules().monuments());
  }

  /** The points of a triumphal arch, with the monuments in hand counted in part. */
  private double arch(SanJuanState s) {
    long missing = s.rules().monuments() & ~s.owned(outlook.seat);
    int standing = monuments(s);
    double hoped = IN_HAND * Long.bitCount(s.handMask(outlook.seat) & missing);
    double all = standing + hoped;
    return all < 1 ? FIRST_MONUMENT * all : FIRST_MONUMENT + NEXT_MONUMENT * (all - 1);
  }

  /** A seat's points now; of cards in piles, which are nobody else's business, only its own. */
  int points(SanJuanState s, int seat) {
    int points = s.printedPoints(seat) + (seat == outlook.seat ? s.pileCards(seat) : 0);
    long owned = s.owned(seat);
    Hooks<ScoreRule> hooks = s.rules().scoreRules();
    for (long left = owned & hooks.mask & ~PALACE; left != 0; left &= left - 1) {
      points += score(s, seat, Long.numberOfTrailingZeros(left));
    }
    return (owned & PALACE) != 0 ? points + (int) (points / PALACE_PART) : points;
  }
}

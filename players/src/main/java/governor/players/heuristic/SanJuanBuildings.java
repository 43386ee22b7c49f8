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
      return points * outlook.point + outlook.plantIncome(s, card);
    }
    points += weight(s, CITY_HALL);
    return points * outlook.point + effect(s, Card.of(card));
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

  private double effect(SanJuanState s, Card card) {
    return switch (card) {
      case INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER -> 0;
      case SMITHY -> cards(SMITHY);
      case GOLD_MINE -> cards(GOLD_MINE);
      case ARCHIVE -> cards(ARCHIVE);
      case POOR_HOUSE -> cards(POOR_HOUSE);
      case BLACK_MARKET -> cards(BLACK_MARKET);
      case TRADING_POST -> outlook.tradingPostIncome(s);
      case WELL -> cards(s.owns(outlook.seat, Card.AQUEDUCT) ? WELL_WITH_AQUEDUCT : WELL);
      case MARKET_STAND ->
          cards(s.owns(outlook.seat, Card.TRADING_POST) ? MARKET_STAND_WITH_POST : MARKET_STAND);
      case CRANE -> cards(CRANE);
      case CHAPEL -> CHAPEL * outlook.rounds * outlook.point;
      case TOWER -> cards(TOWER);
      case AQUEDUCT -> outlook.aqueductIncome(s);
      case CARPENTER -> cards(CARPENTER);
      case PREFECTURE -> cards(PREFECTURE);
      case MARKET_HALL -> cards(MARKET_HALL);
      case QUARRY -> cards(QUARRY);
      case LIBRARY -> cards(LIBRARY);
      case STATUE, VICTORY_COLUMN, HERO -> monument(s);
      case GUILD_HALL -> end(score(s, card), GUILD_HALL_GROWTH);
      case CITY_HALL -> end(score(s, card) + 1, CITY_HALL_GROWTH);
      case TRIUMPHAL_ARCH -> end(arch(s), TRIUMPHAL_ARCH_GROWTH);
      case PALACE -> end(points(s, outlook.seat) / PALACE_PART, PALACE_GROWTH);
      case GUARD_ROOM -> cards(GUARD_ROOM);
      case OFFICE_BUILDING -> cards(OFFICE_BUILDING);
      case HUT -> cards(HUT);
      case TAVERN -> cards(TAVERN);
      case PARK -> (s.owns(outlook.seat, Card.CRANE) ? PARK_WITH_CRANE : PARK) * outlook.card;
      case CUSTOMS_OFFICE -> cards(CUSTOMS_OFFICE);
      case BANK -> s.bankIsUsed(outlook.seat) || outlook.rounds < 1 ? 0 : BANK * outlook.point;
      case HARBOR -> HARBOR * outlook.rounds * outlook.point;
      case GOLDSMITH -> cards(GOLDSMITH);
      case RESIDENCE -> end(score(s, card), RESIDENCE_GROWTH);
      case CATHEDRAL -> end(score(s, card), CATHEDRAL_GROWTH);
      case EARTHQUAKE, DEBT_RELIEF, TAXES, GENERAL_AMNESTY, GOVERNOR_VISIT, FREE_BUILD -> 0;
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
    RuleSet rules = s.rules();
    int points = 0;
    for (int space = 0; space < s.buildings(seat); space++) {
      points += rules.points(s.topOf(seat, space));
      points += seat == outlook.seat ? s.pileOf(seat, space) : 0;
    }
    Hooks<ScoreRule> hooks = rules.scoreRules();
    long counting = s.owned(seat) & hooks.mask & ~Card.PALACE.bit();
    while (counting != 0) {
      points += score(s, seat, Long.numberOfTrailingZeros(counting));
      counting &= counting - 1;
    }
    return s.owns(seat, Card.PALACE) ? points + (int) (points / PALACE_PART) : points;
  }
}

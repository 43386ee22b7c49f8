package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;

import governor.core.Hooks;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.buildings.GuildHall;
import governor.sanjuan.hooks.ScoreRule;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a building would be worth to the seat if it stood, its price apart: the points that it
 * brings at the end, and what it does in the rounds until then.
 */
final class SanJuanBuildings {
  private static final double FIRST_MONUMENT = 4;
  private static final double NEXT_MONUMENT = 2;
  private static final double PALACE_PART = 4;

  /** What a city building does for the seat. */
  private interface Effect {
    double of(SanJuanState s, int card);
  }

  private final SanJuanOutlook outlook;
  private final Map<Card, Effect> effects = new HashMap<>();
  private @Nullable RuleSet known;

  /** By the cards' numbers: the cards that it brings in every round, or else what it does. */
  private double[] rates = {};

  private Effect[] effectOf = {};
  private int guildHall;
  private int cityHall;
  private int triumphalArch;

  /** What a guild hall gives for a production building, and more for the first of its kind. */
  private int guildForEach;

  private int guildForKind;

  SanJuanBuildings(SanJuanOutlook outlook) {
    this.outlook = outlook;
    effects.put(TRADING_POST, (s, card) -> outlook.tradingPostIncome());
    effects.put(WELL, (s, card) -> cards(with(s, AQUEDUCT) ? WELL_WITH_AQUEDUCT : WELL_ALONE));
    effects.put(
        MARKET_STAND,
        (s, card) -> cards(with(s, TRADING_POST) ? MARKET_STAND_WITH_POST : MARKET_STAND_ALONE));
    effects.put(CHAPEL, (s, card) -> CHAPEL_POINTS * outlook.rounds * outlook.point);
    effects.put(AQUEDUCT, (s, card) -> outlook.aqueductIncome());
    effects.put(GUILD_HALL, (s, card) -> end(score(s, card), GUILD_HALL_GROWTH));
    effects.put(CITY_HALL, (s, card) -> end(score(s, card) + 1, CITY_HALL_GROWTH));
    effects.put(TRIUMPHAL_ARCH, (s, card) -> end(arch(s), TRIUMPHAL_ARCH_GROWTH));
    effects.put(PALACE, (s, card) -> end(points(s, outlook.seat) / PALACE_PART, PALACE_GROWTH));
    effects.put(PARK, (s, card) -> (with(s, CRANE) ? PARK_WITH_CRANE : PARK_ALONE) * outlook.card);
    effects.put(BANK, (s, card) -> bank(s));
    effects.put(HARBOR, (s, card) -> HARBOR_POINTS * outlook.rounds * outlook.point);
    effects.put(RESIDENCE, (s, card) -> end(score(s, card), RESIDENCE_GROWTH));
    effects.put(CATHEDRAL, (s, card) -> end(score(s, card), CATHEDRAL_GROWTH));
  }

  /** Learns the numbers of the cards in play, and what differs between editions. */
  void read(RuleSet rules) {
    if (rules == known) {
      return;
    }
    known = rules;
    guildHall = rules.number(GUILD_HALL);
    cityHall = rules.number(CITY_HALL);
    triumphalArch = rules.number(TRIUMPHAL_ARCH);
    if (rules.card(guildHall) instanceof GuildHall hall) {
      guildForEach = hall.forEach();
      guildForKind = hall.forKind();
    }
    rates = new double[rules.kinds()];
    effectOf = new Effect[rules.kinds()];
    for (Card card : rules.cardsInPlay()) {
      int number = rules.number(card);
      rates[number] = RATES.getOrDefault(card, 0.0);
      effectOf[number] = effects.getOrDefault(card, usual(rules, number));
    }
  }

  /** What a card does that nobody has judged by name. */
  private Effect usual(RuleSet rules, int card) {
    if ((rules.monuments() >>> card & 1) != 0) {
      return (s, monument) -> monument(s);
    }
    return (rules.scoreRules().mask >>> card & 1) != 0
        ? (s, building) -> end(score(s, building), UNKNOWN_GROWTH)
        : (s, building) -> cards(UNKNOWN_RATE * s.rules().cost(building));
  }

  double worth(SanJuanState s, int card) {
    double points = s.rules().points(card);
    if (s.rules().isProduction(card)) {
      points += weight(s, guildHall) * guildPoints(s, card);
      return points * outlook.point + outlook.plantIncome(card);
    }
    points += weight(s, cityHall);
    double rate = rates[card];
    return points * outlook.point + (rate > 0 ? cards(rate) : effectOf[card].of(s, card));
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

  private boolean with(SanJuanState s, Card other) {
    return s.owns(outlook.seat, other);
  }

  private double bank(SanJuanState s) {
    return s.bankIsUsed(outlook.seat) || outlook.rounds < 1 ? 0 : BANK_POINTS * outlook.point;
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

  private int score(SanJuanState s, int card) {
    return score(s, outlook.seat, card);
  }

  /** What a monument adds to a triumphal arch. */
  private double monument(SanJuanState s) {
    double weight = weight(s, triumphalArch);
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
    for (long left = owned & hooks.mask & ~outlook.cards.palace; left != 0; left &= left - 1) {
      points += score(s, seat, Long.numberOfTrailingZeros(left));
    }
    return (owned & outlook.cards.palace) != 0 ? points + (int) (points / PALACE_PART) : points;
  }
}

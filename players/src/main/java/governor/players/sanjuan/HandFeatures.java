package governor.players.sanjuan;

import governor.core.Hooks;
import governor.players.net.FeatureList;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;
import governor.sanjuan.phases.Prices;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * The viewer's own hand: which kinds are in it, which of them could be built next time or how many
 * cards are lacking, and what the buildings that count at the end would count now.
 */
final class HandFeatures {
  private static final int PLANTS = Card.PRODUCTION_KINDS;

  /** Cards that cost up to so much more than can be paid are near. */
  private static final int NEAR = 2;

  private static final int SCORES = 10;

  /** The buildings that count at the end. */
  private static final Card[] COUNTING = {
    Card.GUILD_HALL,
    Card.CITY_HALL,
    Card.TRIUMPHAL_ARCH,
    Card.PALACE,
    Card.RESIDENCE,
    Card.CATHEDRAL
  };

  /** The places of their features among the others'; for other cards -1. */
  private static final int[] COUNTS = counts();

  private final int hand;
  private final int handTwo;
  private final int handThree;
  private final int payable;
  private final int lacksOne;
  private final int lacksTwo;
  private final int endScore;

  HandFeatures(FeatureList list) {
    hand = list.group("hand", Pieces.BUILDINGS);
    handTwo = list.group("hand two", Pieces.BUILDINGS);
    handThree = list.group("hand three", Pieces.PLANTS);
    payable = list.group("payable", Pieces.BUILDINGS);
    lacksOne = list.group("lacks one", Pieces.BUILDINGS);
    lacksTwo = list.group("lacks two", Pieces.BUILDINGS);
    endScore =
        list.group(
            "would score",
            Stream.of(COUNTING).map(Pieces::title).toList(),
            FeatureList.numbers(0, SCORES));
  }

  /** With so many cards in hand once the agenda has taken and given what it owes. */
  int write(SanJuanGame game, SanJuanState s, int me, int size, int[] f, int at) {
    int n = at;
    long working = s.working(me);
    RuleSet rules = s.rules();
    int funds = size - 1 + Prices.otherFunds(s, me, working);
    int plantFunds = funds + rules.cheaper(false, working);
    int cityFunds = funds + rules.cheaper(true, working);
    long buildable = rules.production() | ~s.owned(me);
    long reach = buildable & within(rules, plantFunds, cityFunds);
    long one = buildable & within(rules, plantFunds + 1, cityFunds + 1);
    long two = buildable & within(rules, plantFunds + NEAR, cityFunds + NEAR);
    Hooks<ScoreRule> scores = rules.scoreRules();
    for (long kinds = s.handMask(me); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      int copies = s.inHand(me, card);
      f[n++] = hand + card;
      if (copies > 1) {
        f[n++] = handTwo + card;
        if (copies > 2 && card < PLANTS) {
          f[n++] = handThree + card;
        }
      }
      if ((reach >>> card & 1) != 0) {
        f[n++] = payable + card;
      } else if ((one >>> card & 1) != 0) {
        f[n++] = lacksOne + card;
      } else if ((two >>> card & 1) != 0) {
        f[n++] = lacksTwo + card;
      }
      if (COUNTS[card] >= 0 && (buildable >>> card & 1) != 0) {
        ScoreRule rule = scores.of(card);
        int score = rule.score(s, me, rule.comesLast() ? game.points(s, me) : 0);
        f[n++] = endScore + COUNTS[card] + Math.clamp(score, 0, SCORES - 1);
      }
    }
    return n;
  }

  private static int[] counts() {
    int[] counts = new int[Card.KINDS];
    Arrays.fill(counts, -1);
    for (int i = 0; i < COUNTING.length; i++) {
      counts[COUNTING[i].ordinal()] = i * SCORES;
    }
    return counts;
  }

  private static long within(RuleSet rules, int plantFunds, int cityFunds) {
    return rules.production() & rules.costAtMost(plantFunds)
        | rules.city() & rules.costAtMost(cityFunds);
  }
}

package governor.bots.sanjuan;

import governor.core.Hooks;
import governor.nets.FeatureList;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;
import governor.sanjuan.phases.Prices;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The viewer's own hand: which kinds are in it, which of them could be built next time or how many
 * cards are lacking, and what the buildings that count at the end would count now.
 */
final class HandFeatures {
  /** Cards that cost up to so much more than can be paid are near. */
  private static final int NEAR = 2;

  private static final int SCORES = 10;

  /** For each card that counts at the end the place of its features among the others'. */
  private final int[] counts;

  private final int hand;
  private final int handTwo;
  private final int handThree;

  /** Nothing, lacks two cards, lacks one, can be paid for. */
  private final int[] lacking;

  private final int endScore;

  HandFeatures(FeatureList list, Pieces pieces) {
    RuleSet rules = pieces.rules;
    hand = list.group("hand", pieces.buildings);
    handTwo = list.group("hand two", pieces.buildings);
    handThree = list.group("hand three", pieces.plants);
    int payable = list.group("payable", pieces.buildings);
    int lacksOne = list.group("lacks one", pieces.buildings);
    int lacksTwo = list.group("lacks two", pieces.buildings);
    lacking = new int[] {0, lacksTwo, lacksOne, payable};
    List<Integer> counting =
        IntStream.range(0, rules.firstEvent())
            .filter(card -> (rules.scoreRules().mask >>> card & 1) != 0)
            .boxed()
            .toList();
    endScore =
        list.group(
            "would score",
            counting.stream().map(pieces.buildings::get).toList(),
            FeatureList.numbers(0, SCORES));
    counts = new int[rules.firstEvent()];
    for (int i = 0; i < counting.size(); i++) {
      counts[counting.get(i)] = i * SCORES;
    }
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
      f[n] = handTwo + card;
      n += atLeast(copies, 2);
      f[n] = handThree + card;
      n += atLeast(copies, 3) & (int) (rules.production() >>> card);
      // Who can pay now can pay with more cards too, so these bits count the steps.
      f[n] = lacking[(int) ((reach >>> card & 1) + (one >>> card & 1) + (two >>> card & 1))] + card;
      n += (int) (two >>> card & 1);
      if ((scores.mask & buildable & 1L << card) != 0) {
        ScoreRule rule = scores.of(card);
        int score = rule.score(s, me, rule.comesLast() ? game.points(s, me) : 0);
        f[n++] = endScore + counts[card] + Math.clamp(score, 0, SCORES - 1);
      }
    }
    return n;
  }

  /** 1 if there are so many, else 0; without a branch, which a processor could not foresee. */
  private static int atLeast(int copies, int number) {
    return number - 1 - copies >>> Integer.SIZE - 1;
  }

  private static long within(RuleSet rules, int plantFunds, int cityFunds) {
    return rules.production() & rules.costAtMost(plantFunds)
        | rules.city() & rules.costAtMost(cityFunds);
  }
}

package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Options;
import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.PlacementRule;
import governor.sanjuan.phases.Prices;

/**
 * Builder phase: the owner may build over one of the owner's buildings and pays the difference of
 * the costs only. The covered building is out of play before the new one is paid, and a good on it
 * is lost. Neither the crane itself nor a building of the same name can be covered.
 */
public final class Crane extends Card implements PlacementRule {

  public Crane() {
    super("crane");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may build over one of your buildings, but not over a "
        + rules.name(this)
        + " or one of the same name, and pay only the difference of the costs. The covered building"
        + (rules.coveredBuildingHelps()
            ? " helps with this build for the last time; "
            : " does not help with this build any more; ")
        + (rules.coveredGoodPays() ? "a good on it may help to pay and is" : "a good on it is")
        + " lost.";
  }

  @Override
  public long affordable(SanJuanState s, int seat) {
    long kinds = 0;
    long targets = s.owned(seat) & ~s.rules().bit(this);
    while (targets != 0) {
      int target = Long.numberOfTrailingZeros(targets);
      long working = workingWithout(s, seat, target);
      boolean losesGood = everyOneHasGood(s, seat, target);
      int funds = s.handSize(seat) - 1 + funds(s, seat, working, losesGood);
      long within = Prices.within(s, seat, working, funds + s.rules().credit(target));
      kinds |= within & ~(1L << target);
      targets &= targets - 1;
    }
    return kinds;
  }

  @Override
  public void offer(SanJuanState s, int seat, int card, Options out) {
    long targets = s.owned(seat) & ~s.rules().bit(this) & ~(1L << card);
    while (targets != 0) {
      int target = Long.numberOfTrailingZeros(targets);
      long working = workingWithout(s, seat, target);
      int price = Prices.of(s, seat, card, working, s.rules().credit(target));
      if (!everyOneHasGood(s, seat, target)
          && price <= s.handSize(seat) + funds(s, seat, working, false)) {
        add(s, seat, target, 0, out);
      }
      if (someHasGood(s, seat, target)
          && price <= s.handSize(seat) + funds(s, seat, working, true)) {
        add(s, seat, target, 1, out);
      }
      targets &= targets - 1;
    }
  }

  /** Offers the seat's buildings of a kind with or without goods, each kind of stack once. */
  private static void add(SanJuanState s, int seat, int target, int good, Options out) {
    if (s.rules().events() == 0 || s.count(seat, target) == 1) {
      out.add(Action.of(Verb.OVER, target, good));
      return;
    }
    for (int space = 0; space < s.buildings(seat); space++) {
      int content = s.contentOf(seat, space);
      int action = Action.of(Verb.OVER, target, content);
      if (s.topOf(seat, space) == target && (content & 1) == good && !out.contains(action)) {
        out.add(action);
      }
    }
  }

  /** The seat's buildings that would still help to pay for a building on top of this one. */
  private static long workingWithout(SanJuanState s, int seat, int target) {
    if (s.rules().coveredBuildingHelps()) {
      return s.working(seat);
    }
    return s.working(seat) & ~(1L << target);
  }

  /** What goods could pay; a good on the covered building is lost (or saved by a house rule). */
  private static int funds(SanJuanState s, int seat, long working, boolean losesGood) {
    if ((working & s.rules().paymentRules().mask) == 0) {
      return 0;
    }
    int goods = s.goods(seat) - (losesGood && !s.rules().coveredGoodPays() ? 1 : 0);
    return Math.min(goods, Prices.otherFunds(s, seat, working));
  }

  private static boolean someHasGood(SanJuanState s, int seat, int target) {
    return carriesGoods(s, target) && s.goodsAt(seat, s.rules().goodsPlace(target)) > 0;
  }

  private static boolean everyOneHasGood(SanJuanState s, int seat, int target) {
    return carriesGoods(s, target)
        && s.goodsAt(seat, s.rules().goodsPlace(target)) == s.count(seat, target);
  }

  private static boolean carriesGoods(SanJuanState s, int card) {
    return s.rules().goodsPlace(card) != RuleSet.NONE;
  }
}

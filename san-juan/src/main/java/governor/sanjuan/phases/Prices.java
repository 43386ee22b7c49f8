package governor.sanjuan.phases;

import governor.core.Hooks;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.PaymentRule;

/** What a building costs a seat, and what the seat can pay. */
public final class Prices {
  private static final int BUILDER_PRIVILEGE = 1;

  private Prices() {}

  /** The cards to be paid: never less than none. */
  public static int of(SanJuanState s, int seat, int card, long working, int credit) {
    return Math.max(0, before(s, seat, card, working, credit));
  }

  /** The price before the rule that it never falls below zero; the surplus is lost. */
  static int before(SanJuanState s, int seat, int card, long working, int credit) {
    boolean city = !s.rules().isProduction(card);
    return s.rules().cost(card) - reduction(s, seat, city, working) - credit;
  }

  /** By how much the seat builds cheaper, with these buildings at work. */
  public static int reduction(SanJuanState s, int seat, boolean city, long working) {
    return privilege(s, seat, working) + s.rules().cheaper(city, working);
  }

  private static int privilege(SanJuanState s, int seat, long working) {
    if (!s.isPrivileged(seat)) {
      return 0;
    }
    boolean twice = s.usesLibrary(seat) && (working & s.rules().doublesPrivilege()) != 0;
    return twice ? 2 * BUILDER_PRIVILEGE : BUILDER_PRIVILEGE;
  }

  /** How many cards the seat can pay from its hand and by its other means. */
  public static int funds(SanJuanState s, int seat) {
    return s.handSize(seat) + otherFunds(s, seat, s.working(seat));
  }

  /** How many cards the seat can pay with other things than hand cards. */
  public static int otherFunds(SanJuanState s, int seat, long working) {
    Hooks<PaymentRule> hooks = s.rules().paymentRules();
    long rules = working & hooks.mask;
    int funds = 0;
    while (rules != 0) {
      funds += hooks.of(Long.numberOfTrailingZeros(rules)).funds(s, seat);
      rules &= rules - 1;
    }
    return funds;
  }

  /** The kinds that the seat may build and can pay for, the cathedral among them. */
  static long affordable(SanJuanState s, int seat) {
    long working = s.working(seat);
    int funds = s.handSize(seat) - 1 + otherFunds(s, seat, working);
    long kinds = within(s, seat, working, funds);
    long placements = working & s.rules().placementRules().mask;
    while (placements != 0 && kinds != buildable(s, seat)) {
      int card = Long.numberOfTrailingZeros(placements);
      kinds |= s.rules().placementRules().of(card).affordable(s, seat);
      placements &= placements - 1;
    }
    return kinds;
  }

  /** The kinds that the seat may build, whatever they cost. */
  private static long buildable(SanJuanState s, int seat) {
    RuleSet rules = s.rules();
    long hand = s.handMask(seat) & (rules.production() | rules.city() & ~s.owned(seat));
    return s.cathedralIsFree() ? hand | 1L << rules.centre() : hand;
  }

  /**
   * The kinds that the seat may build with so many cards to spend on one from hand, and these
   * buildings at work. The cathedral is not paid with itself, so one card more can be spent on it.
   */
  public static long within(SanJuanState s, int seat, long working, int funds) {
    int reach = funds + privilege(s, seat, working);
    RuleSet rules = s.rules();
    int productionReach = reach + rules.cheaper(false, working);
    int cityReach = reach + rules.cheaper(true, working);
    long hand = s.handMask(seat);
    long kinds =
        hand & rules.production() & rules.costAtMost(productionReach)
            | hand & rules.city() & ~s.owned(seat) & rules.costAtMost(cityReach);
    if (s.cathedralIsFree()) {
      kinds |= 1L << rules.centre() & rules.costAtMost(cityReach + 1);
    }
    return kinds;
  }
}

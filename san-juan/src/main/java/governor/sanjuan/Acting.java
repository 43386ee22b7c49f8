package governor.sanjuan;

import governor.core.Config;
import governor.core.Hooks;
import governor.core.Sum;
import governor.sanjuan.hooks.*;
import java.util.List;
import java.util.function.Predicate;

/** The moments at which cards in play act, each with those that act then. */
abstract class Acting extends HouseRules {
  private final Sum plantsCheaper;
  private final Sum cityCheaper;
  private final Hooks<PaymentRule> paymentRules;
  private final Hooks<PlacementRule> placementRules;
  private final Hooks<AfterBuild> afterBuild;
  private final long rewardsSmallHand;
  private final Sum cardsForPlant;
  private final Sum cardsForCity;
  private final Hooks<BuilderEnd> builderEnd;
  private final Sum extraGoods;
  private final Hooks<AfterProduction> afterProduction;
  private final Sum extraSales;
  private final long keepsSoldGood;
  private final Hooks<AfterSale> afterSale;
  private final Hooks<TraderEnd> traderEnd;
  private final Hooks<CouncilStart> councilStart;
  private final Sum extraKept;
  private final long drawsToHand;
  private final Hooks<ProspectorRule> prospectorRules;
  private final Hooks<RoundStart> roundStart;
  private final Hooks<PutsUnder> putsUnder;
  private final Hooks<HandLimitRule> handLimitRules;
  private final int leastHandLimit;
  private final long doublesPrivilege;
  private final Hooks<PileKeeper> pileKeepers;
  private final Hooks<ScoreRule> scoreRules;
  private final long scoredLast;
  private final Hooks<EventRule> eventRules;
  private final int events;

  /** The cards by their numbers, and their numbers in the order in which they act. */
  Acting(Config config, List<Card> cards, int[] order) {
    super(config);
    Object[] acting = cards.toArray();
    Hooks<CostRule> costRules = new Hooks<>(CostRule.class, order, acting);
    plantsCheaper = new Sum(costRules, rule -> rule.reduction(false));
    cityCheaper = new Sum(costRules, rule -> rule.reduction(true));
    paymentRules = new Hooks<>(PaymentRule.class, order, acting);
    placementRules = new Hooks<>(PlacementRule.class, order, acting);
    afterBuild = new Hooks<>(AfterBuild.class, order, acting);
    rewardsSmallHand = those(afterBuild, AfterBuild::rewardsSmallHand);
    cardsForPlant = new Sum(afterBuild, rule -> rule.cards(false));
    cardsForCity = new Sum(afterBuild, rule -> rule.cards(true));
    builderEnd = new Hooks<>(BuilderEnd.class, order, acting);
    extraGoods =
        new Sum(new Hooks<>(ProductionRule.class, order, acting), ProductionRule::extraGoods);
    afterProduction = new Hooks<>(AfterProduction.class, order, acting);
    extraSales = new Sum(new Hooks<>(SaleRule.class, order, acting), SaleRule::extraSales);
    keepsSoldGood = new Hooks<>(SoldGoodRule.class, order, acting).mask;
    afterSale = new Hooks<>(AfterSale.class, order, acting);
    traderEnd = new Hooks<>(TraderEnd.class, order, acting);
    councilStart = new Hooks<>(CouncilStart.class, order, acting);
    Hooks<CouncilRule> councilRules = new Hooks<>(CouncilRule.class, order, acting);
    extraKept = new Sum(councilRules, CouncilRule::extraKept);
    drawsToHand = those(councilRules, CouncilRule::drawsToHand);
    prospectorRules = new Hooks<>(ProspectorRule.class, order, acting);
    roundStart = new Hooks<>(RoundStart.class, order, acting);
    putsUnder = new Hooks<>(PutsUnder.class, order, acting);
    handLimitRules = new Hooks<>(HandLimitRule.class, order, acting);
    leastHandLimit = least(handLimitRules);
    doublesPrivilege = new Hooks<>(PrivilegeRule.class, order, acting).mask;
    pileKeepers = new Hooks<>(PileKeeper.class, order, acting);
    scoreRules = new Hooks<>(ScoreRule.class, order, acting);
    scoredLast = those(scoreRules, ScoreRule::comesLast);
    eventRules = new Hooks<>(EventRule.class, order, acting);
    events = eventRules.size();
  }

  private static <H> long those(Hooks<H> hooks, Predicate<H> wanted) {
    long kinds = 0;
    for (int place = 0; place < hooks.size(); place++) {
      kinds |= wanted.test(hooks.at(place)) ? 1L << hooks.kind(place) : 0;
    }
    return kinds;
  }

  private static int least(Hooks<HandLimitRule> hooks) {
    int least = RuleSet.HAND_LIMIT;
    for (int place = 0; place < hooks.size(); place++) {
      least = Math.min(least, hooks.at(place).least());
    }
    return least;
  }

  // ---- builder --------------------------------------------------------------------------------

  /** By how many cards these buildings make production or city buildings cheaper. */
  public final int cheaper(boolean city, long working) {
    return (city ? cityCheaper : plantsCheaper).of(working);
  }

  public final Hooks<PaymentRule> paymentRules() {
    return paymentRules;
  }

  public final Hooks<PlacementRule> placementRules() {
    return placementRules;
  }

  public final Hooks<AfterBuild> afterBuild() {
    return afterBuild;
  }

  /** The buildings that may leave something to be done after a build. */
  public final long changesBuilding() {
    return afterBuild.mask | paymentRules.mask | placementRules.mask;
  }

  /** The buildings for which it can be worth paying more than one must. */
  public final long rewardsSmallHand() {
    return rewardsSmallHand;
  }

  /** The cards that these buildings give for a build before it is seen how small the hand is. */
  public final int cardsForBuild(boolean city, long working) {
    return (city ? cardsForCity : cardsForPlant).of(working);
  }

  public final Hooks<BuilderEnd> builderEnd() {
    return builderEnd;
  }

  // ---- producer and trader --------------------------------------------------------------------

  /** How many goods more these buildings let their owner produce. */
  public final int extraGoods(long working) {
    return extraGoods.of(working);
  }

  public final Hooks<AfterProduction> afterProduction() {
    return afterProduction;
  }

  /** How many goods more these buildings let their owner sell. */
  public final int extraSales(long working) {
    return extraSales.of(working);
  }

  /** The buildings that may take a good that was sold. */
  public final long keepsSoldGood() {
    return keepsSoldGood;
  }

  public final Hooks<AfterSale> afterSale() {
    return afterSale;
  }

  public final Hooks<TraderEnd> traderEnd() {
    return traderEnd;
  }

  // ---- councillor and prospector --------------------------------------------------------------

  public final Hooks<CouncilStart> councilStart() {
    return councilStart;
  }

  /** How many cards more these buildings let their owner keep. */
  public final int extraKept(long working) {
    return extraKept.of(working);
  }

  /** The buildings with which cards drawn join the hand at once. */
  public final long drawsToHand() {
    return drawsToHand;
  }

  public final Hooks<ProspectorRule> prospectorRules() {
    return prospectorRules;
  }

  // ---- round start ----------------------------------------------------------------------------

  public final Hooks<RoundStart> roundStart() {
    return roundStart;
  }

  public final Hooks<PutsUnder> putsUnder() {
    return putsUnder;
  }

  public final Hooks<HandLimitRule> handLimitRules() {
    return handLimitRules;
  }

  /** The least hand limit that any seat can have. */
  final int leastHandLimit() {
    return leastHandLimit;
  }

  // ---- always ---------------------------------------------------------------------------------

  /** The buildings that can double a privilege. */
  public final long doublesPrivilege() {
    return doublesPrivilege;
  }

  public final Hooks<PileKeeper> pileKeepers() {
    return pileKeepers;
  }

  public final Hooks<ScoreRule> scoreRules() {
    return scoreRules;
  }

  /** The kinds that are scored after all others. */
  final long scoredLast() {
    return scoredLast;
  }

  public final Hooks<EventRule> eventRules() {
    return eventRules;
  }

  /** How many events are in the game. */
  public final int events() {
    return events;
  }
}

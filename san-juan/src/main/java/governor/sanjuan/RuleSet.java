package governor.sanjuan;

import governor.core.Config;
import governor.core.Hooks;
import governor.core.Step;
import governor.core.Sum;
import governor.sanjuan.buildings.ExtraCard;
import governor.sanjuan.hooks.AfterBuild;
import governor.sanjuan.hooks.AfterProduction;
import governor.sanjuan.hooks.AfterSale;
import governor.sanjuan.hooks.BuilderEnd;
import governor.sanjuan.hooks.CostRule;
import governor.sanjuan.hooks.EventRule;
import governor.sanjuan.hooks.HandLimitRule;
import governor.sanjuan.hooks.PaymentRule;
import governor.sanjuan.hooks.PlacementRule;
import governor.sanjuan.hooks.ProductionRule;
import governor.sanjuan.hooks.ProspectorRule;
import governor.sanjuan.hooks.SaleRule;
import governor.sanjuan.hooks.ScoreRule;
import governor.sanjuan.hooks.TraderEnd;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An edition with its expansions and house rules, compiled: printed numbers, masks and what the
 * buildings do. Immutable, so that play never asks which edition it is.
 */
public final class RuleSet {
  /** What the good on a customs office brings, whatever the tile says. */
  public static final int CUSTOMS_PRICE = 2;

  /** How many trading house tiles there are. */
  public static final int TILES = Layout.TILES;

  /** The hand limit at the start of a round, without buildings that change it. */
  public static final int HAND_LIMIT = 7;

  /** The least that any building makes of it. */
  static final int LEAST_HAND_LIMIT = 6;

  private static final int HIGHEST_COST = 31;

  /** No card has more printed points than so many bits can say. */
  private static final int POINT_BITS = 4;

  /** Prices of the five goods on the tiles A to E. */
  private static final byte[] PRICES = {
    1, 1, 1, 2, 2,
    1, 1, 2, 2, 2,
    1, 1, 2, 2, 3,
    1, 2, 2, 2, 3,
    1, 2, 2, 3, 3,
  };

  private final Config config;
  private final int[] cost;
  private final int[] points;
  private final int[] copies;
  private final String[] names;
  private final String[] roleNames;
  private final String[] goodNames;
  private final byte[] deck;
  private final long[] costBelow = new long[HIGHEST_COST + 2];

  /** The city buildings whose points have this bit: so points are summed up in one go. */
  private final long[] cityPoints = new long[POINT_BITS];

  private final long production;
  private final long city;
  private final long monuments;
  private final @Nullable Object[] behaviours;

  private final long[] neededFor = new long[StepId.COUNT];

  private final Sum plantsCheaper;
  private final Sum cityCheaper;
  private final Hooks<PaymentRule> paymentRules;
  private final Hooks<PlacementRule> placementRules;
  private final Hooks<AfterBuild> afterBuild;
  private final Hooks<BuilderEnd> builderEnd;
  private final Sum extraGoods;
  private final Hooks<AfterProduction> afterProduction;
  private final Sum extraSales;
  private final Hooks<AfterSale> afterSale;
  private final Hooks<TraderEnd> traderEnd;
  private final Hooks<ProspectorRule> prospectorRules;
  private final Hooks<HandLimitRule> handLimitRules;
  private final Hooks<ScoreRule> scoreRules;
  private final long scoredLast;
  private final Hooks<EventRule> eventRules;
  private final int events;
  private final long rewardsSmallHand;

  private final boolean sellOneByOne;
  private final boolean coveredBuildingHelps;
  private final boolean coveredGoodPays;
  private final boolean cathedralReturns;
  private final boolean guardRoomAlways;
  private final boolean visitWithLibrary;
  private final boolean earthquakeTopOnly;
  private final boolean openPiles;
  private final boolean setupVariation;
  private final int roundLimit;

  RuleSet(RuleSetBuilder from) {
    config = from.config();
    cost = from.cost.clone();
    points = from.points.clone();
    copies = from.copies.clone();
    names = from.names.clone();
    roleNames = from.roleNames.clone();
    goodNames = from.goodNames.clone();
    behaviours = from.behaviours.clone();
    deck = new byte[deckSize(copies)];
    int filled = 0;
    long productionKinds = 0;
    long cityKinds = 0;
    for (Card card : Card.values()) {
      int kind = card.ordinal();
      for (int i = 0; card != Card.CATHEDRAL && i < copies[kind]; i++) {
        deck[filled++] = (byte) kind;
      }
      if (copies[kind] == 0 || card.isEvent()) {
        continue;
      }
      if (card.isProduction()) {
        productionKinds |= card.bit();
      } else {
        cityKinds |= card.bit();
        for (int bit = 0; bit < POINT_BITS; bit++) {
          cityPoints[bit] |= (points[kind] >>> bit & 1L) << kind;
        }
      }
      for (int bound = cost[kind] + 1; bound < costBelow.length; bound++) {
        costBelow[bound] |= card.bit();
      }
    }
    production = productionKinds;
    city = cityKinds;
    monuments = Card.STATUE.bit() | Card.VICTORY_COLUMN.bit() | Card.HERO.bit();

    plantsCheaper = new Sum(hooks(CostRule.class, from), rule -> rule.reduction(false));
    cityCheaper = new Sum(hooks(CostRule.class, from), rule -> rule.reduction(true));
    paymentRules = hooks(PaymentRule.class, from);
    placementRules = hooks(PlacementRule.class, from);
    afterBuild = hooks(AfterBuild.class, from);
    builderEnd = hooks(BuilderEnd.class, from);
    extraGoods = new Sum(hooks(ProductionRule.class, from), ProductionRule::extraGoods);
    afterProduction = hooks(AfterProduction.class, from);
    extraSales = new Sum(hooks(SaleRule.class, from), SaleRule::extraSales);
    afterSale = hooks(AfterSale.class, from);
    traderEnd = hooks(TraderEnd.class, from);
    prospectorRules = hooks(ProspectorRule.class, from);
    handLimitRules = hooks(HandLimitRule.class, from);
    scoreRules = hooks(ScoreRule.class, from);
    scoredLast = last(scoreRules);
    eventRules = hooks(EventRule.class, from);
    events = count(eventRules, copies);
    rewardsSmallHand = smallHand(afterBuild);

    neededFor[StepId.DIG] = prospectorRules.mask;
    neededFor[StepId.CARDS_UNDER] = city & (Card.CHAPEL.bit() | Card.BANK.bit());
    neededFor[StepId.of(Card.OFFICE_BUILDING)] = Card.OFFICE_BUILDING.bit();
    neededFor[StepId.of(Card.CUSTOMS_OFFICE)] = Card.CUSTOMS_OFFICE.bit();
    neededFor[StepId.of(Card.HUT)] = Card.HUT.bit();

    sellOneByOne = config.has("sell-one-by-one");
    coveredBuildingHelps = config.has("covered-building-helps");
    coveredGoodPays = config.has("covered-good-pays");
    cathedralReturns = config.has("cathedral-returns");
    guardRoomAlways = config.has("guard-room-always");
    visitWithLibrary = config.has("visit-with-library");
    earthquakeTopOnly = config.has("earthquake-top-only");
    openPiles = config.has("open-piles");
    setupVariation = config.has("setup-variation");
    roundLimit = Integer.parseInt(config.settings().getOrDefault("rounds", "0"));
  }

  private static <H> Hooks<H> hooks(Class<H> type, RuleSetBuilder from) {
    return new Hooks<>(type, from.inOrder(), from.behaviours);
  }

  private static long last(Hooks<ScoreRule> rules) {
    long last = 0;
    for (int place = 0; place < rules.size(); place++) {
      last |= rules.at(place).comesLast() ? 1L << rules.kind(place) : 0;
    }
    return last;
  }

  private static int count(Hooks<EventRule> rules, int[] copies) {
    int events = 0;
    for (int place = 0; place < rules.size(); place++) {
      events += copies[rules.kind(place)];
    }
    return events;
  }

  private static long smallHand(Hooks<AfterBuild> rules) {
    long kinds = 0;
    for (int place = 0; place < rules.size(); place++) {
      kinds |= rules.at(place).rewardsSmallHand() ? 1L << rules.kind(place) : 0;
    }
    return kinds;
  }

  private static int deckSize(int[] copies) {
    int size = -copies[Card.CATHEDRAL.ordinal()];
    for (int each : copies) {
      size += each;
    }
    return size;
  }

  // ---- numbers --------------------------------------------------------------------------------

  public Config config() {
    return config;
  }

  public int players() {
    return config.players();
  }

  /** How many role choices a round has. */
  public int picks() {
    return players() == 2 ? 3 : players();
  }

  public int cost(int card) {
    return cost[card];
  }

  public int cost(Card card) {
    return cost[card.ordinal()];
  }

  /** Printed points. */
  public int points(int card) {
    return points[card];
  }

  public int points(Card card) {
    return points[card.ordinal()];
  }

  /** The printed points of the city buildings among these kinds, one of each. */
  int cityPoints(long kinds) {
    int sum = 0;
    for (int bit = 0; bit < POINT_BITS; bit++) {
      sum += Long.bitCount(kinds & cityPoints[bit]) << bit;
    }
    return sum;
  }

  public int copies(Card card) {
    return copies[card.ordinal()];
  }

  public boolean has(Card card) {
    return copies[card.ordinal()] > 0;
  }

  /** What players of this edition call the card. */
  public String name(Card card) {
    return names[card.ordinal()];
  }

  public String name(int card) {
    return names[card];
  }

  /** What players of this edition call the role. */
  public String name(Role role) {
    return roleNames[role.ordinal()];
  }

  /** What players of this edition call the good of this production building. */
  public String goodName(int plant) {
    return goodNames[plant];
  }

  /** How many cards are in the deck, all of them in the draw pile. */
  public int deckSize() {
    return deck.length;
  }

  byte[] deck() {
    return deck;
  }

  public boolean hasCathedral() {
    return has(Card.CATHEDRAL);
  }

  /** The price of a good of this production building on this tile. */
  public static int price(int tile, int plant) {
    return PRICES[tile * Card.PRODUCTION_KINDS + plant];
  }

  /** The kinds of building with a printed cost up to this. */
  public long costAtMost(int reach) {
    return costBelow[Math.max(0, Math.min(reach, HIGHEST_COST) + 1)];
  }

  public long production() {
    return production;
  }

  public long city() {
    return city;
  }

  public long monuments() {
    return monuments;
  }

  // ---- what buildings and events do -----------------------------------------------------------

  /** By how many cards these buildings make production or city buildings cheaper. */
  public int cheaper(boolean city, long working) {
    return (city ? cityCheaper : plantsCheaper).of(working);
  }

  public Hooks<PaymentRule> paymentRules() {
    return paymentRules;
  }

  public Hooks<PlacementRule> placementRules() {
    return placementRules;
  }

  public Hooks<AfterBuild> afterBuild() {
    return afterBuild;
  }

  /** The buildings that may leave something to be done after a build. */
  public long changesBuilding() {
    return afterBuild.mask | paymentRules.mask | placementRules.mask;
  }

  public Hooks<BuilderEnd> builderEnd() {
    return builderEnd;
  }

  /** How many goods more these buildings let their owner produce. */
  public int extraGoods(long working) {
    return extraGoods.of(working);
  }

  public Hooks<AfterProduction> afterProduction() {
    return afterProduction;
  }

  /** How many goods more these buildings let their owner sell. */
  public int extraSales(long working) {
    return extraSales.of(working);
  }

  public Hooks<AfterSale> afterSale() {
    return afterSale;
  }

  public Hooks<TraderEnd> traderEnd() {
    return traderEnd;
  }

  public Hooks<ProspectorRule> prospectorRules() {
    return prospectorRules;
  }

  public Hooks<HandLimitRule> handLimitRules() {
    return handLimitRules;
  }

  public Hooks<ScoreRule> scoreRules() {
    return scoreRules;
  }

  /** The kinds that are scored after all others. */
  long scoredLast() {
    return scoredLast;
  }

  public Hooks<EventRule> eventRules() {
    return eventRules;
  }

  /** How many events are in the game. */
  public int events() {
    return events;
  }

  /** The buildings for which it can be worth paying more than one must. */
  public long rewardsSmallHand() {
    return rewardsSmallHand;
  }

  /** Whether this is the step in which a building offers its owner an extra card. */
  public boolean givesExtraCard(int step) {
    return step >= StepId.OF_CARD && behaviours[step - StepId.OF_CARD] instanceof ExtraCard;
  }

  /**
   * The kinds of building of which a seat needs one to have a turn in this step; none for most
   * steps, which concern everybody.
   */
  long neededFor(int step) {
    return neededFor[step];
  }

  /** The steps in which buildings and events ask their questions, put at their numbers. */
  @SuppressWarnings("unchecked")
  void putSteps(@Nullable Step<SanJuanState>[] steps) {
    for (Card card : Card.values()) {
      if (behaviours[card.ordinal()] instanceof Step<?> step) {
        steps[StepId.of(card)] = (Step<SanJuanState>) step;
      }
    }
  }

  // ---- house rules ----------------------------------------------------------------------------

  public boolean sellOneByOne() {
    return sellOneByOne;
  }

  public boolean coveredBuildingHelps() {
    return coveredBuildingHelps;
  }

  public boolean coveredGoodPays() {
    return coveredGoodPays;
  }

  public boolean cathedralReturns() {
    return cathedralReturns;
  }

  public boolean guardRoomAlways() {
    return guardRoomAlways;
  }

  public boolean visitWithLibrary() {
    return visitWithLibrary;
  }

  public boolean earthquakeTopOnly() {
    return earthquakeTopOnly;
  }

  public boolean openPiles() {
    return openPiles;
  }

  public boolean setupVariation() {
    return setupVariation;
  }

  /** After how many rounds the game is scored although nobody is complete; 0 for never. */
  public int roundLimit() {
    return roundLimit;
  }

  /** The cards in play, in the order of {@link Card}. */
  public List<Card> cardsInPlay() {
    return java.util.Arrays.stream(Card.values()).filter(this::has).toList();
  }
}

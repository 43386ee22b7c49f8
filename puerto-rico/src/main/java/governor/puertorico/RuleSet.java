package governor.puertorico;

import governor.core.Config;
import governor.core.Hooks;
import governor.core.Step;
import governor.puertorico.hooks.AfterBuild;
import governor.puertorico.hooks.AfterProduction;
import governor.puertorico.hooks.AfterTile;
import governor.puertorico.hooks.BeforeTile;
import governor.puertorico.hooks.LoadRule;
import governor.puertorico.hooks.PriceRule;
import governor.puertorico.hooks.QuarryRule;
import governor.puertorico.hooks.SaleRule;
import governor.puertorico.hooks.ScoreRule;
import governor.puertorico.hooks.ShipRule;
import governor.puertorico.hooks.StorageRule;
import org.jspecify.annotations.Nullable;

/**
 * The game for a number of players with its house rules, compiled: printed numbers, masks and what
 * the buildings do. Immutable, so that play never asks how many play or what the house rules are.
 */
public final class RuleSet {
  /** No building has more printed points than so many bits can say. */
  private static final int POINT_BITS = 4;

  /** The most quarries that any building lets count. */
  private static final int MOST_QUARRIES = 4;

  private static final int HIGHEST_COST = 10;

  private final Config config;
  private final int[] cost;
  private final int[] points;

  /** The buildings whose points have this bit: so points are summed up in one go. */
  private final long[] pointBits = new long[POINT_BITS];

  private final int[] circles;
  private final int[] copies;
  private final int[] spaces = new int[Building.KINDS];
  private final int[] tiles;
  private final int[] goods;
  private final int[] prices;
  private final int[] doubloons;
  private final int[] capacities;
  private final Tile[] startTiles;
  private final int roles;
  private final int picks;
  private final int pool;
  private final int colonists;
  private final long[] affordable = new long[(MOST_QUARRIES + 1) * (HIGHEST_COST + 1)];
  private final long large;
  private final @Nullable Object[] behaviours;

  private final Hooks<BeforeTile> beforeTile;
  private final Hooks<QuarryRule> quarryRules;
  private final Hooks<AfterTile> afterTile;
  private final Hooks<AfterBuild> afterBuild;
  private final Hooks<AfterProduction> afterProduction;
  private final Hooks<PriceRule> priceRules;
  private final Hooks<SaleRule> saleRules;
  private final Hooks<LoadRule> loadRules;
  private final Hooks<ShipRule> shipRules;
  private final Hooks<StorageRule> storageRules;
  private final Hooks<ScoreRule> scoreRules;

  private final boolean automaticColonists;
  private final boolean refuseColonists;
  private final boolean openPoints;
  private final int roundLimit;

  RuleSet(RuleSetBuilder from) {
    config = from.config();
    cost = from.cost.clone();
    points = from.points.clone();
    for (int building = 0; building < points.length; building++) {
      for (int bit = 0; bit < POINT_BITS; bit++) {
        pointBits[bit] |= (points[building] >>> bit & 1L) << building;
      }
    }
    circles = from.circles.clone();
    copies = from.copies.clone();
    tiles = from.tiles.clone();
    goods = from.goods.clone();
    prices = from.prices.clone();
    doubloons = from.doubloons.clone();
    capacities = from.capacities.clone();
    startTiles = from.startTiles.clone();
    roles = Role.PROSPECTOR.ordinal() + from.prospectors;
    picks = from.rolesEach * config.players();
    pool = from.pool;
    colonists = from.colonists;
    behaviours = from.behaviours.clone();
    long largeKinds = 0;
    for (Building building : Building.values()) {
      spaces[building.ordinal()] = building.spaces();
      largeKinds |= building.isLarge() ? building.bit() : 0;
    }
    large = largeKinds;
    for (int quarries = 0; quarries <= MOST_QUARRIES; quarries++) {
      for (int reach = 0; reach <= HIGHEST_COST; reach++) {
        affordable[quarries * (HIGHEST_COST + 1) + reach] = within(quarries, reach);
      }
    }

    beforeTile = hooks(BeforeTile.class);
    quarryRules = hooks(QuarryRule.class);
    afterTile = hooks(AfterTile.class);
    afterBuild = hooks(AfterBuild.class);
    afterProduction = hooks(AfterProduction.class);
    priceRules = hooks(PriceRule.class);
    saleRules = hooks(SaleRule.class);
    loadRules = hooks(LoadRule.class);
    shipRules = hooks(ShipRule.class);
    storageRules = hooks(StorageRule.class);
    scoreRules = hooks(ScoreRule.class);

    automaticColonists = config.has("automatic-colonists");
    refuseColonists = config.has("refuse-colonists");
    openPoints = config.has("open-points");
    roundLimit = Integer.parseInt(config.settings().getOrDefault("rounds", "0"));
  }

  private <H> Hooks<H> hooks(Class<H> type) {
    int[] tableOrder = new int[Building.KINDS];
    for (int building = 0; building < Building.KINDS; building++) {
      tableOrder[building] = building;
    }
    return new Hooks<>(type, tableOrder, behaviours);
  }

  private long within(int quarries, int reach) {
    long kinds = 0;
    for (int building = 0; building < Building.KINDS; building++) {
      if (cost[building] - Math.min(quarries, column(building)) <= reach) {
        kinds |= 1L << building;
      }
    }
    return kinds;
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
    return picks;
  }

  /** How many role cards there are: the first ones of {@link Role}. */
  public int roles() {
    return roles;
  }

  public int cost(int building) {
    return cost[building];
  }

  /** The printed points of all these buildings. */
  public int printedPoints(long buildings) {
    int sum = 0;
    for (int bit = 0; bit < POINT_BITS; bit++) {
      sum += Long.bitCount(buildings & pointBits[bit]) << bit;
    }
    return sum;
  }

  /** Printed points. */
  public int points(int building) {
    return points[building];
  }

  /**
   * The column of the board, which is how many quarries count for a building: as many as its
   * points.
   */
  public int column(int building) {
    return points[building];
  }

  /** How many colonists can work in a building. */
  public int circles(int building) {
    return circles[building];
  }

  /** How many spaces of a city it takes. */
  public int spaces(int building) {
    return spaces[building];
  }

  public int copies(int building) {
    return copies[building];
  }

  /** The kinds that cost at most so much with so many quarries at work. */
  public long affordable(int quarries, int reach) {
    int row = Math.min(quarries, MOST_QUARRIES) * (HIGHEST_COST + 1);
    return affordable[row + Math.min(reach, HIGHEST_COST)];
  }

  /** The kinds that take two spaces. */
  public long large() {
    return large;
  }

  /** How many tiles of a kind are in the game. */
  public int tiles(int tile) {
    return tiles[tile];
  }

  /** How many plantations are turned up for a settler phase. */
  public int rowSize() {
    return players() + 1;
  }

  /** How many barrels of a kind are in the game. */
  public int goods(int good) {
    return goods[good];
  }

  /** What the trading house pays for a barrel. */
  public int price(int good) {
    return prices[good];
  }

  /** What a seat starts with. */
  public int doubloons(int seat) {
    return doubloons[seat];
  }

  /** The tile that a seat starts with. */
  public int startTile(int seat) {
    return startTiles[seat].ordinal();
  }

  /** Points in the pool at the start. */
  public int pool() {
    return pool;
  }

  /** Colonists in the supply at the start; there are as many on the ship as players. */
  public int colonists() {
    return colonists;
  }

  /** How many cargo ships there are. */
  public int ships() {
    return capacities.length;
  }

  public int capacity(int ship) {
    return capacities[ship];
  }

  // ---- what buildings do ----------------------------------------------------------------------

  public Hooks<BeforeTile> beforeTile() {
    return beforeTile;
  }

  public Hooks<QuarryRule> quarryRules() {
    return quarryRules;
  }

  public Hooks<AfterTile> afterTile() {
    return afterTile;
  }

  public Hooks<AfterBuild> afterBuild() {
    return afterBuild;
  }

  public Hooks<AfterProduction> afterProduction() {
    return afterProduction;
  }

  public Hooks<PriceRule> priceRules() {
    return priceRules;
  }

  public Hooks<SaleRule> saleRules() {
    return saleRules;
  }

  public Hooks<LoadRule> loadRules() {
    return loadRules;
  }

  public Hooks<ShipRule> shipRules() {
    return shipRules;
  }

  public Hooks<StorageRule> storageRules() {
    return storageRules;
  }

  public Hooks<ScoreRule> scoreRules() {
    return scoreRules;
  }

  /** The steps in which buildings ask their questions, put at their numbers. */
  @SuppressWarnings("unchecked")
  void putSteps(@Nullable Step<PuertoRicoState>[] steps) {
    for (Building building : Building.values()) {
      if (behaviours[building.ordinal()] instanceof Step<?> step) {
        steps[StepId.of(building)] = (Step<PuertoRicoState>) step;
      }
    }
  }

  // ---- house rules ----------------------------------------------------------------------------

  /** Whether colonists given by a privilege or building may be declined. */
  public boolean automaticColonists() {
    return automaticColonists;
  }

  /** Whether a seat may refuse its share of the colonist ship. */
  public boolean refuseColonists() {
    return refuseColonists;
  }

  /** Whether everybody sees everybody's points. */
  public boolean openPoints() {
    return openPoints;
  }

  /** After how many rounds the game is scored although no end has come; 0 for never. */
  public int roundLimit() {
    return roundLimit;
  }
}

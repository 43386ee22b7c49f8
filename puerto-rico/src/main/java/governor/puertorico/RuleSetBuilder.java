package governor.puertorico;

import governor.core.Config;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Puts a {@link RuleSet} together: the base game, the variant for two and house rules add pieces,
 * change numbers, and say what a building does.
 */
public final class RuleSetBuilder {
  final int[] cost = new int[Building.KINDS];
  final int[] points = new int[Building.KINDS];
  final int[] circles = new int[Building.KINDS];
  final int[] copies = new int[Building.KINDS];
  final @Nullable Object[] behaviours = new Object[Building.KINDS];
  final int[] tiles = new int[Tile.KINDS];
  final int[] goods = new int[Good.KINDS];
  final int[] prices = new int[Good.KINDS];
  final int[] doubloons;
  int[] capacities = {};
  Tile[] startTiles = {};
  int prospectors;
  int rolesEach = 1;
  int pool;
  int colonists;
  private final Config config;

  public RuleSetBuilder(Config config) {
    this.config = config;
    doubloons = new int[config.players()];
  }

  public Config config() {
    return config;
  }

  // ---- pieces ---------------------------------------------------------------------------------

  /** Puts a building in play with its printed numbers. */
  public RuleSetBuilder building(
      Building building, int printedCost, int printedPoints, int circlesOnIt, int numberOfCopies) {
    int kind = building.ordinal();
    cost[kind] = printedCost;
    points[kind] = printedPoints;
    circles[kind] = circlesOnIt;
    copies[kind] = numberOfCopies;
    return this;
  }

  /** Another number of copies. */
  public RuleSetBuilder copies(Building building, int numberOfCopies) {
    copies[building.ordinal()] = numberOfCopies;
    return this;
  }

  /** Another printed cost. */
  public RuleSetBuilder cost(Building building, int printedCost) {
    cost[building.ordinal()] = printedCost;
    return this;
  }

  /**
   * What the building does: an object that implements hooks, and extends Step if it asks a
   * question. Replaces what it did before.
   */
  public RuleSetBuilder does(Building building, Object behaviour) {
    behaviours[building.ordinal()] = behaviour;
    return this;
  }

  /** So many tiles of a kind more (or, with a negative number, fewer). */
  public RuleSetBuilder tiles(Tile tile, int more) {
    tiles[tile.ordinal()] += more;
    return this;
  }

  /** A kind of goods with its number of barrels and what the trading house pays for one. */
  public RuleSetBuilder good(Good good, int barrels, int price) {
    goods[good.ordinal()] = barrels;
    prices[good.ordinal()] = price;
    return this;
  }

  /** So many barrels of a kind more (or, with a negative number, fewer). */
  public RuleSetBuilder barrels(Good good, int more) {
    goods[good.ordinal()] += more;
    return this;
  }

  // ---- set-up ---------------------------------------------------------------------------------

  /** What every seat starts with. */
  public RuleSetBuilder doubloons(int each) {
    Arrays.fill(doubloons, each);
    return this;
  }

  /** What one seat starts with more (or, with a negative number, less). */
  public RuleSetBuilder doubloons(int seat, int more) {
    doubloons[seat] += more;
    return this;
  }

  /** The tile that each seat starts with, the first governor's first. */
  public RuleSetBuilder startTiles(Tile... bySeat) {
    startTiles = bySeat;
    return this;
  }

  /** The tile that a seat starts with. */
  public Tile startTile(int seat) {
    return startTiles[seat];
  }

  /** Points in the pool and colonists beside the ship. */
  public RuleSetBuilder supplies(int pointsInPool, int colonistsInSupply) {
    pool = pointsInPool;
    colonists = colonistsInSupply;
    return this;
  }

  /** The cargo ships. */
  public RuleSetBuilder ships(int... capacitiesAscending) {
    capacities = capacitiesAscending;
    return this;
  }

  /**
   * How many prospectors are among the role cards, and how many roles each seat takes in a round.
   */
  public RuleSetBuilder roles(int prospectorCards, int takenByEach) {
    prospectors = prospectorCards;
    rolesEach = takenByEach;
    return this;
  }

  public RuleSet build() {
    return new RuleSet(this);
  }
}

package governor.puertorico;

import governor.core.Config;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Puts a {@link RuleSet} together: the base game, the variant for two, expansions and house rules
 * add pieces and change what is printed on them.
 */
public final class RuleSetBuilder {
  /** Where a building stands: this is the order in which choices are listed, then by price. */
  enum Group {
    PRODUCTION,
    SMALL,
    LARGE
  }

  /** What is printed on a building. */
  static final class Printed {
    final Building building;
    final Group group;
    final @Nullable Good product;
    final int listedBy;
    final int points;
    final int circles;
    int cost;
    int copies;

    /** Whether it comes into the game only if it is drafted. */
    boolean isDrafted;

    Printed(
        Building building,
        Group group,
        @Nullable Good product,
        int cost,
        int points,
        int circles,
        int copies) {
      this.building = building;
      this.group = group;
      this.product = product;
      this.listedBy = cost;
      this.cost = cost;
      this.points = points;
      this.circles = circles;
      this.copies = copies;
    }
  }

  final List<Printed> printed = new ArrayList<>();
  final List<Set<Building>> apart = new ArrayList<>();
  final Map<Integer, Integer> draftSpaces = new TreeMap<>();
  final int[] tiles = new int[Tile.KINDS];
  final int[] goods = new int[Good.KINDS];
  final int[] prices = new int[Good.KINDS];
  final int[] doubloons;
  int[] capacities = {};
  Tile[] startTiles = {};
  int roles;
  int rolesEach = 1;
  int pool;
  int colonists;
  int nobles;
  boolean draftsByChance;
  boolean hasFestival;
  private Consumer<Printed> copies = building -> {};
  private final Config config;

  public RuleSetBuilder(Config config) {
    this.config = config;
    doubloons = new int[config.players()];
  }

  public Config config() {
    return config;
  }

  // ---- buildings ------------------------------------------------------------------------------

  /** A production building: what it makes, cost, points, circles, copies. */
  public RuleSetBuilder production(
      Building building, Good product, int cost, int points, int circles, int copies) {
    return add(new Printed(building, Group.PRODUCTION, product, cost, points, circles, copies));
  }

  /** A production building that makes no goods: cost, points, circles, copies. */
  public RuleSetBuilder workshop(Building building, int cost, int points, int circles, int copies) {
    return add(new Printed(building, Group.PRODUCTION, null, cost, points, circles, copies));
  }

  /** A small violet building: cost, points, circles, copies. */
  public RuleSetBuilder small(Building building, int cost, int points, int circles, int copies) {
    return add(new Printed(building, Group.SMALL, null, cost, points, circles, copies));
  }

  /** A large violet building, which takes two spaces: cost, points, circles, copies. */
  public RuleSetBuilder large(Building building, int cost, int points, int circles, int copies) {
    return add(new Printed(building, Group.LARGE, null, cost, points, circles, copies));
  }

  private RuleSetBuilder add(Printed building) {
    copies.accept(building);
    printed.add(building);
    return this;
  }

  private Printed of(Building building) {
    return printed.stream()
        .filter(each -> each.building.index == building.index)
        .findFirst()
        .orElseThrow();
  }

  /** So many copies of each production building, and of each violet one, also of later ones. */
  public RuleSetBuilder copies(int ofProduction, int ofViolet) {
    copies =
        building -> building.copies = building.group == Group.PRODUCTION ? ofProduction : ofViolet;
    printed.forEach(copies);
    return this;
  }

  /** Another printed cost. */
  public RuleSetBuilder cost(Building building, int printedCost) {
    of(building).cost = printedCost;
    return this;
  }

  /** All violet buildings that are here by now are candidates: only drafted ones come in. */
  public RuleSetBuilder draft(Map<Integer, Integer> spacesByPrice, boolean byChance) {
    printed.forEach(each -> each.isDrafted = each.group != Group.PRODUCTION);
    draftSpaces.putAll(spacesByPrice);
    draftsByChance = byChance;
    return this;
  }

  /** Violet buildings that do not fulfil this leave the game. */
  public RuleSetBuilder keepViolet(Predicate<Building> wanted) {
    printed.removeIf(each -> each.group != Group.PRODUCTION && !wanted.test(each.building));
    return this;
  }

  /** Of these buildings only one can be drafted. */
  public RuleSetBuilder apart(Building one, Building other) {
    apart.add(Set.of(one, other));
    return this;
  }

  /** The buildings as they are numbered: production, small and large ones, each by price. */
  List<Printed> inOrder() {
    List<Printed> all = new ArrayList<>(printed);
    all.sort(
        Comparator.<Printed, Group>comparing(each -> each.group)
            .thenComparingInt(each -> each.listedBy));
    return all;
  }

  // ---- other pieces ---------------------------------------------------------------------------

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

  /** Nobles in the game, one of them on the ship. */
  public RuleSetBuilder nobles(int number) {
    nobles = number;
    return this;
  }

  /** Colonists beside the ship. */
  public RuleSetBuilder colonists(int inSupply) {
    colonists = inSupply;
    return this;
  }

  /** The festival gives prizes for three targets. */
  public RuleSetBuilder festival() {
    hasFestival = true;
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
    roles |= (1 << Role.PROSPECTOR.ordinal() + prospectorCards) - 1;
    rolesEach = takenByEach;
    return this;
  }

  /** One more role card. */
  public RuleSetBuilder role(Role card) {
    roles |= card.bit();
    return this;
  }

  public RuleSet build() {
    return new RuleSet(this);
  }
}

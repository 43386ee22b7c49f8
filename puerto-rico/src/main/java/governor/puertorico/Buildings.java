package governor.puertorico;

import governor.core.Step;
import governor.puertorico.RuleSetBuilder.Group;
import governor.puertorico.RuleSetBuilder.Printed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on the buildings in play. A building's number is its place in here and nowhere
 * else: production, small and large ones, each by price.
 */
abstract class Buildings extends Acting {
  /** There is no such thing in play. */
  public static final int NONE = -1;

  /** No building has more printed points than so many bits can say. */
  private static final int POINT_BITS = 4;

  /** The column of large buildings, and the most quarries that any building lets count. */
  private static final int MOST_QUARRIES = 4;

  private final List<Building> buildings;

  /** The number of each building in play by its index, and its bit. */
  private final int[] numbers;

  private final long[] bits;

  private final int[] cost;
  private final int highestCost;
  private final int[] points;

  /** The buildings whose points have this bit: so points are summed up in one go. */
  private final long[] pointBits = new long[POINT_BITS];

  private final int[] circles;
  private final int[] copies;
  private final int[] columns;
  private final int[] products;

  /** The circles of the buildings that make each good. */
  private final int[][] plants = new int[Good.KINDS][];

  private final long[] affordable;
  private final long all;
  private final long production;
  private final long makers;
  private final long large;
  private final long drafted;
  private final long[] rivals;
  private final int[] draftSpaces;

  Buildings(RuleSetBuilder from) {
    super(from.inOrder().stream().map(each -> each.building).toList(), from.hasFestival);
    List<Printed> printed = from.inOrder();
    buildings = printed.stream().map(each -> each.building).toList();
    numbers = new int[1 + buildings.stream().mapToInt(each -> each.index).max().orElse(0)];
    bits = new long[numbers.length];
    Arrays.fill(numbers, NONE);
    for (int number = 0; number < buildings.size(); number++) {
      numbers[buildings.get(number).index] = number;
      bits[buildings.get(number).index] = 1L << number;
    }
    cost = printed.stream().mapToInt(each -> each.cost).toArray();
    highestCost = Arrays.stream(cost).max().orElse(0);
    points = printed.stream().mapToInt(each -> each.points).toArray();
    circles = printed.stream().mapToInt(each -> each.circles).toArray();
    copies = printed.stream().mapToInt(each -> each.copies).toArray();
    columns =
        printed.stream()
            .mapToInt(each -> each.group == Group.LARGE ? MOST_QUARRIES : each.points)
            .toArray();
    products = printed.stream().mapToInt(Buildings::product).toArray();
    for (int good = 0; good < Good.KINDS; good++) {
      plants[good] = plantsOf(good);
    }
    for (int building = 0; building < points.length; building++) {
      for (int bit = 0; bit < POINT_BITS; bit++) {
        pointBits[bit] |= (points[building] >>> bit & 1L) << building;
      }
    }
    all = (1L << buildings.size()) - 1;
    production = mask(printed.stream().map(each -> each.group == Group.PRODUCTION).toList());
    makers = mask(printed.stream().map(each -> each.product != null).toList());
    large = mask(printed.stream().map(each -> each.group == Group.LARGE).toList());
    drafted = mask(printed.stream().map(each -> each.isDrafted).toList());
    rivals = rivals(from.apart);
    draftSpaces = new int[highestCost + 1];
    from.draftSpaces.forEach((price, spaces) -> draftSpaces[price] = spaces);
    affordable = new long[(MOST_QUARRIES + 1) * (highestCost + 1)];
    for (int quarries = 0; quarries <= MOST_QUARRIES; quarries++) {
      for (int reach = 0; reach <= highestCost; reach++) {
        affordable[quarries * (highestCost + 1) + reach] = within(quarries, reach);
      }
    }
  }

  private static int product(Printed building) {
    return building.product == null ? NONE : building.product.ordinal();
  }

  private int[] plantsOf(int good) {
    List<Integer> found = new ArrayList<>();
    for (int building = 0; building < products.length; building++) {
      if (products[building] == good) {
        found.add(Circle.ofBuilding(building));
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private static long mask(List<Boolean> wanted) {
    long mask = 0;
    for (int building = 0; building < wanted.size(); building++) {
      mask |= wanted.get(building) ? 1L << building : 0;
    }
    return mask;
  }

  /** For each building those that cannot be drafted together with it. */
  private long[] rivals(List<Set<Building>> apart) {
    long[] others = new long[buildings.size()];
    for (Set<Building> group : apart) {
      long together = 0;
      for (Building each : group) {
        together |= bit(each);
      }
      for (Building each : group) {
        if (number(each) != NONE) {
          others[number(each)] |= together & ~bit(each);
        }
      }
    }
    return others;
  }

  private long within(int quarries, int reach) {
    long kinds = 0;
    for (int building = 0; building < cost.length; building++) {
      if (cost[building] - Math.min(quarries, columns[building]) <= reach) {
        kinds |= 1L << building;
      }
    }
    return kinds;
  }

  /** How many kinds of building are in play. */
  public final int kinds() {
    return cost.length;
  }

  /** How many kinds of circle there are. */
  public final int circleKinds() {
    return Tile.KINDS + cost.length;
  }

  public final Building building(int number) {
    return buildings.get(number);
  }

  /** The number of a building, or NONE if it is not in play. */
  public final int number(Building building) {
    return building.index < numbers.length ? numbers[building.index] : NONE;
  }

  /** The bit that stands for a building in masks: none if it is not in play. */
  public final long bit(Building building) {
    return building.index < bits.length ? bits[building.index] : 0;
  }

  /** What players call the place of this kind of circle. */
  public final String place(int circle) {
    if (circle == Circle.SAN_JUAN) {
      return "San Juan";
    }
    return Circle.isOnTile(circle)
        ? Tile.of(circle).title()
        : building(Circle.building(circle)).title();
  }

  public final int cost(int building) {
    return cost[building];
  }

  /** No building costs more. */
  public final int highestCost() {
    return highestCost;
  }

  /** The printed points of all these buildings. */
  public final int printedPoints(long owned) {
    int sum = 0;
    for (int bit = 0; bit < POINT_BITS; bit++) {
      sum += Long.bitCount(owned & pointBits[bit]) << bit;
    }
    return sum;
  }

  /** Printed points. */
  public final int points(int building) {
    return points[building];
  }

  /**
   * The column of the board, which is how many quarries count for a building: as many as its
   * points, and four for a large one.
   */
  public final int column(int building) {
    return columns[building];
  }

  /** How many colonists it takes. */
  public final int circles(int building) {
    return circles[building];
  }

  /** How many spaces of a city it takes. */
  public final int spaces(int building) {
    return (large >>> building & 1) != 0 ? 2 : 1;
  }

  public final int copies(int building) {
    return copies[building];
  }

  /** The good that a building makes, or NONE. */
  public final int product(int building) {
    return products[building];
  }

  /** The circles of the buildings that make this good; corn needs none. */
  public final int[] plants(int good) {
    return plants[good];
  }

  /** The kinds that cost at most so much with so many quarries at work. */
  public final long affordable(int quarries, int reach) {
    int row = Math.min(quarries, MOST_QUARRIES) * (highestCost + 1);
    return affordable[row + Math.min(reach, highestCost)];
  }

  /** All kinds. */
  public final long all() {
    return all;
  }

  /** The production buildings; all others are violet. */
  public final long production() {
    return production;
  }

  /** The production buildings that make a good. */
  public final long makers() {
    return makers;
  }

  /** The kinds that take two spaces. */
  public final long large() {
    return large;
  }

  /** The kinds that are in the game only if they are drafted. */
  public final long drafted() {
    return drafted;
  }

  /** The kinds that are out of the game as soon as this one is drafted. */
  public final long rivals(int building) {
    return rivals[building];
  }

  /** How many kinds of this price can be drafted. */
  public final int draftSpaces(int price) {
    return draftSpaces[price];
  }

  /** The steps in which buildings ask their questions, put at their numbers. */
  void putSteps(@Nullable Step<PuertoRicoState>[] steps) {
    for (int number = 0; number < buildings.size(); number++) {
      int at = StepId.OF_BUILDING + number;
      buildings.get(number).step().ifPresent(step -> steps[at] = step);
    }
  }
}

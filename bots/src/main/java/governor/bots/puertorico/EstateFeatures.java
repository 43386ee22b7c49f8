package governor.bots.puertorico;

import static governor.nets.FeatureList.numbers;

import governor.nets.FeatureList;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.phases.CraftsmanPhase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one seat has: island, city, colonists, goods, doubloons and how far ahead it is. */
final class EstateFeatures {
  static final int SCORES = 22;
  static final int LEADS = 23;

  /** Where the buckets of differences of points begin. */
  static final List<String> LEAD_WORDS = numbers(-34, 3, LEADS);

  private static final int TILES = 5;
  private static final int QUARRY = Tile.QUARRY.ordinal();
  private static final int GOODS = 8;
  private static final int MONEY = 18;
  private static final int CAPACITY = 5;
  private static final int WORKERS = 3;
  private static final int WAITING = 5;
  private static final int EMPTY = 7;

  private final boolean mine;
  private final long makers;
  private final int[] makerPlaces;
  private final @Nullable SeatExpansions expansions;
  private final int tiles;
  private final int manned;
  private final int working;
  private final int idle;
  private final int workers;
  private final int capacity;
  private final int goods;
  private final int doubloons;
  private final int waiting;
  private final int empty;
  private final int island;
  private final int city;
  private final int ownShipDone;
  private final int ahead;

  /** Claims its features under this name; of the viewer's own estate it sees more. */
  EstateFeatures(FeatureList list, Pieces pieces, RuleSet rules, String who, boolean mine) {
    this.mine = mine;
    this.makers = rules.makers();
    this.makerPlaces = pieces.places(makers);
    tiles = list.group(who + " tiles", Pieces.TILES, numbers(1, TILES));
    manned = list.group(who + " manned", Pieces.TILES, numbers(1, TILES));
    working = list.group(who + " working", pieces.buildings);
    idle = list.group(who + " idle", pieces.buildings);
    workers = list.group(who + " workers", pieces.titles(makers), numbers(1, WORKERS));
    capacity = list.group(who + " capacity", Pieces.GOODS, numbers(1, CAPACITY));
    goods = list.group(who + " goods", Pieces.GOODS, numbers(1, GOODS));
    doubloons = list.group(who + " doubloons", numbers(0, MONEY));
    waiting = list.group(who + " waiting", numbers(0, WAITING));
    empty = list.group(who + " empty", numbers(0, EMPTY));
    island = list.group(who + " island", numbers(0, PuertoRicoState.MOST_TILES + 1));
    city = list.group(who + " city", numbers(0, PuertoRicoState.MOST_SPACES + 1));
    ownShipDone = list.flag(who + " own ship done");
    ahead = mine ? 0 : list.group(who + " ahead", LEAD_WORDS);
    expansions = SeatExpansions.of(list, pieces, rules, who);
  }

  /** All but doubloons and points. */
  int encode(PuertoRicoState s, int seat, int[] f, int at) {
    int n = island(s, seat, f, at);
    n = city(s, seat, f, n);
    n = capacity(s, seat, f, n);
    return colonists(s, seat, f, goods(s, seat, f, n));
  }

  /** Tiles, and who works on them. */
  int island(PuertoRicoState s, int seat, int[] f, int at) {
    int n = at;
    for (int tile = 0; tile < Tile.KINDS; tile++) {
      int count = s.tiles(seat, tile);
      f[n] = tiles + tile * TILES + Math.min(TILES, count) - 1;
      n += above0(count);
      if (mine || tile == QUARRY) {
        int staffed = s.manned(seat, tile);
        f[n] = manned + tile * TILES + Math.min(TILES, staffed) - 1;
        n += above0(staffed);
      }
    }
    f[n++] = island + s.islandSize(seat);
    return n;
  }

  /** What it would produce. */
  int capacity(PuertoRicoState s, int seat, int[] f, int at) {
    int n = at;
    for (int good = 0; good < Good.KINDS; good++) {
      int made = CraftsmanPhase.production(s, seat, good);
      f[n] = capacity + good * CAPACITY + Math.min(CAPACITY, made) - 1;
      n += above0(made);
    }
    return n;
  }

  /** Barrels, and the own ship. */
  int goods(PuertoRicoState s, int seat, int[] f, int at) {
    int n = at;
    if (s.goods(seat) > 0) {
      for (int good = 0; good < Good.KINDS; good++) {
        int barrels = s.goods(seat, good);
        f[n] = goods + good * GOODS + Math.min(GOODS, barrels) - 1;
        n += above0(barrels);
      }
    }
    if (s.hasUsedOwnShip(seat)) {
      f[n++] = ownShipDone;
    }
    return n;
  }

  /** Colonists without work, and places for them. */
  int colonists(PuertoRicoState s, int seat, int[] f, int at) {
    int n = expansions == null ? at : expansions.write(s, seat, f, at);
    f[n] = waiting + Math.min(WAITING - 1, s.sanJuan(seat));
    int circles = s.circles(seat) - s.colonists(seat) + s.sanJuan(seat);
    f[n + 1] = empty + Math.clamp(circles, 0, EMPTY - 1);
    return n + 2;
  }

  int doubloons(PuertoRicoState s, int seat) {
    return doubloons + Math.min(MONEY - 1, s.doubloons(seat));
  }

  /** For a seat that has so many points more than the viewer. */
  int ahead(int points) {
    return ahead + bucket(points);
  }

  /** Buildings, and room for more. */
  int city(PuertoRicoState s, int seat, int[] f, int at) {
    int n = at;
    f[n++] = city + s.freeSpaces(seat);
    long owned = s.owned(seat);
    long staffed = s.working(seat);
    for (; owned != 0; owned &= owned - 1) {
      int building = Long.numberOfTrailingZeros(owned);
      f[n++] = ((staffed >>> building & 1) != 0 ? working : idle) + building;
      if (mine && (makers >>> building & 1) != 0) {
        int colonists = s.manned(seat, Circle.ofBuilding(building));
        if (colonists > 0) {
          f[n++] = workers + makerPlaces[building] * WORKERS + Math.min(WORKERS, colonists) - 1;
        }
      }
    }
    return n;
  }

  /** 1 if there are any, else 0; without a branch, which a processor could not foresee. */
  static int above0(int number) {
    return -number >>> Integer.SIZE - 1;
  }

  /** Differences of points in steps of three, the far ends together. */
  static int bucket(int difference) {
    return Math.clamp((difference + 34) / 3, 0, LEADS - 1);
  }
}

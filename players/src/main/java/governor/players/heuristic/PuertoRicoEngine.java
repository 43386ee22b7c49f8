package governor.players.heuristic;

import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;

/**
 * What tiles and buildings bring to the seat that is asked: in a round while they have colonists,
 * and until the end of the game.
 */
final class PuertoRicoEngine {
  private static final int NO_BUILDING = -1;
  private static final int QUARRY = Tile.QUARRY.ordinal();
  private static final int MOST_QUARRIES = 4;
  private static final int TILES_BEFORE_RESIDENCE = 9;

  /** The production from which on a small and a large warehouse are of full use. */
  private static final double FILLS_SMALL = 3;

  private static final double FILLS_LARGE = 4;
  private static final int[] FACTORY_PAYS = {0, 0, 1, 2, 3, 5};

  /** The buildings of each good, the larger one second where there are two. */
  static final int[] FIRST = {
    NO_BUILDING,
    Building.SMALL_INDIGO_PLANT.ordinal(),
    Building.SMALL_SUGAR_MILL.ordinal(),
    Building.TOBACCO_STORAGE.ordinal(),
    Building.COFFEE_ROASTER.ordinal(),
  };

  static final int[] SECOND = {
    NO_BUILDING,
    Building.INDIGO_PLANT.ordinal(),
    Building.SUGAR_MILL.ordinal(),
    NO_BUILDING,
    NO_BUILDING,
  };

  /** The good that each production building makes. */
  private static final int[] MAKES = {1, 2, 1, 2, 3, 4};

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoWeights w;

  /** What the seat could produce with colonists everywhere: all barrels, and how many kinds. */
  private int barrels;

  private int kinds;

  /** What the first barrel of each good brings in a round, and what any other one. */
  private final double[] first = new double[Good.KINDS];

  private double another;

  /** What each quarry saves in a round. */
  private final double[] saved = new double[MOST_QUARRIES];

  /** For how many rounds something new will be at work. */
  private double time;

  PuertoRicoEngine(PuertoRicoOutlook outlook) {
    this.outlook = outlook;
    this.w = outlook.w;
  }

  void look(PuertoRicoState s) {
    barrels = 0;
    kinds = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      int number = Math.min(s.tiles(outlook.seat, good), slots(s, good));
      barrels += number;
      kinds += number > 0 ? 1 : 0;
    }
    lookAtRates(s);
    int vacant = Math.max(0, s.circles(outlook.seat) - s.colonists(outlook.seat));
    time = Math.clamp(outlook.rounds - w.delay, 0, w.horizon) / (1 + w.crowded * vacant);
  }

  private void lookAtRates(PuertoRicoState s) {
    int markets = PuertoRicoOutlook.markets(s, outlook.seat);
    another = w.craftRate * outlook.barrel;
    double kind = s.owns(outlook.seat, Building.FACTORY) ? outlook.money : 0;
    kind += s.owns(outlook.seat, Building.HARBOR) ? w.harborKinds : 0;
    for (int good = 0; good < Good.KINDS; good++) {
      double sold = w.firstOfKind * outlook.money * (s.rules().price(good) + markets);
      first[good] = another + w.craftRate * (kind + sold);
    }
    for (int i = 0; i < MOST_QUARRIES; i++) {
      saved[i] = Math.max(0, w.quarry - w.quarryLess * i) * w.builderRate * outlook.money;
    }
  }

  /** How many barrels of a good the seat's buildings could make; corn needs none. */
  int slots(PuertoRicoState s, int good) {
    if (good == 0) {
      return PuertoRicoState.MOST_TILES;
    }
    int slots = s.circles(outlook.seat, Circle.ofBuilding(FIRST[good]));
    if (SECOND[good] != NO_BUILDING) {
      slots += s.circles(outlook.seat, Circle.ofBuilding(SECOND[good]));
    }
    return slots;
  }

  // ---- in a round -----------------------------------------------------------------------------

  /** What it brings in a round to produce one more of a good than so many. */
  double production(int good, int before) {
    return before == 0 ? first[good] : another;
  }

  /** What it brings in a round to have one more quarry at work than so many. */
  double quarry(int before) {
    return before < MOST_QUARRIES ? saved[before] : 0;
  }

  /** What a violet building brings in a round while it works. */
  double rate(PuertoRicoState s, Building building) {
    int seat = outlook.seat;
    boolean room = !s.islandIsFull(seat);
    return switch (building) {
      case SMALL_MARKET -> sales() * outlook.money;
      case LARGE_MARKET -> 2 * sales() * outlook.money;
      case HACIENDA -> room ? w.hacienda : 0;
      case CONSTRUCTION_HUT -> room && s.quarriesLeft() > 0 ? w.constructionHut : 0;
      case SMALL_WAREHOUSE -> w.smallWarehouse * Math.min(1, barrels / FILLS_SMALL);
      case LARGE_WAREHOUSE -> w.largeWarehouse * Math.min(1, barrels / FILLS_LARGE);
      case HOSPICE -> room ? w.hospice : 0;
      case OFFICE -> kinds > 0 ? w.office : 0;
      case FACTORY -> w.craftRate * outlook.money * FACTORY_PAYS[kinds];
      case UNIVERSITY -> w.university;
      case HARBOR -> barrels == 0 ? 0 : w.captainRate * (w.harborLoads + w.harborKinds * kinds);
      case WHARF -> barrels == 0 ? 0 : w.captainRate * (w.wharf + w.wharfBarrels * barrels);
      default -> 0;
    };
  }

  private double sales() {
    return kinds == 0 ? w.hope * w.traderRate : w.traderRate;
  }

  /** What a large building would count at the end. */
  double largePoints(PuertoRicoState s, int building) {
    double growth =
        switch (Building.of(building)) {
          case GUILD_HALL -> w.guildHallGrowth;
          case RESIDENCE -> w.residenceGrowth;
          case FORTRESS -> w.fortressGrowth;
          case CUSTOMS_HOUSE -> w.customsHouseGrowth;
          default -> w.cityHallGrowth;
        };
    boolean itself = building == Building.CITY_HALL.ordinal();
    boolean more = itself && !s.owns(outlook.seat, Building.CITY_HALL);
    int now = s.rules().scoreRules().of(building).score(s, outlook.seat) + (more ? 1 : 0);
    return now + growth * outlook.rounds;
  }

  // ---- until the end --------------------------------------------------------------------------

  /** What one more tile is worth. */
  double tile(PuertoRicoState s, int tile) {
    int seat = outlook.seat;
    double value = w.tile;
    if (s.owns(seat, Building.RESIDENCE) && s.islandSize(seat) >= TILES_BEFORE_RESIDENCE) {
      value += 1;
    }
    int have = s.tiles(seat, tile);
    if (tile == QUARRY) {
      return value + time * quarry(have) - w.colonist;
    }
    double rate = production(tile, have);
    if (tile == 0) {
      return value + time * rate - w.colonist;
    }
    if (have < slots(s, tile)) {
      return value + time * rate - w.colonist;
    }
    return value + Math.max(0, w.hope * (time * rate - 2 * w.colonist) / (1 + have));
  }

  /** What a building is worth to the seat, its price apart. */
  double building(PuertoRicoState s, int building) {
    RuleSet rules = s.rules();
    int seat = outlook.seat;
    double points = rules.points(building) + w.space;
    if (building < Building.PRODUCTION_KINDS) {
      if (s.owns(seat, Building.GUILD_HALL)) {
        points += building < Building.INDIGO_PLANT.ordinal() ? 1 : 2;
      }
      return w.buildingPoints * points + plant(s, building);
    }
    if (s.owns(seat, Building.CITY_HALL)) {
      points += 1;
    }
    if ((rules.large() >>> building & 1) != 0) {
      return w.buildingPoints * (points + staffed(s) * largePoints(s, building));
    }
    double work = Math.max(0, time * rate(s, Building.of(building)) - w.colonist);
    return w.buildingPoints * points + work;
  }

  /** How surely a large building will have a colonist at the end. */
  private double staffed(PuertoRicoState s) {
    if (s.works(outlook.seat, Building.UNIVERSITY)) {
      return 1;
    }
    if (!s.endIsNear()) {
      return outlook.rounds > 1 ? 1 : w.lateStaff + (1 - w.lateStaff) * outlook.rounds;
    }
    return s.isTaken(Role.MAYOR) ? 0 : w.lateStaff;
  }

  private double plant(PuertoRicoState s, int building) {
    int good = MAKES[building];
    int seat = outlook.seat;
    int before = slots(s, good);
    int tiles = s.tiles(seat, good);
    double value = 0;
    for (int i = 0; i < s.rules().circles(building); i++) {
      double each = time * production(good, before + i) - 2 * w.colonist;
      boolean fits = before + i < tiles;
      value += Math.max(0, fits ? each : i == 0 ? w.hope * each : w.hope * w.hope * each);
    }
    return value;
  }
}

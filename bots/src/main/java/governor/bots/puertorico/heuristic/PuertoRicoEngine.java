package governor.bots.puertorico.heuristic;

import static governor.puertorico.editions.BaseGame.CITY_HALL;
import static governor.puertorico.editions.BaseGame.FACTORY;
import static governor.puertorico.editions.BaseGame.GUILD_HALL;
import static governor.puertorico.editions.BaseGame.HARBOR;
import static governor.puertorico.editions.BaseGame.RESIDENCE;
import static governor.puertorico.editions.BaseGame.UNIVERSITY;
import static governor.puertorico.editions.NewBuildings.CHURCH;

import governor.core.Hooks;
import governor.puertorico.Fair;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.hooks.ScoreRule;

/**
 * What tiles and buildings bring to the seat that is asked: in a round while they have colonists,
 * and until the end of the game.
 */
final class PuertoRicoEngine {
  private static final int QUARRY = Tile.QUARRY.ordinal();
  private static final int MOST_QUARRIES = 4;
  private static final int TILES_BEFORE_RESIDENCE = 9;

  final PuertoRicoOutlook outlook;
  final PuertoRicoWeights w;
  private final PuertoRicoWorth worth;

  /** What the seat could produce with colonists everywhere: all barrels, and how many kinds. */
  int barrels;

  int kinds;

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
    this.worth = new PuertoRicoWorth(this);
  }

  void look(PuertoRicoState s) {
    worth.read(s.rules());
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
    double kind = s.owns(outlook.seat, FACTORY) ? outlook.money : 0;
    kind += s.owns(outlook.seat, HARBOR) ? w.harborKinds : 0;
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
    int slots = 0;
    for (int plant : s.rules().plants(good)) {
      slots += s.circles(outlook.seat, plant);
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

  /** What a building that makes no goods brings in a round while it works. */
  double rate(PuertoRicoState s, int building) {
    return worth.rate(s, building);
  }

  double sales() {
    return kinds == 0 ? w.hope * w.traderRate : w.traderRate;
  }

  /** What any barrel but the first of its kind brings in a round. */
  double another() {
    return another;
  }

  /** What a large building would count at the end. */
  double largePoints(PuertoRicoState s, int building) {
    Hooks<ScoreRule> hooks = s.rules().scoreRules();
    if ((hooks.mask >>> building & 1) == 0) {
      return 0;
    }
    boolean itself = building == s.rules().number(CITY_HALL);
    boolean more = itself && !s.owns(outlook.seat, CITY_HALL);
    int now = hooks.of(building).score(s, outlook.seat) + (more ? 1 : 0);
    return now + worth.growth(building) * outlook.rounds;
  }

  // ---- until the end --------------------------------------------------------------------------

  /** What one more tile is worth. */
  double tile(PuertoRicoState s, int tile) {
    int seat = outlook.seat;
    double value = w.tile + festivalTile(s, tile) + festivalGood(s, tile, s.tiles(seat, tile));
    if (s.owns(seat, RESIDENCE) && s.islandSize(seat) >= TILES_BEFORE_RESIDENCE) {
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

  /** What a plantation is worth to somebody who could be first at the festival with it. */
  private double festivalTile(PuertoRicoState s, int tile) {
    boolean asked = w.aware && s.isOpen(Fair.PLANTATIONS) && tile == s.festivalTile();
    if (!asked) {
      return 0;
    }
    return s.tiles(outlook.seat, tile) == 2 ? w.festivalTile : w.festivalHope;
  }

  /** What it is worth for the festival to be able to make one more of a good than so many. */
  private double festivalGood(PuertoRicoState s, int good, int before) {
    boolean asked = w.versed && good < Good.KINDS && s.isOpen(Fair.PRODUCTION);
    return asked && before < s.festivalGoods(good) ? w.festivalGood : 0;
  }

  /** What one more forest is worth: half a doubloon off every building. */
  double forest(PuertoRicoState s) {
    int seat = outlook.seat;
    double value = w.tile;
    if (s.owns(seat, RESIDENCE) && s.islandSize(seat) >= TILES_BEFORE_RESIDENCE) {
      value += 1;
    }
    return w.aware ? value + time * w.forest * w.builderRate * outlook.money : 0;
  }

  /** What a building is worth to the seat, its price apart. */
  double building(PuertoRicoState s, int building) {
    RuleSet rules = s.rules();
    int seat = outlook.seat;
    double points = rules.points(building) + w.space;
    if (w.aware && s.isOpen(Fair.BUILDING) && building == s.festivalBuilding()) {
      points += w.festivalBuilding;
    }
    if (w.versed && s.works(seat, CHURCH)) {
      points += blessing(rules, building);
    }
    if ((rules.production() >>> building & 1) != 0) {
      if (s.owns(seat, GUILD_HALL)) {
        points += rules.column(building) == 1 ? 1 : 2;
      }
      if (rules.product(building) != RuleSet.NONE) {
        return w.buildingPoints * points + plant(s, building);
      }
    } else if (s.owns(seat, CITY_HALL)) {
      points += 1;
    }
    if ((rules.large() >>> building & 1) != 0) {
      return w.buildingPoints * (points + staffed(s) * largePoints(s, building));
    }
    double work = Math.max(0, time * rate(s, building) - w.colonist);
    return w.buildingPoints * points + work;
  }

  /** What the church gives for a building. */
  private static int blessing(RuleSet rules, int building) {
    boolean large = (rules.large() >>> building & 1) != 0;
    return large ? 2 : rules.column(building) > 1 ? 1 : 0;
  }

  /** How gladly a building is drafted. */
  double draft(PuertoRicoState s, int building) {
    return w.versed
        ? worth.draft(s.rules().building(building))
        : building(s, building) - s.rules().cost(building) * outlook.money;
  }

  /** How surely a large building will have a colonist at the end. */
  private double staffed(PuertoRicoState s) {
    if (s.works(outlook.seat, UNIVERSITY)) {
      return 1;
    }
    if (!s.endIsNear()) {
      return outlook.rounds > 1 ? 1 : w.lateStaff + (1 - w.lateStaff) * outlook.rounds;
    }
    return s.isTaken(Role.MAYOR) ? 0 : w.lateStaff;
  }

  private double plant(PuertoRicoState s, int building) {
    int good = s.rules().product(building);
    int seat = outlook.seat;
    int before = slots(s, good);
    int tiles = s.tiles(seat, good);
    double value = festivalGood(s, good, before);
    for (int i = 0; i < s.rules().circles(building); i++) {
      double each = time * production(good, before + i) - 2 * w.colonist;
      boolean fits = before + i < tiles;
      value += Math.max(0, fits ? each : i == 0 ? w.hope * each : w.hope * w.hope * each);
    }
    return value;
  }
}

package governor.bots.puertorico.heuristic;

import static governor.puertorico.editions.BaseGame.*;
import static governor.puertorico.editions.NewBuildings.*;
import static governor.puertorico.editions.Nobles.*;

import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What each building brings in a round while it works, and how many points a large one gains in a
 * round. A building that is not known here is worth what its rank says.
 */
final class PuertoRicoWorth {
  /** The production from which on a small and a large warehouse are of full use. */
  private static final double FILLS_SMALL = 3;

  private static final double FILLS_LARGE = 4;
  private static final int[] FACTORY_PAYS = {0, 0, 1, 2, 3, 5};
  private static final double UNKNOWN_RATE = 4;

  /** What a building brings in a round to the seat that is asked. */
  private interface Rate {
    double of(PuertoRicoState s, int seat);
  }

  private final PuertoRicoEngine engine;
  private final PuertoRicoWeights w;
  private final Map<Building, Rate> rates = new HashMap<>();
  private final Map<Building, Double> growths = new HashMap<>();

  /** The buildings of the base game. */
  private final Set<Building> base = new HashSet<>();

  /** How many of a hundred games more are won where such a building is in, by those who know. */
  private final Map<Building, Double> drafts = new HashMap<>();

  /** The same by number, for the rules that were seen last. */
  private @Nullable RuleSet rules;

  private Rate[] rateOf = {};
  private double[] growthOf = {};

  PuertoRicoWorth(PuertoRicoEngine engine) {
    this.engine = engine;
    this.w = engine.w;
    putBaseGame();
    base.addAll(rates.keySet());
    base.addAll(growths.keySet());
    putNewBuildings();
    putNobles();
    putDrafts();
  }

  /** Gets ready for positions of these rules. */
  void read(RuleSet current) {
    if (current == rules) {
      return;
    }
    rules = current;
    rateOf = new Rate[current.kinds()];
    growthOf = new double[current.kinds()];
    for (int number = 0; number < rateOf.length; number++) {
      Building building = current.building(number);
      boolean seen = w.aware || base.contains(building);
      double unknown = seen ? UNKNOWN_RATE / building.rank() : 0;
      Rate known = seen ? rates.get(building) : null;
      rateOf[number] = known != null ? known : (s, seat) -> unknown;
      growthOf[number] = seen ? growths.getOrDefault(building, w.cityHallGrowth) : 0;
    }
  }

  double rate(PuertoRicoState s, int building) {
    return rateOf[building].of(s, engine.outlook.seat);
  }

  double growth(int building) {
    return growthOf[building];
  }

  private double money() {
    return engine.outlook.money;
  }

  private static boolean hasRoom(PuertoRicoState s, int seat) {
    return !s.islandIsFull(seat);
  }

  private void putBaseGame() {
    rates.put(SMALL_MARKET, (s, seat) -> engine.sales() * money());
    rates.put(LARGE_MARKET, (s, seat) -> 2 * engine.sales() * money());
    rates.put(HACIENDA, (s, seat) -> hasRoom(s, seat) ? w.hacienda : 0);
    rates.put(
        CONSTRUCTION_HUT,
        (s, seat) -> hasRoom(s, seat) && s.quarriesLeft() > 0 ? w.constructionHut : 0);
    rates.put(
        SMALL_WAREHOUSE, (s, seat) -> w.smallWarehouse * Math.min(1, engine.barrels / FILLS_SMALL));
    rates.put(
        LARGE_WAREHOUSE, (s, seat) -> w.largeWarehouse * Math.min(1, engine.barrels / FILLS_LARGE));
    rates.put(HOSPICE, (s, seat) -> hasRoom(s, seat) ? w.hospice : 0);
    rates.put(OFFICE, (s, seat) -> engine.kinds > 0 ? w.office : 0);
    rates.put(FACTORY, (s, seat) -> w.craftRate * money() * FACTORY_PAYS[engine.kinds]);
    rates.put(UNIVERSITY, (s, seat) -> w.university);
    rates.put(HARBOR, (s, seat) -> engine.barrels == 0 ? 0 : w.captainRate * loads());
    rates.put(
        WHARF,
        (s, seat) ->
            engine.barrels == 0 ? 0 : w.captainRate * (w.wharf + w.wharfBarrels * engine.barrels));
    growths.put(GUILD_HALL, w.guildHallGrowth);
    growths.put(RESIDENCE, w.residenceGrowth);
    growths.put(FORTRESS, w.fortressGrowth);
    growths.put(CUSTOMS_HOUSE, w.customsHouseGrowth);
    growths.put(CITY_HALL, w.cityHallGrowth);
  }

  /** How often the seat loads in a captain phase. */
  private double loads() {
    return w.harborLoads + w.harborKinds * engine.kinds;
  }

  private void putNewBuildings() {
    rates.put(AQUEDUCT, (s, seat) -> largePlants(s, seat) * w.craftRate * engine.another());
    rates.put(FOREST_HOUSE, this::forestHouse);
    rates.put(BLACK_MARKET, (s, seat) -> w.blackMarket);
    rates.put(STOREHOUSE, (s, seat) -> w.storehouse * Math.min(1, engine.barrels / FILLS_SMALL));
    rates.put(GUESTHOUSE, (s, seat) -> w.guesthouse);
    rates.put(TRADING_POST, (s, seat) -> engine.kinds > 0 ? w.tradingPost : 0);
    rates.put(CHURCH, (s, seat) -> s.freeSpaces(seat) > 1 ? w.church : 0);
    rates.put(
        SMALL_WHARF,
        (s, seat) ->
            engine.barrels == 0
                ? 0
                : w.captainRate * (w.smallWharf + w.smallWharfBarrels * engine.barrels));
    rates.put(
        LIGHTHOUSE,
        (s, seat) ->
            engine.barrels == 0 ? 0 : w.captainRate * money() * w.lighthouse * 2 * loads());
    rates.put(SPECIALTY_FACTORY, (s, seat) -> w.craftRate * money() * specialty(s, seat));
    rates.put(LIBRARY, (s, seat) -> w.library);
    rates.put(UNION_HALL, (s, seat) -> w.captainRate * w.unionHall * engine.barrels);
    growths.put(CLOISTER, w.cloisterGrowth);
  }

  /** What all forests save, and what more of them will. */
  private double forestHouse(PuertoRicoState s, int seat) {
    double saves = w.forest * s.forests(seat) * w.builderRate * money();
    return saves + (hasRoom(s, seat) ? w.forestHouse : 0);
  }

  /** The goods that an aqueduct adds a barrel to, if all plantations are manned. */
  private static int largePlants(PuertoRicoState s, int seat) {
    int plants = 0;
    for (int good = 1; good < Good.KINDS; good++) {
      int[] places = s.rules().plants(good);
      boolean large = places.length > 1 && s.circles(seat, places[1]) > 0;
      plants += large && s.tiles(seat, good) > 0 ? 1 : 0;
    }
    return plants;
  }

  /** What a specialty factory would pay, if all plantations are manned. */
  private int specialty(PuertoRicoState s, int seat) {
    int most = 1;
    for (int good = 1; good < Good.KINDS; good++) {
      most = Math.max(most, Math.min(s.tiles(seat, good), engine.slots(s, good)));
    }
    return most - 1;
  }

  /**
   * What to draft: measured one against three who know the base game only, over 2,500 drafts by
   * chance. What is left out makes less than a game's difference either way.
   */
  private void putDrafts() {
    drafts.put(LIGHTHOUSE, 11.4);
    drafts.put(CHURCH, 3.0);
    drafts.put(BLACK_MARKET, 2.5);
    drafts.put(FOREST_HOUSE, 1.6);
    drafts.put(AQUEDUCT, 1.5);
    drafts.put(STATUE, 1.4);
    drafts.put(OFFICE, -1.5);
    drafts.put(SMALL_MARKET, -1.5);
    drafts.put(HACIENDA, -2.2);
    drafts.put(LARGE_MARKET, -2.3);
    drafts.put(CONSTRUCTION_HUT, -3.0);
    drafts.put(GUILD_HALL, -3.3);
    drafts.put(FACTORY, -11.4);
  }

  /** How gladly a building is drafted. */
  double draft(Building building) {
    return drafts.getOrDefault(building, 0.0);
  }

  private void putNobles() {
    rates.put(LAND_OFFICE, (s, seat) -> hasRoom(s, seat) ? w.landOffice : 0);
    rates.put(CHAPEL, (s, seat) -> w.craftRate * w.chapel);
    rates.put(HUNTING_LODGE, (s, seat) -> w.huntingLodge);
    rates.put(ZONING_OFFICE, (s, seat) -> w.builderRate * money() * w.zoningOffice);
    rates.put(
        ROYAL_SUPPLIER,
        (s, seat) -> w.captainRate * Math.min(s.nobles(seat), engine.kinds) * (1 - w.barrel));
    rates.put(VILLA, (s, seat) -> s.nobleSupply() > 0 ? w.mayorRate * w.noble : 0);
    rates.put(JEWELER, (s, seat) -> w.craftRate * money() * s.nobles(seat));
    growths.put(ROYAL_GARDEN, w.royalGardenGrowth);
  }
}

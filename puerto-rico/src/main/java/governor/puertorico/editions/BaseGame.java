package governor.puertorico.editions;

import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.RuleSetBuilder;
import governor.puertorico.Tile;
import governor.puertorico.buildings.CityHall;
import governor.puertorico.buildings.ConstructionHut;
import governor.puertorico.buildings.CustomsHouse;
import governor.puertorico.buildings.Factory;
import governor.puertorico.buildings.Fortress;
import governor.puertorico.buildings.GuildHall;
import governor.puertorico.buildings.Hacienda;
import governor.puertorico.buildings.Harbor;
import governor.puertorico.buildings.Hospice;
import governor.puertorico.buildings.Market;
import governor.puertorico.buildings.Office;
import governor.puertorico.buildings.ProductionBuilding;
import governor.puertorico.buildings.Residence;
import governor.puertorico.buildings.University;
import governor.puertorico.buildings.Warehouse;
import governor.puertorico.buildings.Wharf;

/**
 * The pieces of the game: 49 buildings (columns: cost, points, circles, copies), 50 plantations and
 * 8 quarries, 50 barrels (columns: barrels, price in the trading house).
 */
public final class BaseGame implements RuleModule {
  public static final Building SMALL_INDIGO_PLANT = new ProductionBuilding("small indigo plant");
  public static final Building SMALL_SUGAR_MILL = new ProductionBuilding("small sugar mill");
  public static final Building INDIGO_PLANT = new ProductionBuilding("indigo plant");
  public static final Building SUGAR_MILL = new ProductionBuilding("sugar mill");
  public static final Building TOBACCO_STORAGE = new ProductionBuilding("tobacco storage");
  public static final Building COFFEE_ROASTER = new ProductionBuilding("coffee roaster");
  public static final Building SMALL_MARKET = new Market("small market", 1);
  public static final Building HACIENDA = new Hacienda();
  public static final Building CONSTRUCTION_HUT = new ConstructionHut();
  public static final Building SMALL_WAREHOUSE = new Warehouse("small warehouse", 1);
  public static final Building HOSPICE = new Hospice();
  public static final Building OFFICE = new Office();
  public static final Building LARGE_MARKET = new Market("large market", 2);
  public static final Building LARGE_WAREHOUSE = new Warehouse("large warehouse", 2);
  public static final Building FACTORY = new Factory();
  public static final Building UNIVERSITY = new University();
  public static final Building HARBOR = new Harbor();
  public static final Building WHARF = new Wharf();
  public static final Building GUILD_HALL = new GuildHall();
  public static final Building RESIDENCE = new Residence();
  public static final Building FORTRESS = new Fortress();
  public static final Building CUSTOMS_HOUSE = new CustomsHouse();
  public static final Building CITY_HALL = new CityHall();

  BaseGame() {}

  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .production(SMALL_INDIGO_PLANT, Good.INDIGO, 1, 1, 1, 4)
        .production(SMALL_SUGAR_MILL, Good.SUGAR, 2, 1, 1, 4)
        .production(INDIGO_PLANT, Good.INDIGO, 3, 2, 3, 3)
        .production(SUGAR_MILL, Good.SUGAR, 4, 2, 3, 3)
        .production(TOBACCO_STORAGE, Good.TOBACCO, 5, 3, 3, 3)
        .production(COFFEE_ROASTER, Good.COFFEE, 6, 3, 2, 3);
    rules
        .small(SMALL_MARKET, 1, 1, 1, 2)
        .small(HACIENDA, 2, 1, 1, 2)
        .small(CONSTRUCTION_HUT, 2, 1, 1, 2)
        .small(SMALL_WAREHOUSE, 3, 1, 1, 2)
        .small(HOSPICE, 4, 2, 1, 2)
        .small(OFFICE, 5, 2, 1, 2)
        .small(LARGE_MARKET, 5, 2, 1, 2)
        .small(LARGE_WAREHOUSE, 6, 2, 1, 2)
        .small(FACTORY, 7, 3, 1, 2)
        .small(UNIVERSITY, 8, 3, 1, 2)
        .small(HARBOR, 8, 3, 1, 2)
        .small(WHARF, 9, 3, 1, 2);
    rules
        .large(GUILD_HALL, 10, 4, 1, 1)
        .large(RESIDENCE, 10, 4, 1, 1)
        .large(FORTRESS, 10, 4, 1, 1)
        .large(CUSTOMS_HOUSE, 10, 4, 1, 1)
        .large(CITY_HALL, 10, 4, 1, 1);
    rules
        .tiles(Tile.CORN, 10)
        .tiles(Tile.INDIGO, 12)
        .tiles(Tile.SUGAR, 11)
        .tiles(Tile.TOBACCO, 9)
        .tiles(Tile.COFFEE, 8)
        .tiles(Tile.QUARRY, 8);
    rules
        .good(Good.CORN, 10, 0)
        .good(Good.INDIGO, 11, 1)
        .good(Good.SUGAR, 11, 2)
        .good(Good.TOBACCO, 9, 3)
        .good(Good.COFFEE, 9, 4);
  }
}

package governor.puertorico.editions;

import static governor.puertorico.Building.*;

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
import governor.puertorico.buildings.Residence;
import governor.puertorico.buildings.University;
import governor.puertorico.buildings.Warehouse;
import governor.puertorico.buildings.Wharf;

/**
 * The pieces of the game: 49 buildings (columns: cost, points, circles, copies), 50 plantations and
 * 8 quarries, 50 barrels (columns: barrels, price in the trading house).
 */
final class BaseGame implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .building(SMALL_INDIGO_PLANT, 1, 1, 1, 4)
        .building(SMALL_SUGAR_MILL, 2, 1, 1, 4)
        .building(INDIGO_PLANT, 3, 2, 3, 3)
        .building(SUGAR_MILL, 4, 2, 3, 3)
        .building(TOBACCO_STORAGE, 5, 3, 3, 3)
        .building(COFFEE_ROASTER, 6, 3, 2, 3)
        .building(SMALL_MARKET, 1, 1, 1, 2)
        .building(HACIENDA, 2, 1, 1, 2)
        .building(CONSTRUCTION_HUT, 2, 1, 1, 2)
        .building(SMALL_WAREHOUSE, 3, 1, 1, 2)
        .building(HOSPICE, 4, 2, 1, 2)
        .building(OFFICE, 5, 2, 1, 2)
        .building(LARGE_MARKET, 5, 2, 1, 2)
        .building(LARGE_WAREHOUSE, 6, 2, 1, 2)
        .building(FACTORY, 7, 3, 1, 2)
        .building(UNIVERSITY, 8, 3, 1, 2)
        .building(HARBOR, 8, 3, 1, 2)
        .building(WHARF, 9, 3, 1, 2)
        .building(GUILD_HALL, 10, 4, 1, 1)
        .building(RESIDENCE, 10, 4, 1, 1)
        .building(FORTRESS, 10, 4, 1, 1)
        .building(CUSTOMS_HOUSE, 10, 4, 1, 1)
        .building(CITY_HALL, 10, 4, 1, 1);
    rules
        .does(SMALL_MARKET, new Market(1))
        .does(HACIENDA, new Hacienda())
        .does(CONSTRUCTION_HUT, new ConstructionHut())
        .does(SMALL_WAREHOUSE, new Warehouse(1))
        .does(HOSPICE, new Hospice())
        .does(OFFICE, new Office())
        .does(LARGE_MARKET, new Market(2))
        .does(LARGE_WAREHOUSE, new Warehouse(2))
        .does(FACTORY, new Factory())
        .does(UNIVERSITY, new University())
        .does(HARBOR, new Harbor())
        .does(WHARF, new Wharf())
        .does(GUILD_HALL, new GuildHall())
        .does(RESIDENCE, new Residence())
        .does(FORTRESS, new Fortress())
        .does(CUSTOMS_HOUSE, new CustomsHouse())
        .does(CITY_HALL, new CityHall());
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

package governor.sanjuan.editions;

import static governor.sanjuan.Card.*;

import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.buildings.Bank;
import governor.sanjuan.buildings.Cathedral;
import governor.sanjuan.buildings.CustomsOffice;
import governor.sanjuan.buildings.Goldsmith;
import governor.sanjuan.buildings.GuardRoom;
import governor.sanjuan.buildings.Harbor;
import governor.sanjuan.buildings.Hut;
import governor.sanjuan.buildings.OfficeBuilding;
import governor.sanjuan.buildings.Residence;
import governor.sanjuan.buildings.Tavern;

/**
 * "The New Buildings" of 2014: 29 city cards, four production cards and the cathedral. The tower
 * acts after the guard room, since its limit stands above the guard room's.
 */
final class NewBuildings implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .copies(INDIGO_PLANT, 1)
        .copies(TOBACCO_STORAGE, 1)
        .copies(COFFEE_ROASTER, 1)
        .copies(SILVER_SMELTER, 1)
        .card(GUARD_ROOM, 1, 1, 3)
        .card(OFFICE_BUILDING, 1, 1, 3)
        .card(HUT, 1, 1, 3)
        .card(TAVERN, 2, 1, 3)
        .card(PARK, 3, 2, 3)
        .card(CUSTOMS_OFFICE, 3, 2, 3)
        .card(BANK, 3, 2, 3)
        .card(HARBOR, 4, 2, 3)
        .card(GOLDSMITH, 5, 3, 3)
        .card(RESIDENCE, 6, 0, 2)
        .card(CATHEDRAL, 7, 0, 1);
    rules
        .does(GUARD_ROOM, new GuardRoom())
        .actsLast(TOWER)
        .does(OFFICE_BUILDING, new OfficeBuilding())
        .does(HUT, new Hut())
        .does(TAVERN, new Tavern(false))
        .does(CUSTOMS_OFFICE, new CustomsOffice())
        .does(BANK, new Bank())
        .does(HARBOR, new Harbor())
        .does(GOLDSMITH, new Goldsmith())
        .does(RESIDENCE, new Residence())
        .does(CATHEDRAL, new Cathedral());
  }
}

package governor.sanjuan.editions;

import static governor.sanjuan.editions.BaseGame.*;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.buildings.*;

/**
 * "The New Buildings" of 2014: 29 city cards, four production cards and the cathedral. The tower
 * acts after the guard room, since its limit stands above the guard room's.
 */
public final class NewBuildings implements RuleModule {
  public static final Card GUARD_ROOM = new GuardRoom();
  public static final Card OFFICE_BUILDING = new OfficeBuilding();
  public static final Card HUT = new Hut();
  public static final Card TAVERN = new Tavern(false);
  public static final Card PARK = new Park();
  public static final Card CUSTOMS_OFFICE = new CustomsOffice();
  public static final Card BANK = new Bank();
  public static final Card HARBOR = new Harbor();
  public static final Card GOLDSMITH = new Goldsmith();
  public static final Card RESIDENCE = new Residence();
  public static final Card CATHEDRAL = new Cathedral();

  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .copies(INDIGO_PLANT, 1)
        .copies(TOBACCO_STORAGE, 1)
        .copies(COFFEE_ROASTER, 1)
        .copies(SILVER_SMELTER, 1)
        .city(GUARD_ROOM, 1, 1, 3)
        .city(OFFICE_BUILDING, 1, 1, 3)
        .city(HUT, 1, 1, 3)
        .city(TAVERN, 2, 1, 3)
        .city(PARK, 3, 2, 3)
        .city(CUSTOMS_OFFICE, 3, 2, 3)
        .city(BANK, 3, 2, 3)
        .city(HARBOR, 4, 2, 3)
        .city(GOLDSMITH, 5, 3, 3)
        .city(RESIDENCE, 6, 0, 2)
        .centre(CATHEDRAL, 7, 0);
  }
}

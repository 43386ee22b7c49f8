package governor.puertorico.editions;

import governor.puertorico.Building;
import governor.puertorico.RuleSetBuilder;
import governor.puertorico.buildings.Chapel;
import governor.puertorico.buildings.HuntingLodge;
import governor.puertorico.buildings.Jeweler;
import governor.puertorico.buildings.LandOffice;
import governor.puertorico.buildings.RoyalGarden;
import governor.puertorico.buildings.RoyalSupplier;
import governor.puertorico.buildings.Villa;
import governor.puertorico.buildings.ZoningOffice;

/**
 * The expansion of 2009: 20 nobles, one of them on the first ship, and 15 buildings of 8 kinds
 * (columns: cost, points, circles, copies), which come in besides all others. It is played with all
 * 100 colonists, by the setting base-colonists with those of the base game.
 */
public final class Nobles implements RuleModule {
  public static final Building LAND_OFFICE = new LandOffice();
  public static final Building CHAPEL = new Chapel();
  public static final Building HUNTING_LODGE = new HuntingLodge();
  public static final Building ZONING_OFFICE = new ZoningOffice();
  public static final Building ROYAL_SUPPLIER = new RoyalSupplier();
  public static final Building VILLA = new Villa();
  public static final Building JEWELER = new Jeweler();
  public static final Building ROYAL_GARDEN = new RoyalGarden();

  private static final int NOBLES = 20;
  private static final int COLONISTS = 100;

  Nobles() {}

  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .small(LAND_OFFICE, 2, 1, 1, 2)
        .small(CHAPEL, 3, 1, 1, 2)
        .small(HUNTING_LODGE, 4, 2, 1, 2)
        .small(ZONING_OFFICE, 5, 2, 1, 2)
        .small(ROYAL_SUPPLIER, 6, 2, 1, 2)
        .small(VILLA, 7, 3, 1, 2)
        .workshop(JEWELER, 8, 3, 1, 2)
        .large(ROYAL_GARDEN, 10, 4, 1, 1);
    rules.nobles(NOBLES);
    if (!rules.config().has(Settings.BASE_COLONISTS)) {
      int onTheShip = rules.config().players() - 1;
      rules.colonists(COLONISTS - onTheShip);
    }
  }
}

package governor.puertorico;

import java.util.Locale;

/**
 * The kinds of building in the order in which choices are listed: production buildings, small
 * violet buildings by price, large violet buildings. The ordinal is the building's number in
 * states, actions and masks.
 */
public enum Building {
  SMALL_INDIGO_PLANT,
  SMALL_SUGAR_MILL,
  INDIGO_PLANT,
  SUGAR_MILL,
  TOBACCO_STORAGE,
  COFFEE_ROASTER,

  SMALL_MARKET,
  HACIENDA,
  CONSTRUCTION_HUT,
  SMALL_WAREHOUSE,
  HOSPICE,
  OFFICE,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  FACTORY,
  UNIVERSITY,
  HARBOR,
  WHARF,

  GUILD_HALL,
  RESIDENCE,
  FORTRESS,
  CUSTOMS_HOUSE,
  CITY_HALL;

  /** How many kinds there are; the length of every table indexed by building. */
  public static final int KINDS = 23;

  /** How many kinds of production building there are: the first ordinals. */
  public static final int PRODUCTION_KINDS = 6;

  private static final Building[] ALL = values();

  /** The building with this number. */
  public static Building of(int building) {
    return ALL[building];
  }

  /** The bit that stands for this building in masks. */
  public long bit() {
    return 1L << ordinal();
  }

  public boolean isProduction() {
    return ordinal() < PRODUCTION_KINDS;
  }

  /** Whether it takes two spaces of the city. */
  public boolean isLarge() {
    return ordinal() >= GUILD_HALL.ordinal();
  }

  /** How many spaces of the city it takes. */
  public int spaces() {
    return isLarge() ? 2 : 1;
  }

  /** What players call it. */
  public String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

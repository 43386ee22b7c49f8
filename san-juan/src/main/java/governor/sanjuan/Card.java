package governor.sanjuan;

/**
 * Every kind of card that any edition of San Juan knows, in the order in which choices are listed:
 * production buildings, city buildings by the order of the rulebooks, the cathedral, events.
 *
 * <p>The ordinal is the card's number in states, actions and masks, so new cards go to the end of
 * their group only if no record of an older game has to be read again; otherwise to the end.
 */
public enum Card {
  INDIGO_PLANT,
  SUGAR_MILL,
  TOBACCO_STORAGE,
  COFFEE_ROASTER,
  SILVER_SMELTER,

  SMITHY,
  GOLD_MINE,
  ARCHIVE,
  POOR_HOUSE,
  BLACK_MARKET,
  TRADING_POST,
  WELL,
  MARKET_STAND,
  CRANE,
  CHAPEL,
  TOWER,
  AQUEDUCT,
  CARPENTER,
  PREFECTURE,
  MARKET_HALL,
  QUARRY,
  LIBRARY,
  STATUE,
  VICTORY_COLUMN,
  HERO,
  GUILD_HALL,
  CITY_HALL,
  TRIUMPHAL_ARCH,
  PALACE,

  GUARD_ROOM,
  OFFICE_BUILDING,
  HUT,
  TAVERN,
  PARK,
  CUSTOMS_OFFICE,
  BANK,
  HARBOR,
  GOLDSMITH,
  RESIDENCE,
  CATHEDRAL,

  EARTHQUAKE,
  DEBT_RELIEF,
  TAXES,
  GENERAL_AMNESTY,
  GOVERNOR_VISIT,
  FREE_BUILD;

  /** How many kinds there are; the length of every table indexed by card. */
  public static final int KINDS = 46;

  /** How many kinds of production building there are: the first ordinals. */
  public static final int PRODUCTION_KINDS = 5;

  private static final Card[] ALL = values();

  /** The card with this number. */
  public static Card of(int kind) {
    return ALL[kind];
  }

  /** The bit that stands for this card in masks. */
  public long bit() {
    return 1L << ordinal();
  }

  public boolean isEvent() {
    return ordinal() >= EARTHQUAKE.ordinal();
  }

  public boolean isProduction() {
    return ordinal() < PRODUCTION_KINDS;
  }
}

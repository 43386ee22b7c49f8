package governor.sanjuan.editions;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.buildings.*;

/**
 * What all editions have in common: 110 cards. Columns: cost, points, copies. Gold mine and guild
 * hall are those of the 2nd edition.
 */
public final class BaseGame implements RuleModule {
  // What each makes, and what that sells for on the tiles A to E.
  public static final ProductionBuilding INDIGO_PLANT =
      new ProductionBuilding("indigo plant", "indigo", 1, 1, 1, 1, 1);
  public static final ProductionBuilding SUGAR_MILL =
      new ProductionBuilding("sugar mill", "sugar", 1, 1, 1, 2, 2);
  public static final ProductionBuilding TOBACCO_STORAGE =
      new ProductionBuilding("tobacco storage", "tobacco", 1, 2, 2, 2, 2);
  public static final ProductionBuilding COFFEE_ROASTER =
      new ProductionBuilding("coffee roaster", "coffee", 2, 2, 2, 2, 3);
  public static final ProductionBuilding SILVER_SMELTER =
      new ProductionBuilding("silver smelter", "silver", 2, 2, 3, 3, 3);

  public static final Card SMITHY = new Smithy();
  public static final Card GOLD_MINE = new GoldMine(false);
  public static final Card ARCHIVE = new Archive();
  public static final Card POOR_HOUSE = new PoorHouse();
  public static final Card BLACK_MARKET = new BlackMarket();
  public static final Card TRADING_POST = new TradingPost();
  public static final Card WELL = new Well();
  public static final Card MARKET_STAND = new MarketStand();
  public static final Card CRANE = new Crane();
  public static final Card CHAPEL = new Chapel();
  public static final Card TOWER = new Tower();
  public static final Card AQUEDUCT = new Aqueduct();
  public static final Card CARPENTER = new Carpenter();
  public static final Card PREFECTURE = new Prefecture();
  public static final Card MARKET_HALL = new MarketHall();
  public static final Card QUARRY = new Quarry();
  public static final Card LIBRARY = new Library();
  public static final Card STATUE = new Monument("statue");
  public static final Card VICTORY_COLUMN = new Monument("victory column");
  public static final Card HERO = new Monument("hero");
  public static final Card GUILD_HALL = new GuildHall(1, 1);
  public static final Card CITY_HALL = new CityHall();
  public static final Card TRIUMPHAL_ARCH = new TriumphalArch();
  public static final Card PALACE = new Palace();

  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .production(INDIGO_PLANT, 1, 1, 10)
        .production(SUGAR_MILL, 2, 1, 8)
        .production(TOBACCO_STORAGE, 3, 2, 8)
        .production(COFFEE_ROASTER, 4, 2, 8)
        .production(SILVER_SMELTER, 5, 3, 8)
        .city(SMITHY, 1, 1, 3)
        .city(GOLD_MINE, 1, 1, 3)
        .city(ARCHIVE, 1, 1, 3)
        .city(POOR_HOUSE, 2, 1, 3)
        .city(BLACK_MARKET, 2, 1, 3)
        .city(TRADING_POST, 2, 1, 3)
        .city(WELL, 2, 1, 3)
        .city(MARKET_STAND, 2, 1, 3)
        .city(CRANE, 2, 1, 3)
        .city(CHAPEL, 3, 2, 3)
        .city(TOWER, 3, 2, 3)
        .city(AQUEDUCT, 3, 2, 3)
        .city(CARPENTER, 3, 2, 3)
        .city(PREFECTURE, 4, 2, 3)
        .city(MARKET_HALL, 4, 2, 3)
        .city(QUARRY, 4, 2, 3)
        .city(LIBRARY, 5, 3, 3)
        .city(STATUE, 3, 3, 3)
        .city(VICTORY_COLUMN, 4, 4, 3)
        .city(HERO, 5, 5, 3)
        .city(GUILD_HALL, 6, 0, 2)
        .city(CITY_HALL, 6, 0, 2)
        .city(TRIUMPHAL_ARCH, 6, 0, 2)
        .city(PALACE, 6, 0, 2);
    rules.actFirst(CARPENTER, POOR_HOUSE, TRIUMPHAL_ARCH, CITY_HALL).actsLast(TOWER);
  }
}

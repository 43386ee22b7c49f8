package governor.sanjuan.editions;

import static governor.sanjuan.Card.*;

import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.buildings.Aqueduct;
import governor.sanjuan.buildings.BlackMarket;
import governor.sanjuan.buildings.Carpenter;
import governor.sanjuan.buildings.Chapel;
import governor.sanjuan.buildings.CityHall;
import governor.sanjuan.buildings.Crane;
import governor.sanjuan.buildings.MarketHall;
import governor.sanjuan.buildings.MarketStand;
import governor.sanjuan.buildings.Palace;
import governor.sanjuan.buildings.PoorHouse;
import governor.sanjuan.buildings.Quarry;
import governor.sanjuan.buildings.Smithy;
import governor.sanjuan.buildings.Tower;
import governor.sanjuan.buildings.TradingPost;
import governor.sanjuan.buildings.TriumphalArch;
import governor.sanjuan.buildings.Well;

/**
 * What all editions have in common: 110 cards. Columns: cost, points, copies. The gold mine and the
 * guild hall get their rule from the edition; archive, library and prefecture are asked for by name
 * in the phases they change.
 */
final class BaseGame implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .card(INDIGO_PLANT, 1, 1, 10)
        .card(SUGAR_MILL, 2, 1, 8)
        .card(TOBACCO_STORAGE, 3, 2, 8)
        .card(COFFEE_ROASTER, 4, 2, 8)
        .card(SILVER_SMELTER, 5, 3, 8)
        .card(SMITHY, 1, 1, 3)
        .card(GOLD_MINE, 1, 1, 3)
        .card(ARCHIVE, 1, 1, 3)
        .card(POOR_HOUSE, 2, 1, 3)
        .card(BLACK_MARKET, 2, 1, 3)
        .card(TRADING_POST, 2, 1, 3)
        .card(WELL, 2, 1, 3)
        .card(MARKET_STAND, 2, 1, 3)
        .card(CRANE, 2, 1, 3)
        .card(CHAPEL, 3, 2, 3)
        .card(TOWER, 3, 2, 3)
        .card(AQUEDUCT, 3, 2, 3)
        .card(CARPENTER, 3, 2, 3)
        .card(PREFECTURE, 4, 2, 3)
        .card(MARKET_HALL, 4, 2, 3)
        .card(QUARRY, 4, 2, 3)
        .card(LIBRARY, 5, 3, 3)
        .card(STATUE, 3, 3, 3)
        .card(VICTORY_COLUMN, 4, 4, 3)
        .card(HERO, 5, 5, 3)
        .card(GUILD_HALL, 6, 0, 2)
        .card(CITY_HALL, 6, 0, 2)
        .card(TRIUMPHAL_ARCH, 6, 0, 2)
        .card(PALACE, 6, 0, 2);
    rules
        .does(SMITHY, new Smithy())
        .does(QUARRY, new Quarry())
        .does(BLACK_MARKET, new BlackMarket())
        .does(CRANE, new Crane())
        .does(CARPENTER, new Carpenter())
        .does(POOR_HOUSE, new PoorHouse())
        .does(AQUEDUCT, new Aqueduct())
        .does(WELL, new Well())
        .does(TRADING_POST, new TradingPost())
        .does(MARKET_STAND, new MarketStand())
        .does(MARKET_HALL, new MarketHall())
        .does(CHAPEL, new Chapel())
        .does(TOWER, new Tower())
        .does(TRIUMPHAL_ARCH, new TriumphalArch())
        .does(CITY_HALL, new CityHall())
        .does(PALACE, new Palace());
  }
}

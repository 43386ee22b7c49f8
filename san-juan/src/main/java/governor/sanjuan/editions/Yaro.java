package governor.sanjuan.editions;

import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;

import governor.sanjuan.Role;
import governor.sanjuan.RuleSetBuilder;

/** The redesign of 2017: the 2nd edition under other names. */
final class Yaro implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    new BaseGame().install(rules);
    rules
        .name(INDIGO_PLANT, "tomato plant")
        .name(SUGAR_MILL, "pond farm")
        .name(TOBACCO_STORAGE, "mill")
        .name(COFFEE_ROASTER, "zeppelin shipyard")
        .name(SILVER_SMELTER, "shipyard")
        .name(SMITHY, "warden house")
        .name(GOLD_MINE, "adventurers guild")
        .name(WELL, "households")
        .name(CARPENTER, "craft house")
        .name(MARKET_HALL, "trade route")
        .name(QUARRY, "unite of foremans")
        .name(VICTORY_COLUMN, "alley of glory")
        .name(HERO, "heroes")
        .name(OFFICE_BUILDING, "administration")
        .name(HUT, "monastery shop")
        .name(TAVERN, "caritas")
        .name(GOLDSMITH, "jousting clubs")
        .name(Role.PROSPECTOR, "adventurer")
        .goodName(INDIGO_PLANT, "tomato")
        .goodName(SUGAR_MILL, "egg")
        .goodName(TOBACCO_STORAGE, "flour")
        .goodName(COFFEE_ROASTER, "zeppelin")
        .goodName(SILVER_SMELTER, "ship");
  }

  /** Its counts with the new buildings: one more production card of each kind. */
  static final class NewBuildingsOfYaro implements RuleModule {
    @Override
    public void install(RuleSetBuilder rules) {
      new NewBuildings().install(rules);
      rules.copies(SUGAR_MILL, 1);
    }
  }
}

package governor.sanjuan.editions;

import static governor.sanjuan.editions.BaseGame.SUGAR_MILL;
import static governor.sanjuan.editions.NewBuildings.BANK;
import static governor.sanjuan.editions.NewBuildings.HUT;
import static governor.sanjuan.editions.NewBuildings.TAVERN;

import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.buildings.Tavern;

/**
 * The set of 2009 for the 1st edition, from which the new buildings of 2014 came: no hut, a dearer
 * bank, a production card of each kind, and a tavern that acts in the phase in which it is built.
 */
final class TreasureChest implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    new NewBuildings().install(rules);
    rules
        .copies(SUGAR_MILL, 1)
        .copies(HUT, -3)
        .cost(BANK, 4)
        .name(TAVERN, "caritas")
        .replace(new Tavern(true));
  }
}

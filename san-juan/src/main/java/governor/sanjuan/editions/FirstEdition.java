package governor.sanjuan.editions;

import static governor.sanjuan.editions.BaseGame.PREFECTURE;

import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.buildings.GoldMine;
import governor.sanjuan.buildings.GuildHall;

/** The 1st edition of 2004: a cheaper prefecture, a freer gold mine, a simpler guild hall. */
final class FirstEdition implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    new BaseGame().install(rules);
    rules.cost(PREFECTURE, 3).replace(new GoldMine(true)).replace(new GuildHall(2, 0));
  }
}

package governor.sanjuan.editions;

import static governor.sanjuan.Card.*;

import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.buildings.GoldMine;
import governor.sanjuan.buildings.GuildHall;

/** The 1st edition of 2004: a cheaper prefecture, a freer gold mine, a simpler guild hall. */
final class FirstEdition implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    new BaseGame().install(rules);
    rules
        .cost(PREFECTURE, 3)
        .does(GOLD_MINE, new GoldMine(true))
        .does(GUILD_HALL, new GuildHall(2, 0));
  }
}

package governor.sanjuan.editions;

import static governor.sanjuan.Card.*;

import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.buildings.GoldMine;
import governor.sanjuan.buildings.GuildHall;

/** The 2nd edition of 2014. */
final class SecondEdition implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    new BaseGame().install(rules);
    rules.does(GOLD_MINE, new GoldMine(false)).does(GUILD_HALL, new GuildHall(1, 1));
  }
}

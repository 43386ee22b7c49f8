package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.ScoreRule;

/**
 * Game end: a point for each production building of the owner in the first column of the board (the
 * small ones) and two for each other one, with colonists or without.
 */
public final class GuildHall extends Building implements ScoreRule {
  public GuildHall() {
    super("guild hall");
  }

  @Override
  public String when() {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 point for each small, 2 for each other production building you have.";
  }

  @Override
  public int score(PuertoRicoState s, int seat) {
    int points = 0;
    for (long left = s.owned(seat) & s.rules().production(); left != 0; left &= left - 1) {
      points += s.rules().column(Long.numberOfTrailingZeros(left)) == 1 ? 1 : 2;
    }
    return points;
  }
}

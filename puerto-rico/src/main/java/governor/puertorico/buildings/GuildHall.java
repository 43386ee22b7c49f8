package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.hooks.ScoreRule;

/**
 * Game end: a point for each small production building of the owner (small indigo plant, small
 * sugar mill) and two for each other one, with colonists or without.
 */
public final class GuildHall implements ScoreRule {
  private static final long SMALL =
      Building.SMALL_INDIGO_PLANT.bit() | Building.SMALL_SUGAR_MILL.bit();
  private static final long LARGE = (1L << Building.PRODUCTION_KINDS) - 1 & ~SMALL;

  @Override
  public int score(PuertoRicoState s, int seat) {
    long owned = s.owned(seat);
    return Long.bitCount(owned & SMALL) + 2 * Long.bitCount(owned & LARGE);
  }
}

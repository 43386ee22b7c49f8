package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.hooks.ScoreRule;

/** Game end: a point for each violet building of the owner, this one included. */
public final class CityHall implements ScoreRule {
  @Override
  public int score(PuertoRicoState s, int seat) {
    return Long.bitCount(s.owned(seat) >>> Building.PRODUCTION_KINDS);
  }
}

package governor.puertorico.buildings;

import governor.puertorico.PuertoRicoState;
import governor.puertorico.hooks.ScoreRule;

/** Game end: a point for every three colonists of the owner, also those in San Juan. */
public final class Fortress implements ScoreRule {
  @Override
  public int score(PuertoRicoState s, int seat) {
    return s.colonists(seat) / 3;
  }
}

package governor.puertorico.buildings;

import governor.puertorico.PuertoRicoState;
import governor.puertorico.hooks.ScoreRule;

/** Game end: a point for every four points that the owner has in chips. */
public final class CustomsHouse implements ScoreRule {
  @Override
  public int score(PuertoRicoState s, int seat) {
    return s.chips(seat) / 4;
  }
}

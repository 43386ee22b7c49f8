package governor.puertorico.buildings;

import governor.puertorico.PuertoRicoState;
import governor.puertorico.hooks.ScoreRule;

/** Game end: 4 points for up to nine island tiles, 5, 6 and 7 for ten, eleven and twelve. */
public final class Residence implements ScoreRule {
  private static final int LEAST_POINTS = 4;
  private static final int TILES_FOR_LEAST = 9;

  @Override
  public int score(PuertoRicoState s, int seat) {
    return LEAST_POINTS + Math.max(0, s.islandSize(seat) - TILES_FOR_LEAST);
  }
}

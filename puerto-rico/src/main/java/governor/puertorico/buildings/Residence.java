package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.ScoreRule;

/** Game end: 4 points for up to nine island tiles, 5, 6 and 7 for ten, eleven and twelve. */
public final class Residence extends Building implements ScoreRule {
  public Residence() {
    super("residence");
  }

  @Override
  public String when() {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "4, 5, 6 or 7 points for up to 9, for 10, 11 or 12 island tiles.";
  }

  private static final int LEAST_POINTS = 4;
  private static final int TILES_FOR_LEAST = 9;

  @Override
  public int score(PuertoRicoState s, int seat) {
    return LEAST_POINTS + Math.max(0, s.islandSize(seat) - TILES_FOR_LEAST);
  }
}

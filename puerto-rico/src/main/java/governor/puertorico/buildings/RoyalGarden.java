package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.ScoreRule;

/** Game end: a point for each noble of the owner, also those in San Juan. */
public final class RoyalGarden extends Building implements ScoreRule {
  public RoyalGarden() {
    super("royal garden");
  }

  @Override
  public String when() {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 point more for each of your nobles.";
  }

  @Override
  public int score(PuertoRicoState s, int seat) {
    return s.nobles(seat);
  }
}

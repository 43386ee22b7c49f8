package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.ScoreRule;

/** Game end: a point for every four points that the owner has in chips. */
public final class CustomsHouse extends Building implements ScoreRule {
  public CustomsHouse() {
    super("customs house");
  }

  @Override
  public String when() {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 point for every 4 points you have in chips.";
  }

  @Override
  public int score(PuertoRicoState s, int seat) {
    return s.chips(seat) / 4;
  }
}

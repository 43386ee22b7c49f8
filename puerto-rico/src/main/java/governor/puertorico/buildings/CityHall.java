package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.ScoreRule;

/** Game end: a point for each violet building of the owner, this one included. */
public final class CityHall extends Building implements ScoreRule {
  public CityHall() {
    super("city hall");
  }

  @Override
  public String when() {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 point for each of your violet buildings, this one included.";
  }

  @Override
  public int score(PuertoRicoState s, int seat) {
    return Long.bitCount(s.owned(seat) & ~s.rules().production());
  }
}

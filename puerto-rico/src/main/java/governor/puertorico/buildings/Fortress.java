package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.ScoreRule;

/** Game end: a point for every three colonists of the owner, also those in San Juan. */
public final class Fortress extends Building implements ScoreRule {
  public Fortress() {
    super("fortress");
  }

  @Override
  public String when() {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return rules.hasNobles()
        ? "1 point for every 3 of your colonists and nobles."
        : "1 point for every 3 of your colonists.";
  }

  @Override
  public int score(PuertoRicoState s, int seat) {
    return s.colonists(seat) / 3;
  }
}

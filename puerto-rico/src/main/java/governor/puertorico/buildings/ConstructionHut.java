package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.QuarryRule;

/**
 * Settler phase: the owner may take a quarry instead of an open plantation, also when not settler.
 */
public final class ConstructionHut extends Building implements QuarryRule {
  public ConstructionHut() {
    super("construction hut");
  }

  @Override
  public String when() {
    return "settler";
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may take a quarry instead of an open plantation.";
  }

  @Override
  public int rank() {
    return Rank.SELDOM;
  }
}

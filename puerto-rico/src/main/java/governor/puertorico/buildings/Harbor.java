package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.LoadRule;

/** Captain phase: a point more each time that the owner loads, also on the wharf's ship. */
public final class Harbor extends Building implements LoadRule {
  public Harbor() {
    super("harbor");
  }

  @Override
  public String when() {
    return "captain";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Each time you load you get 1 point more.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 1;
  }

  @Override
  public int bonus() {
    return 1;
  }
}

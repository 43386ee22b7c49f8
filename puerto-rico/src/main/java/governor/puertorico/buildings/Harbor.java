package governor.puertorico.buildings;

import governor.puertorico.hooks.LoadRule;

/** Captain phase: a point more each time that the owner loads, also on the wharf's ship. */
public final class Harbor implements LoadRule {
  @Override
  public int bonus() {
    return 1;
  }
}

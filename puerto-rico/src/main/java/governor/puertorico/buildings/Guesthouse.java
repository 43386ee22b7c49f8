package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.GuestRule;

/**
 * Any phase but the mayor's: the one or two who were put here are guests, whom the owner may move
 * to empty circles of tiles and buildings, where they work at once and stay. New guests come only
 * with the next mayor.
 */
public final class Guesthouse extends Building implements GuestRule {
  public Guesthouse() {
    super("guesthouse");
  }

  @Override
  public String when() {
    return "all but mayor";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Those who stand here may go to your empty circles at any time outside the mayor phase"
        + " and work there at once. They stay there.";
  }

  @Override
  public int rank() {
    return Rank.SOMETIMES + 5;
  }
}

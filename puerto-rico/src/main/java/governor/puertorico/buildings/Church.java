package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.AfterBuild;

/**
 * Builder phase: for a building of the second or third column the owner gets a point, for a large
 * one two. A new church has nobody yet and gives nothing for itself.
 */
public final class Church extends Building implements AfterBuild {
  private static final int FIRST_COLUMN = 1;

  public Church() {
    super("church");
  }

  @Override
  public String when() {
    return "builder";
  }

  @Override
  public String effect(RuleSet rules) {
    return "When you build, you get 1 point for a building of the second or third column and 2 for"
        + " a large one.";
  }

  @Override
  public int rank() {
    return Rank.OFTEN;
  }

  @Override
  public void afterBuild(PuertoRicoState s, int seat, int building) {
    boolean isLarge = (s.rules().large() >>> building & 1) != 0;
    if (isLarge || s.rules().column(building) > FIRST_COLUMN) {
      s.award(seat, isLarge ? 2 : 1);
    }
  }
}

package governor.puertorico.buildings;

import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.AfterBuild;

/**
 * Builder phase: a building that the owner builds may come with one colonist on it; if it has no
 * circle, the colonist goes to San Juan. A new university has no colonist yet and does nothing for
 * itself.
 */
public final class University extends ColonistGift implements AfterBuild {
  public University() {
    super("university");
  }

  @Override
  public String when() {
    return "builder";
  }

  @Override
  public String effect(RuleSet rules) {
    return "When you build, " + colonistOn(rules, "the new building");
  }

  @Override
  public int rank() {
    return Rank.SOMETIMES;
  }

  @Override
  public void afterBuild(PuertoRicoState s, int seat, int building) {
    boolean hasCircle = s.rules().circles(building) > 0;
    give(s, seat, hasCircle ? Circle.ofBuilding(building) : Circle.SAN_JUAN);
  }
}

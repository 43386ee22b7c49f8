package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.hooks.AfterBuild;

/**
 * Builder phase: a building that the owner builds may come with one colonist on it, from the
 * supply, or from the ship if the supply is empty. A new university has no colonist yet and does
 * nothing for itself.
 */
public final class University extends ColonistGift implements AfterBuild {
  public University() {
    super(Building.UNIVERSITY);
  }

  @Override
  public void afterBuild(PuertoRicoState s, int seat, int building) {
    give(s, seat, Circle.ofBuilding(building));
  }
}

package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.hooks.AfterTile;

/**
 * Settler phase: an open plantation or quarry that the owner takes may come with a colonist on it,
 * from the supply, or from the ship if the supply is empty.
 */
public final class Hospice extends ColonistGift implements AfterTile {
  public Hospice() {
    super(Building.HOSPICE);
  }

  @Override
  public void afterTile(PuertoRicoState s, int seat, int tile) {
    give(s, seat, tile);
  }
}

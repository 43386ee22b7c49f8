package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Settler phase: rewards its owner for having taken an open plantation or a quarry. */
public interface AfterTile {
  /** The seat has taken a tile with this circle; that of a forest is San Juan. */
  void afterTile(PuertoRicoState s, int seat, int circle);
}

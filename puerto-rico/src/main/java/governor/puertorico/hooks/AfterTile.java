package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Settler phase: rewards its owner for having taken an open plantation or a quarry. */
public interface AfterTile {
  /** The seat has put a tile of this kind onto its island. */
  void afterTile(PuertoRicoState s, int seat, int tile);
}

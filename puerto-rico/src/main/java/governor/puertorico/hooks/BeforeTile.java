package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Settler phase: its owner may use it before taking a tile, in a step of its own. */
public interface BeforeTile {
  /** Whether it can be used at all now. */
  boolean isUsable(PuertoRicoState s);
}

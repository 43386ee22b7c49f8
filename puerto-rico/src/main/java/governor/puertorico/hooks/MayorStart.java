package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Start of the mayor phase: gives its owner somebody besides the share of the ship. */
public interface MayorStart {
  void mayorStart(PuertoRicoState s, int seat);
}

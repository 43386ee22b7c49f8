package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Craftsman phase: its owner produces more. */
public interface ProductionRule {
  /** How many barrels more the seat produces of a good of which it produces so many. */
  int more(PuertoRicoState s, int seat, int good, int produced);
}

package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/**
 * Builder phase: makes buildings cheaper for its owner, beside quarries and the privilege. Asked
 * only while somebody stands on it.
 */
public interface CostRule {
  /** By how many doubloons this building is cheaper. */
  int discount(PuertoRicoState s, int seat, int building);
}

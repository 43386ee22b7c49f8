package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/**
 * Craftsman phase: pays its owner, who may have produced or not. All seats are served in one go, so
 * it cannot ask anything.
 */
public interface AfterProduction {
  /** The seat has produced these kinds, as bits. */
  void afterProduction(PuertoRicoState s, int seat, int kinds);
}

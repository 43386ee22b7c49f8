package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Captain phase: acts before its owner loads for the first time. */
public interface BeforeLoading {
  /** Acts for the seat, which has goods, or puts its question on the agenda. */
  void beforeLoading(PuertoRicoState s, int seat);
}

package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** End of the settler phase, before the open row is cleared: acts for its owner. */
public interface AfterTiles {
  /** Acts for the seat, with whoever stands on it, or puts its question on the agenda. */
  void afterTiles(PuertoRicoState s, int seat);
}

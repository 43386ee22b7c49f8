package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Captain phase: its owner may use it as a turn of loading, in a step of its own. */
public interface LoadingTurn {
  /** Whether the seat has used it in this phase. */
  boolean isUsed(PuertoRicoState s, int seat);

  boolean isUsable(PuertoRicoState s, int seat);

  /** The seat uses it: puts its question on the agenda. */
  void begin(PuertoRicoState s, int seat);
}

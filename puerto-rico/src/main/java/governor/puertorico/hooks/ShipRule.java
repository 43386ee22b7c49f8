package governor.puertorico.hooks;

import governor.core.Options;
import governor.puertorico.PuertoRicoState;

/** Captain phase: its owner has a ship of its own. */
public interface ShipRule {
  /** Whether the seat has used it in this phase. */
  boolean isUsed(PuertoRicoState s, int seat);

  /** Adds what the seat may load on it now. */
  void offer(PuertoRicoState s, int seat, Options out);

  /** Loads this kind; returns how many barrels. */
  int load(PuertoRicoState s, int seat, int good);
}

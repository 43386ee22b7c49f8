package governor.puertorico.hooks;

import governor.core.Options;
import governor.puertorico.PuertoRicoState;

/** Trader phase: once in its turn its owner may do something besides a sale. */
public interface TraderTurn {
  /** Adds what the seat may do with it now. */
  void offer(PuertoRicoState s, int seat, Options out);

  /** The seat does so. */
  void use(PuertoRicoState s, int seat, int action);
}

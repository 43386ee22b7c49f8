package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** End of the craftsman phase: pays its owner for all barrels of the phase. */
public interface CraftsmanEnd {
  /** The goods that the seat got are all there. */
  void craftsmanEnd(PuertoRicoState s, int seat);
}

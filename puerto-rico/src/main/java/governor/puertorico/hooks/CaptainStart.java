package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Start of the captain phase: rewards its owner for being captain. */
public interface CaptainStart {
  void captainStart(PuertoRicoState s, int seat);
}

package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Game end: points beyond those printed, if the building has a colonist. */
public interface ScoreRule {
  /** The owner's points from it. */
  int score(PuertoRicoState s, int seat);
}

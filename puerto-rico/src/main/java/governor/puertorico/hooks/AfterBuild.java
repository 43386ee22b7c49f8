package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Builder phase: rewards its owner for having built, or puts its question on the agenda. */
public interface AfterBuild {
  /** The seat has built and paid for a building of this kind. */
  void afterBuild(PuertoRicoState s, int seat, int building);
}

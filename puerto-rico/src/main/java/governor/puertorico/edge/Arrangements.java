package governor.puertorico.edge;

import governor.core.Agenda;
import governor.core.Draft;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.phases.SingleBarrels;
import java.util.Optional;

/** The decisions that people make as a whole: placing colonists, and storing goods. */
public final class Arrangements {
  private Arrangements() {}

  /** The draft for what is asked now, if that is decided as a whole. */
  public static Optional<Draft> of(PuertoRicoGame game, PuertoRicoState s) {
    if (PlacementDraft.isAsked(s)) {
      return Optional.of(PlacementDraft.of(game, s));
    }
    if (s.isOver() || Agenda.step(s.top()) != StepId.STORE) {
      return Optional.empty();
    }
    return Optional.of(
        SingleBarrels.number(s, s.seatToAct()) > 1
            ? StorehouseDraft.of(game, s)
            : StorageDraft.of(game, s));
  }
}

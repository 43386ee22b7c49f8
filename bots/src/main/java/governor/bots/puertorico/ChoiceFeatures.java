package governor.bots.puertorico;

import static governor.puertorico.editions.BaseGame.HACIENDA;

import governor.core.Agenda;
import governor.nets.FeatureList;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.phases.BuilderPhase;

/** What the viewer could pay for, and what of a decision of several choices is made. */
final class ChoiceFeatures {
  private final int payable;
  private final int stored;
  private final int drawing;

  ChoiceFeatures(FeatureList list, Pieces pieces) {
    payable = list.group("payable", pieces.buildings);
    stored = list.group("stored", Pieces.GOODS);
    drawing = list.flag("drawing a tile");
  }

  /** The buildings that the viewer could pay for without a privilege. */
  int payable(PuertoRicoState s, int me, int[] f, int n) {
    long kinds = s.buildable() & ~s.owned(me) & BuilderPhase.payable(s, me, 0);
    for (; kinds != 0; kinds &= kinds - 1) {
      f[n++] = payable + Long.numberOfTrailingZeros(kinds);
    }
    return n;
  }

  /** The goods that are stored already, and whether a tile is being drawn. */
  int made(PuertoRicoState s, int[] f, int n) {
    int top = s.top();
    if (Agenda.step(top) == StepId.STORE) {
      for (int kinds = Agenda.a(top); kinds != 0; kinds &= kinds - 1) {
        f[n++] = stored + Integer.numberOfTrailingZeros(kinds);
      }
    } else if (HACIENDA.equals(s.rules().asking(s)) && Agenda.a(top) != 0) {
      f[n++] = drawing;
    }
    return n;
  }
}

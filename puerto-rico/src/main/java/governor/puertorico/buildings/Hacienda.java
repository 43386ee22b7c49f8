package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.hooks.BeforeTile;

/**
 * Settler phase: before taking a tile, the owner may draw a face-down plantation, which goes onto
 * the island whatever it is and gets no colonist. If none lies face down, the discards are shuffled
 * first. Operand a says that the owner wants to draw.
 */
public final class Hacienda extends Step<PuertoRicoState> implements BeforeTile {
  private static final int WANTED = 1;
  private static final int HACIENDA = Building.HACIENDA.ordinal();

  @Override
  public boolean isUsable(PuertoRicoState s) {
    return s.canDraw();
  }

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    if (Agenda.a(frame) != WANTED) {
      out.add(Action.of(Verb.USE, HACIENDA));
      out.add(Action.of(Verb.PASS));
    } else {
      s.pop();
      s.drawToIsland(Agenda.seat(frame));
    }
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    if (Action.verb(action) == Verb.USE) {
      s.again(WANTED, 0);
    } else {
      s.pop();
    }
  }
}

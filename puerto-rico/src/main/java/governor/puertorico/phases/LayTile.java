package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;

/**
 * A plantation that was drawn goes onto the island of the seat, whatever it is. Who has a forest
 * house may look at it and lay it as a forest. Operand a is the tile, plus one.
 */
public final class LayTile extends Step<PuertoRicoState> {
  /** The seat draws a face-down plantation. */
  public static void draw(PuertoRicoState s, int seat) {
    int tile = s.drawForIsland(seat);
    if (tile < 0) {
      return;
    }
    if ((s.working(seat) & s.rules().forestRules().mask) != 0) {
      s.push(StepId.LAY_TILE, seat, tile + 1, 0);
    } else {
      lay(s, seat, tile);
    }
  }

  /** The tile that is drawn and not yet laid. */
  public static int tile(int frame) {
    return Agenda.a(frame) - 1;
  }

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    out.add(Action.of(Verb.LAY, tile(frame)));
    out.add(Action.of(Verb.LAY_FOREST, tile(frame)));
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    s.pop();
    int seat = Agenda.seat(frame);
    if (Action.verb(action) == Verb.LAY) {
      lay(s, seat, Action.a(action));
    } else {
      s.layForest(seat, Action.a(action));
      if (s.isHeard()) {
        s.tell(What.LAID_FOREST, seat, Action.a(action), 0);
      }
    }
  }

  private static void lay(PuertoRicoState s, int seat, int tile) {
    s.layTile(seat, tile);
    Festival.laid(s, seat, tile);
  }
}

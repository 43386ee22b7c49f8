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
 * house may look at it and lay it as a forest, also one that a guest can still go to. Operand a is
 * the tile, plus one.
 */
public final class LayTile extends Step<PuertoRicoState> {
  /** The seat draws a face-down plantation. */
  public static void draw(PuertoRicoState s, int seat) {
    int tile = s.drawForIsland(seat);
    if (tile < 0) {
      return;
    }
    if (canBeForest(s, seat) || Guests.couldWork(s, seat, s.rules().forestRules().mask)) {
      s.push(StepId.LAY_TILE, seat, tile + 1, 0);
    } else {
      lay(s, seat, tile);
    }
  }

  private static boolean canBeForest(PuertoRicoState s, int seat) {
    return (s.working(seat) & s.rules().forestRules().mask) != 0;
  }

  /** The tile that is drawn and not yet laid. */
  public static int tile(int frame) {
    return Agenda.a(frame) - 1;
  }

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    out.add(Action.of(Verb.LAY, tile(frame)));
    int seat = Agenda.seat(frame);
    if (canBeForest(s, seat)) {
      out.add(Action.of(Verb.LAY_FOREST, tile(frame)));
    }
    Guests.offer(s, seat, out);
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    if (Guests.move(s, seat, action)) {
      return;
    }
    s.pop();
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

package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.AfterTile;
import governor.puertorico.hooks.BeforeTile;

/**
 * Settler phase: from the settler on, each seat with room on its island may take one of the open
 * plantations; the settler may take a quarry instead. At the end the rest of the row is discarded
 * and new plantations are turned.
 */
public final class SettlerPhase {
  private static final int QUARRY = Tile.QUARRY.ordinal();

  private SettlerPhase() {}

  /**
   * The seat takes a tile or passes. Before that it may use its hacienda, which may fill its
   * island; operand a says that this is done.
   */
  public static final class Settle extends Step<PuertoRicoState> {
    private static final int DONE = 1;

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      if (s.islandIsFull(seat)) {
        s.pop();
        return;
      }
      long before = s.working(seat) & s.rules().beforeTile().mask;
      if (before != 0 && Agenda.a(frame) != DONE) {
        s.again(DONE, 0);
        pushBefore(s, seat, before);
        return;
      }
      for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
        if (s.inRow(tile) > 0) {
          out.add(Action.of(Verb.TAKE_TILE, tile));
        }
      }
      if (s.quarriesLeft() > 0 && mayTakeQuarry(s, seat)) {
        out.add(Action.of(Verb.TAKE_TILE, QUARRY));
      }
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      s.pop();
      int seat = Agenda.seat(frame);
      if (Action.verb(action) == Verb.PASS) {
        s.say(What.PASSED_TILE, seat);
        return;
      }
      int tile = Action.a(action);
      s.takeTile(seat, tile);
      Hooks<AfterTile> hooks = s.rules().afterTile();
      long rules = s.working(seat) & hooks.mask;
      while (rules != 0) {
        hooks.of(Long.numberOfTrailingZeros(rules)).afterTile(s, seat, tile);
        rules &= rules - 1;
      }
    }

    private static void pushBefore(PuertoRicoState s, int seat, long buildings) {
      Hooks<BeforeTile> hooks = s.rules().beforeTile();
      for (long left = buildings; left != 0; left &= left - 1) {
        int building = Long.numberOfTrailingZeros(left);
        if (hooks.of(building).isUsable(s)) {
          s.push(StepId.OF_BUILDING + building, seat);
        }
      }
    }

    private static boolean mayTakeQuarry(PuertoRicoState s, int seat) {
      return s.isPrivileged(seat) || (s.working(seat) & s.rules().quarryRules().mask) != 0;
    }
  }

  /** Everybody has settled. */
  public static final class End extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      s.pop();
      s.discardRow();
      s.fillRow(s.rules().rowSize());
    }
  }
}

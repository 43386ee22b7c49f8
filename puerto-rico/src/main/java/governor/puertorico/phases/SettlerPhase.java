package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.AfterTile;
import governor.puertorico.hooks.AfterTiles;
import governor.puertorico.hooks.BeforeTile;

/**
 * Settler phase: from the settler on, each seat with room on its island may take one of the open
 * plantations; the settler may take a quarry instead. At the end the rest of the row is discarded
 * and new plantations are turned.
 */
public final class SettlerPhase {
  private static final int QUARRY = Tile.QUARRY.ordinal();

  private SettlerPhase() {}

  private static void offer(PuertoRicoState s, int seat, boolean quarry, Options out) {
    boolean forests = (s.working(seat) & s.rules().forestRules().mask) != 0;
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      if (s.inRow(tile) > 0) {
        out.add(Action.of(Verb.TAKE_TILE, tile));
        if (forests) {
          out.add(Action.of(Verb.TAKE_FOREST, tile));
        }
      }
    }
    if (quarry && s.quarriesLeft() > 0) {
      out.add(Action.of(Verb.TAKE_TILE, QUARRY));
    }
    Guests.offer(s, seat, out);
    out.add(Action.of(Verb.PASS));
  }

  /** The seat takes a tile; returns its circle. */
  private static int take(PuertoRicoState s, int seat, int action) {
    int tile = Action.a(action);
    if (Action.verb(action) == Verb.TAKE_FOREST) {
      s.takeForest(seat, tile);
      return Circle.SAN_JUAN;
    }
    s.takeTile(seat, tile);
    Festival.laid(s, seat, tile);
    return tile;
  }

  private static boolean hasQuarryRule(PuertoRicoState s, int seat) {
    return (s.working(seat) & s.rules().quarryRules().mask) != 0;
  }

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
      offer(s, seat, s.isPrivileged(seat) || hasQuarryRule(s, seat), out);
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Guests.move(s, seat, action)) {
        return;
      }
      s.pop();
      if (Action.verb(action) == Verb.PASS) {
        s.say(What.PASSED_TILE, seat);
        return;
      }
      Hooks<AfterTile> hooks = s.rules().afterTile();
      long rules = s.working(seat) & hooks.mask;
      int circle = take(s, seat, action);
      while (rules != 0) {
        hooks.of(Long.numberOfTrailingZeros(rules)).afterTile(s, seat, circle);
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
  }

  /**
   * A settler whose privilege counts twice takes one more open plantation when everybody has
   * settled; a second quarry only by a construction hut. A guest may still go to the library for
   * it; operand a says that this was asked.
   */
  public static final class SecondTile extends Step<PuertoRicoState> {
    private static final int GUESTS_ASKED = 1;

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      if (s.islandIsFull(seat)) {
        s.pop();
      } else if (s.privileges() == 2) {
        offer(s, seat, hasQuarryRule(s, seat), out);
      } else if (Agenda.a(frame) != GUESTS_ASKED && couldByGuest(s, seat)) {
        s.again(GUESTS_ASKED, 0);
        s.push(StepId.MOVE_GUESTS, seat, Guests.IN_PHASE, 0);
      } else {
        s.pop();
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Guests.move(s, seat, action)) {
        return;
      }
      s.pop();
      if (Action.verb(action) == Verb.PASS) {
        s.say(What.PASSED_TILE, seat);
      } else {
        take(s, seat, action);
      }
    }
  }

  /** Whether a guest in the library could let the settler take a second tile. */
  private static boolean couldByGuest(PuertoRicoState s, int seat) {
    return Guests.couldWork(s, seat, s.rules().privilegeRules().mask)
        && ChooseRole.Begin.isOpen(s, seat)
        && isTileLeft(s, seat);
  }

  private static boolean isTileLeft(PuertoRicoState s, int seat) {
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      if (s.inRow(tile) > 0) {
        return true;
      }
    }
    return (s.owned(seat) & s.rules().quarryRules().mask) != 0 && s.quarriesLeft() > 0;
  }

  /**
   * Buildings that act when everybody has settled do so, seat by seat; before that guests may go to
   * them. Operand a says how far that is.
   */
  public static final class AfterAll extends Step<PuertoRicoState> {
    private static final int GUESTS_ASKED = 1;
    private static final int ACTED = 2;

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      Hooks<AfterTiles> hooks = s.rules().afterTiles();
      if (Agenda.a(frame) == ACTED || (s.owned(seat) & hooks.mask) == 0) {
        s.pop();
      } else if (Agenda.a(frame) != GUESTS_ASKED && s.canMoveGuest(seat)) {
        s.again(GUESTS_ASKED, 0);
        s.push(StepId.MOVE_GUESTS, seat);
      } else {
        s.again(ACTED, 0);
        for (long acting = s.working(seat) & hooks.mask; acting != 0; acting &= acting - 1) {
          hooks.of(Long.numberOfTrailingZeros(acting)).afterTiles(s, seat);
        }
      }
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

package governor.bots.sanjuan;

import governor.core.Agenda;
import governor.nets.FeatureList;
import governor.nets.SeatOrder;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import java.util.List;

/** Whose turn it is for what: round and governor, roles, the phase, turns to come, prices. */
final class AgendaFeatures {
  private static final int ROLES = 5;
  private static final int ROUNDS = 16;

  private final SeatOrder order;

  // Numbers of the first feature of each group.
  private final int rolesLeft;
  private final int phase;
  private final int noPhase;
  private final int privileged;
  private final int library;
  private final int toAct;
  private final int toPick;
  private final int nextPick;
  private final int governor;
  private final int round;
  private final int tile;
  private final int nextTile;
  private final int hiddenTile;

  AgendaFeatures(FeatureList list, Pieces pieces, int seats) {
    order = new SeatOrder(seats);
    List<String> who = SeatOrder.words(seats);
    rolesLeft = list.group("role left", Pieces.ROLES);
    phase = list.group("phase", Pieces.ROLES);
    noPhase = list.flag("no phase");
    privileged = list.group("privileged", who);
    library = list.group("library", who);
    toAct = list.group("to act", who);
    toPick = list.group("to pick", who);
    nextPick = list.group("next pick", who);
    governor = list.group("governor", who);
    round = list.group("round", FeatureList.numbers(0, 2, ROUNDS));
    tile = list.group("tile", pieces.tiles);
    nextTile = list.group("next tile", pieces.tiles);
    hiddenTile = list.group("hidden tile", pieces.tiles);
  }

  /** What no choice changes: who is governor and which round it is. */
  int clock(SanJuanState s, int me, int[] f, int n) {
    f[n] = governor + order.relative(s.governor(), me);
    f[n + 1] = round + Math.min(ROUNDS - 1, s.round() / 2);
    return n + 2;
  }

  /**
   * From the agenda: the phase, as long as there is something to do in it, whose turns are still to
   * come, the roles left, and the prices as far as they are known.
   *
   * @param builds whether the viewer is asked what to build, which is to be seen as done already
   */
  int write(SanJuanState s, int me, boolean builds, int[] f, int n) {
    boolean running = false;
    boolean turned = false;
    int depth = s.depth();
    for (int place = 1; place <= depth; place++) {
      int frame = s.frame(place);
      switch (Agenda.step(frame)) {
        case StepId.CHOOSE_ROLE -> {
          f[n++] = nextPick + order.relative(Agenda.seat(frame), me);
          n = order.turns(frame, Agenda.a(frame) == 0, toPick, me, f, n);
        }
        case StepId.BUILD, StepId.PRODUCE, StepId.COUNCIL, StepId.SELL -> {
          int before = n;
          boolean done = Agenda.a(frame) != 0 || builds && place == depth;
          n = order.turns(frame, !done, toAct, me, f, n);
          running |= n > before;
          turned = running && Agenda.step(frame) == StepId.SELL;
        }
        case StepId.PROSPECT, StepId.DIG -> running = true;
        case StepId.TURN_TILE -> turned = false;
        default -> {}
      }
    }
    int taken = s.rolesTaken();
    for (int role = 0; role < ROLES; role++) {
      f[n] = rolesLeft + role;
      n += ~taken >>> role & 1;
    }
    int known = s.tilesKnown();
    if (turned) {
      f[n++] = tile + s.tile();
    } else if (known == RuleSet.TILES) {
      f[n++] = nextTile + s.tile();
    } else {
      int hidden = 0; // in their own order, not in the one that nobody knows
      for (int place = known; place < RuleSet.TILES; place++) {
        hidden |= 1 << s.tileAt(place);
      }
      for (int number = 0; number < RuleSet.TILES; number++) {
        f[n] = hiddenTile + number;
        n += hidden >>> number & 1;
      }
    }
    if (!running) {
      f[n++] = noPhase;
      return n;
    }
    f[n++] = phase + s.phase();
    f[n++] = privileged + order.relative(s.rolePlayer(), me);
    if (s.usesLibrary(s.rolePlayer())) {
      f[n++] = library + order.relative(s.rolePlayer(), me);
    }
    return n;
  }
}

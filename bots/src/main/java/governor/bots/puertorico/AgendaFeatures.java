package governor.bots.puertorico;

import static governor.nets.FeatureList.numbers;

import governor.core.Agenda;
import governor.nets.FeatureList;
import governor.nets.SeatOrder;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import java.util.List;

/** Whose turn it is for what: roles left, the phase, turns to come, round and governor. */
final class AgendaFeatures {
  private static final int PAYS = 3;
  private static final int ROUNDS = 10;

  private final SeatOrder order;
  private final int[] rolePlaces;

  // Numbers of the first feature of each group.
  private final int rolesLeft;
  private final int rolePay;
  private final int phase;
  private final int noPhase;
  private final int privileged;
  private final int toAct;
  private final int toLoad;
  private final int toPick;
  private final int nextPick;
  private final int governor;
  private final int round;

  AgendaFeatures(FeatureList list, Pieces pieces, SeatOrder order, int seats) {
    this.order = order;
    this.rolePlaces = pieces.rolePlaces();
    List<String> who = SeatOrder.words(seats);
    rolesLeft = list.group("role left", pieces.roles);
    rolePay = list.group("role pay", pieces.roles, numbers(1, PAYS));
    phase = list.group("phase", pieces.roles);
    noPhase = list.flag("no phase");
    privileged = list.group("privileged", who);
    toAct = list.group("to act", who);
    toLoad = list.group("to load", who);
    toPick = list.group("to pick", who);
    nextPick = list.group("next pick", who);
    governor = list.group("governor", who);
    round = list.group("round", numbers(0, 2, ROUNDS));
  }

  /** The place of a role among those in play. */
  int place(int role) {
    return rolePlaces[role];
  }

  /** What no choice changes: who is governor and which round it is. */
  int clock(PuertoRicoState s, int me, int[] f, int n) {
    f[n] = governor + order.relative(s.governor(), me);
    f[n + 1] = round + Math.min(ROUNDS - 1, s.round() / 2);
    return n + 2;
  }

  /** The role cards that are left, with what is on them. */
  int roles(PuertoRicoState s, int[] f, int n) {
    for (int left = s.rules().roles() & ~s.rolesTaken(); left != 0; left &= left - 1) {
      int role = Integer.numberOfTrailingZeros(left);
      f[n++] = rolesLeft + rolePlaces[role];
      int pay = Math.min(PAYS, s.roleDoubloons(role));
      f[n] = rolePay + rolePlaces[role] * PAYS + pay - 1;
      n += EstateFeatures.above0(pay);
    }
    return n;
  }

  /** From the agenda: the phase, as long as there is something to do in it, and turns to come. */
  int write(PuertoRicoState s, int me, ChoiceFeatures choice, int[] f, int n) {
    boolean running = false;
    for (int place = 1; place <= s.depth(); place++) {
      int frame = s.frame(place);
      int before = n;
      switch (Agenda.step(frame)) {
        case StepId.CHOOSE_ROLE -> {
          f[n++] = nextPick + order.relative(Agenda.seat(frame), me);
          n = order.turns(frame, true, toPick, me, f, n);
        }
        case StepId.SETTLE, StepId.BUILD, StepId.SELL, StepId.PLACE, StepId.STORE -> {
          boolean begun = Agenda.a(frame) != 0 || Agenda.b(frame) != 0;
          n = order.turns(frame, !begun, toAct, me, f, n);
          running |= n > before;
        }
        case StepId.LOAD -> {
          f[n++] = toLoad + order.relative(Agenda.seat(frame), me);
          running = true;
        }
        case StepId.PRODUCE, StepId.DEAL -> running = true;
        default -> {}
      }
    }
    n = choice.made(s, f, n);
    if (running) {
      f[n++] = phase + rolePlaces[s.phase()];
      f[n++] = privileged + order.relative(s.rolePlayer(), me);
    } else {
      f[n++] = noPhase;
    }
    return n;
  }
}

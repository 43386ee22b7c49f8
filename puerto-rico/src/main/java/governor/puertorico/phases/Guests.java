package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.hooks.ScoreRule;

/**
 * Those who stand on a guesthouse may go to empty circles of its owner at any time but in a mayor
 * phase. The owner is asked when a role was chosen, before its phase begins, and may move them in
 * each of its own turns besides. Operand a says that the phase runs already. When the game is over
 * those who are left go where they bring points.
 */
public final class Guests extends Step<PuertoRicoState> {
  /** Operand of the step: in the middle of a phase. */
  static final int IN_PHASE = 1;

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    if (!s.canMoveGuest(seat)) {
      s.pop();
      return;
    }
    offer(s, seat, out);
    out.add(Action.of(Verb.PASS));
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    boolean moves = Agenda.a(frame) == IN_PHASE ? move(s, seat, action) : place(s, seat, action);
    if (!moves) {
      s.pop();
    }
  }

  /** Adds all moves of the seat's guests. */
  public static void offer(PuertoRicoState s, int seat, Options out) {
    if (!s.canMoveGuest(seat)) {
      return;
    }
    int from = s.guestPlace(seat);
    int nobles = s.noblesOn(seat, from);
    boolean colonists = s.manned(seat, from) > nobles;
    for (int circle = 0; circle < s.rules().circleKinds(); circle++) {
      if (circle != from && s.manned(seat, circle) < s.circles(seat, circle)) {
        if (colonists) {
          out.add(Action.of(Verb.MOVE_GUEST, circle));
        }
        if (nobles > 0) {
          out.add(Action.of(Verb.MOVE_NOBLE_GUEST, circle));
        }
      }
    }
  }

  /** Whether a guest could make one of these buildings of the seat work, which does not now. */
  static boolean couldWork(PuertoRicoState s, int seat, long buildings) {
    return (s.owned(seat) & ~s.working(seat) & buildings) != 0 && s.canMoveGuest(seat);
  }

  /**
   * In a phase: carries out this choice if it moves a guest; false, with nothing done, if it does
   * not. A library counts from then on.
   */
  public static boolean move(PuertoRicoState s, int seat, int action) {
    long before = s.working(seat);
    if (!place(s, seat, action)) {
      return false;
    }
    long begun = s.working(seat) & ~before;
    if ((begun & s.rules().privilegeRules().mask) != 0 && s.isPrivileged(seat)) {
      s.push(StepId.BEGIN_ROLE, seat);
    }
    return true;
  }

  private static boolean place(PuertoRicoState s, int seat, int action) {
    int verb = Action.verb(action);
    if (verb != Verb.MOVE_GUEST && verb != Verb.MOVE_NOBLE_GUEST) {
      return false;
    }
    s.moveGuest(seat, Action.a(action), verb == Verb.MOVE_NOBLE_GUEST);
    return true;
  }

  /**
   * The game is over: guests who are left go, unasked, to the buildings that then bring most, since
   * nobody would have them do otherwise.
   */
  static void endGame(PuertoRicoState s) {
    for (int seat = 0; seat < s.players(); seat++) {
      for (long left = destinations(s, seat); left != 0; left &= left - 1) {
        int from = s.guestPlace(seat);
        boolean noble = s.noblesOn(seat, from) == s.manned(seat, from);
        s.moveGuest(seat, Circle.ofBuilding(Long.numberOfTrailingZeros(left)), noble);
      }
    }
  }

  /** The buildings without anybody to which the seat's guests would go if the game ended now. */
  public static long destinations(PuertoRicoState s, int seat) {
    long idle = s.owned(seat) & ~s.working(seat) & s.rules().scoreRules().mask;
    if (idle == 0 || !s.canMoveGuest(seat)) {
      return 0;
    }
    long chosen = 0;
    for (int guests = s.manned(seat, s.guestPlace(seat)); guests > 0; guests--) {
      chosen |= best(s, seat, idle & ~chosen);
    }
    return chosen;
  }

  /** The bit of the building among these that would bring most points; 0 if none brings any. */
  private static long best(PuertoRicoState s, int seat, long buildings) {
    Hooks<ScoreRule> hooks = s.rules().scoreRules();
    long best = 0;
    int most = 0;
    for (long left = buildings; left != 0; left &= left - 1) {
      int points = hooks.of(Long.numberOfTrailingZeros(left)).score(s, seat);
      if (points > most) {
        most = points;
        best = left & -left;
      }
    }
    return best;
  }
}

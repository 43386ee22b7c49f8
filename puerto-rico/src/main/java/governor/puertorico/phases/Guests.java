package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;

/**
 * Those who stand on a guesthouse may go to empty circles of its owner at any time but in a mayor
 * phase. The owner is asked when a role was chosen, before its phase begins, and may move them in
 * each of its own turns besides.
 */
public final class Guests extends Step<PuertoRicoState> {
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
    if (!move(s, Agenda.seat(frame), action)) {
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

  /** Carries out this choice if it moves a guest; false, with nothing done, if it does not. */
  public static boolean move(PuertoRicoState s, int seat, int action) {
    int verb = Action.verb(action);
    if (verb != Verb.MOVE_GUEST && verb != Verb.MOVE_NOBLE_GUEST) {
      return false;
    }
    s.moveGuest(seat, Action.a(action), verb == Verb.MOVE_NOBLE_GUEST);
    return true;
  }
}

package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.Rng;
import governor.core.Step;
import governor.puertorico.Circle;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;

/**
 * The seat takes up all its colonists and places them anew: kind by kind in the order of {@link
 * Circle} it says how many circles of the kind get one. No circle may stay empty while a colonist
 * waits in San Juan, so that the last kinds often leave no choice; such kinds are manned along with
 * the choice before them. Operand a is how many circles are still to be decided, b the kind to be
 * decided next, plus one; 0 before the colonists are taken up.
 */
public final class PlaceColonists extends Step<PuertoRicoState> {
  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    if (Agenda.b(frame) == 0) {
      begin(s, seat);
      return;
    }
    int left = circlesLeft(frame);
    int circle = firstKind(frame);
    int circles = s.circles(seat, circle);
    int colonists = s.sanJuan(seat);
    int most = most(circles, colonists);
    for (int number = least(circles, left, colonists); number <= most; number++) {
      out.add(Action.of(Verb.MAN, circle, number));
    }
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int circle = Action.a(action);
    s.man(seat, circle, Action.b(action));
    goOn(s, seat, circlesLeft(frame) - s.circles(seat, circle), circle + 1);
  }

  private static void begin(PuertoRicoState s, int seat) {
    if (s.colonists(seat) == 0) {
      s.pop();
    } else {
      s.liftColonists(seat);
      goOn(s, seat, s.circles(seat), 0);
    }
  }

  /** Mans the kinds that leave no choice, up to the next one that does. */
  private static void goOn(PuertoRicoState s, int seat, int circlesLeft, int from) {
    int left = circlesLeft;
    int circle = from;
    while (left > 0) {
      circle = nextKind(s, seat, circle);
      int circles = s.circles(seat, circle);
      int colonists = s.sanJuan(seat);
      int most = most(circles, colonists);
      if (least(circles, left, colonists) < most) {
        break;
      }
      EventSink sink = s.sink();
      if (sink != null) {
        sink.forced(s, seat, Action.of(Verb.MAN, circle, most));
      }
      s.man(seat, circle, most);
      left -= circles;
      circle++;
    }
    if (left == 0) {
      s.pop();
    } else {
      s.again(left, circle + 1);
    }
  }

  /** How many circles are still to be decided. */
  public static int circlesLeft(int frame) {
    return Agenda.a(frame);
  }

  /** The kind that is to be decided next. */
  public static int firstKind(int frame) {
    return Agenda.b(frame) - 1;
  }

  /** The first kind from this one on of which the seat has circles. */
  public static int nextKind(PuertoRicoState s, int seat, int from) {
    int circle = from;
    while (s.circles(seat, circle) == 0) {
      circle++;
    }
    return circle;
  }

  /** How few of these circles can be manned: so many that the others take the rest. */
  public static int least(int circles, int left, int colonists) {
    return Math.clamp(colonists - (left - circles), 0, circles);
  }

  /** How many of these circles can be manned. */
  public static int most(int circles, int colonists) {
    return Math.min(circles, colonists);
  }

  /** All that is still to be decided at random: every set of circles is equally likely. */
  public static void atRandom(PuertoRicoState s, int frame, Rng rng) {
    int seat = Agenda.seat(frame);
    int left = circlesLeft(frame);
    int circle = firstKind(frame);
    int colonists = s.sanJuan(seat);
    while (colonists > 0 && left > 0) {
      circle = nextKind(s, seat, circle);
      int before = colonists;
      for (int i = s.circles(seat, circle); i > 0; i--) {
        if (rng.below(left) < colonists) {
          colonists--;
        }
        left--;
      }
      s.man(seat, circle, before - colonists);
      circle++;
    }
    s.pop();
  }
}

package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.Rng;
import governor.core.Step;
import governor.puertorico.Circle;
import governor.puertorico.Manning;
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
    boolean apart = s.tellsApart(circle);
    for (int number = least(circles, left, colonists); number <= most; number++) {
      if (apart) {
        offerKinds(s, seat, circle, number, out);
      } else {
        out.add(Action.of(Verb.MAN, circle, number));
      }
    }
  }

  /** Where it matters who stands there, the seat also says how many of them are nobles. */
  private static void offerKinds(PuertoRicoState s, int seat, int circle, int number, Options out) {
    int most = mostNobles(s, seat, number);
    for (int nobles = leastNobles(s, seat, number); nobles <= most; nobles++) {
      out.add(Manning.action(circle, number, nobles));
    }
  }

  /** How few of so many can be nobles. */
  public static int leastNobles(PuertoRicoState s, int seat, int number) {
    return Math.max(0, number - s.freeColonists(seat));
  }

  /** How many of so many can be nobles. */
  public static int mostNobles(PuertoRicoState s, int seat, int number) {
    return Math.min(number, s.freeNobles(seat));
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int circle = Action.a(action);
    s.man(seat, circle, Manning.number(action));
    s.ennoble(seat, circle, Manning.nobles(action));
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
      if (leavesChoice(s, seat, circle, left)) {
        break;
      }
      int nobles = s.tellsApart(circle) ? mostNobles(s, seat, most) : 0;
      EventSink sink = s.sink();
      if (sink != null) {
        sink.forced(s, seat, Manning.action(circle, most, nobles));
      }
      s.man(seat, circle, most);
      s.ennoble(seat, circle, nobles);
      left -= circles;
      circle++;
    }
    if (left == 0) {
      s.pop();
    } else {
      s.again(left, circle + 1);
    }
  }

  /** Whether there is more than one way to man a kind when so many circles are left. */
  public static boolean leavesChoice(PuertoRicoState s, int seat, int circle, int left) {
    int circles = s.circles(seat, circle);
    int colonists = s.sanJuan(seat);
    int most = most(circles, colonists);
    return least(circles, left, colonists) < most
        || s.tellsApart(circle) && leastNobles(s, seat, most) < mostNobles(s, seat, most);
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
      int number = before - colonists;
      s.man(seat, circle, number);
      if (number > 0 && s.tellsApart(circle)) {
        s.ennoble(seat, circle, noblesAtRandom(s, seat, number, rng));
      }
      circle++;
    }
    s.pop();
  }

  private static int noblesAtRandom(PuertoRicoState s, int seat, int number, Rng rng) {
    int nobles = s.freeNobles(seat);
    int others = s.freeColonists(seat) + number; // Those who were just put there count as known.
    int chosen = 0;
    for (int i = 0; i < number; i++) {
      if (rng.below(nobles - chosen + others - (i - chosen)) < nobles - chosen) {
        chosen++;
      }
    }
    return chosen;
  }
}

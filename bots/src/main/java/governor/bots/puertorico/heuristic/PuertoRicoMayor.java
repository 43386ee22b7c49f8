package governor.bots.puertorico.heuristic;

import governor.core.Action;
import governor.core.Options;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.Manning;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.phases.CraftsmanPhase;
import governor.puertorico.phases.PlaceColonists;
import java.util.Arrays;

/**
 * Where colonists work: one after the other (or two, on a plantation and in its building) goes
 * where a colonist brings most.
 */
final class PuertoRicoMayor {
  private static final int QUARRY = Tile.QUARRY.ordinal();

  /** What is left of this round, as a part of a round. */
  private static final double THIS_ROUND = 0.3;

  /** What of its points a colonist on a large building counts long before the end. */
  private static final double RATHER_THAN_IDLE = 0.02;

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoEngine engine;
  private final PuertoRicoWeights w;

  private final int[] wanted = new int[Long.SIZE + Tile.KINDS];

  /** What a colonist brings on a circle of each building that makes no goods. */
  private final double[] rates = new double[Long.SIZE];

  /** How many of each good the arrangement makes so far. */
  private final int[] made = new int[Good.KINDS];

  /** By kind of tile: how many colonists it takes to use one more, and what each brings. */
  private final int[] needs = new int[Tile.KINDS];

  private final double[] brings = new double[Tile.KINDS];

  /** The violet buildings without a colonist. */
  private long violets;

  /** The first kind of circle that is not decided. */
  private int from;

  /** Colonists without a place. */
  private int free;

  /** For how many rounds the colonists are thought to stay. */
  private double time;

  PuertoRicoMayor(PuertoRicoOutlook outlook, PuertoRicoEngine engine) {
    this.outlook = outlook;
    this.engine = engine;
    this.w = outlook.w;
  }

  /** Answers how many circles of the kind that is asked get a colonist. */
  int place(PuertoRicoState s, Options options) {
    int decided = PlaceColonists.firstKind(s.top());
    Arrays.fill(wanted, 0);
    for (int circle = 0; circle < decided; circle++) {
      wanted[circle] = s.manned(outlook.seat, circle);
    }
    readRates(s);
    prepare(s, decided);
    free = s.sanJuan(outlook.seat);
    arrange(s);
    fillUp(s);
    int number = wanted[decided];
    int least = Manning.number(options.get(0));
    int most = Manning.number(options.get(options.size() - 1));
    int clamped = Math.clamp(number, least, most);
    return s.tellsApart(decided)
        ? withNobles(s, options, decided, clamped)
        : Action.of(Verb.MAN, decided, clamped);
  }

  /** So many on a circle where it matters who they are: nobles if a noble is of more use there. */
  private int withNobles(PuertoRicoState s, Options options, int circle, int number) {
    boolean noble = s.rules().building(Circle.building(circle)).wantsNoble();
    int chosen = options.get(0);
    boolean found = false;
    for (int i = 0; i < options.size(); i++) {
      if (Manning.number(options.get(i)) == number && (noble || !found)) {
        chosen = options.get(i);
        found = true;
      }
    }
    return chosen;
  }

  /** What the colonists and so many more bring in all, if all are placed anew. */
  double gain(PuertoRicoState s, int more) {
    Arrays.fill(wanted, 0);
    prepare(s, 0);
    free = s.colonists(outlook.seat) + more;
    return arrange(s);
  }

  /** What so many colonists beyond those bring. */
  double more(PuertoRicoState s, int colonists) {
    free += colonists;
    return arrange(s);
  }

  /** Finds what violet buildings bring; to be called before anything is arranged. */
  void readRates(PuertoRicoState s) {
    long large = s.rules().large();
    time = Math.min(w.mayorHorizon, outlook.rounds + THIS_ROUND);
    for (long left = s.owned(outlook.seat) & ~s.rules().makers(); left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      if ((large >>> building & 1) != 0) {
        double late = Math.clamp(1 - outlook.rounds / w.staffLarge, RATHER_THAN_IDLE, 1);
        rates[building] = engine.largePoints(s, building) * late;
      } else {
        rates[building] = time * engine.rate(s, building);
      }
    }
  }

  /** What the arrangement that stands now brings. */
  double current(PuertoRicoState s) {
    int seat = outlook.seat;
    double value = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      int number = CraftsmanPhase.capacity(s, seat, good);
      for (int i = 0; i < number; i++) {
        value += time * engine.production(good, i);
      }
    }
    for (int i = 0; i < s.manned(seat, QUARRY); i++) {
      value += time * engine.quarry(i);
    }
    for (long left = s.working(seat) & ~s.rules().makers(); left != 0; left &= left - 1) {
      value += rates[Long.numberOfTrailingZeros(left)];
    }
    return value;
  }

  /** Lists what colonists can do on the circles from this kind on. */
  private void prepare(PuertoRicoState s, int first) {
    from = first;
    for (int good = 0; good < Good.KINDS; good++) {
      made[good] = made(s, good);
      lookAt(s, good);
    }
    lookAtQuarries(s);
    violets = 0;
    for (long left = s.owned(outlook.seat) & ~s.rules().makers(); left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      if (Circle.ofBuilding(building) >= from) {
        violets |= 1L << building;
      }
    }
  }

  /** How many colonists one more barrel of a good takes, and what each of them brings. */
  private void lookAt(PuertoRicoState s, int good) {
    needs[good] = need(s, good, made[good], from);
    brings[good] = needs[good] == 0 ? 0 : time * engine.production(good, made[good]) / needs[good];
  }

  private void lookAtQuarries(PuertoRicoState s) {
    boolean open = from <= QUARRY && wanted[QUARRY] < s.circles(outlook.seat, QUARRY);
    needs[QUARRY] = 1;
    brings[QUARRY] = open ? time * engine.quarry(wanted[QUARRY]) : 0;
  }

  /** Places the free colonists as long as they bring anything; returns what they bring. */
  private double arrange(PuertoRicoState s) {
    double value = 0;
    while (free > 0) {
      double best = 0;
      int kind = -1;
      for (int tile = 0; tile < Tile.KINDS; tile++) {
        if (brings[tile] > best && needs[tile] <= free) {
          best = brings[tile];
          kind = tile;
        }
      }
      for (long left = violets; left != 0; left &= left - 1) {
        int building = Long.numberOfTrailingZeros(left);
        if (rates[building] > best) {
          best = rates[building];
          kind = Circle.ofBuilding(building);
        }
      }
      if (kind < 0) {
        break;
      }
      if (kind < Good.KINDS) {
        value += best * needs[kind];
        free -= needs[kind];
        man(s, kind, made[kind], from);
        made[kind]++;
        lookAt(s, kind);
        continue;
      }
      value += best;
      free--;
      wanted[kind]++;
      if (kind == QUARRY) {
        lookAtQuarries(s);
      } else {
        violets &= ~(1L << Circle.building(kind));
      }
    }
    return value;
  }

  /** Whoever is left goes anywhere, since no circle may stay empty. */
  private void fillUp(PuertoRicoState s) {
    for (int circle = from; free > 0 && circle < s.rules().circleKinds(); circle++) {
      int more = Math.min(free, s.circles(outlook.seat, circle) - wanted[circle]);
      wanted[circle] += more;
      free -= more;
    }
  }

  private int workers(PuertoRicoState s, int good) {
    int workers = 0;
    for (int plant : s.rules().plants(good)) {
      workers += wanted[plant];
    }
    return workers;
  }

  /** How much of a good the arrangement produces so far. */
  private int made(PuertoRicoState s, int good) {
    return good == 0 ? wanted[0] : Math.min(wanted[good], workers(s, good));
  }

  /** How many colonists it takes to produce one more; 0 if there is no way. */
  private int need(PuertoRicoState s, int good, int made, int from) {
    int need = 0;
    if (wanted[good] == made) {
      if (good < from || made == s.circles(outlook.seat, good)) {
        return 0;
      }
      need++;
    }
    if (good > 0 && workers(s, good) == made) {
      if (workplace(s, good, from) < 0) {
        return 0;
      }
      need++;
    }
    return need;
  }

  /** The circle kind of a building in which one more colonist can make this good, or -1. */
  private int workplace(PuertoRicoState s, int good, int from) {
    for (int circle : s.rules().plants(good)) {
      if (circle >= from && wanted[circle] < s.circles(outlook.seat, circle)) {
        return circle;
      }
    }
    return -1;
  }

  private void man(PuertoRicoState s, int good, int made, int from) {
    boolean worker = good > 0 && workers(s, good) == made;
    if (wanted[good] == made) {
      wanted[good]++;
    }
    if (worker) {
      wanted[workplace(s, good, from)]++;
    }
  }
}

package governor.players.heuristic;

import governor.core.Action;
import governor.core.Options;
import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.phases.PlaceColonists;

/**
 * Where colonists work: one after the other (or two, on a plantation and in its building) goes
 * where a colonist brings most.
 */
final class PuertoRicoMayor {
  private static final int QUARRY = Tile.QUARRY.ordinal();

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoEngine engine;
  private final PuertoRicoWeights w;

  private final int[] wanted = new int[Circle.KINDS];

  /** What a colonist brings on a circle of each violet building. */
  private final double[] rates = new double[Building.KINDS];

  private int free;

  PuertoRicoMayor(PuertoRicoOutlook outlook, PuertoRicoEngine engine) {
    this.outlook = outlook;
    this.engine = engine;
    this.w = outlook.w;
  }

  /** Answers how many circles of the kind that is asked get a colonist. */
  int place(PuertoRicoState s, Options options) {
    int decided = PlaceColonists.firstKind(s.top());
    java.util.Arrays.fill(wanted, 0);
    for (int circle = 0; circle < decided; circle++) {
      wanted[circle] = s.manned(outlook.seat, circle);
    }
    readRates(s);
    arrange(s, s.sanJuan(outlook.seat), decided);
    int number = wanted[decided];
    int least = Action.b(options.get(0));
    int most = Action.b(options.get(options.size() - 1));
    return Action.of(Verb.MAN, decided, Math.clamp(number, least, most));
  }

  /** What so many more colonists bring in all, if all are placed anew. */
  double gain(PuertoRicoState s, int more) {
    java.util.Arrays.fill(wanted, 0);
    return arrange(s, s.colonists(outlook.seat) + more, 0);
  }

  /** Prepares for {@link #gain}. */
  void readRates(PuertoRicoState s) {
    long large = s.rules().large();
    double time = time();
    for (long left =
            s.owned(outlook.seat) >>> Building.PRODUCTION_KINDS << Building.PRODUCTION_KINDS;
        left != 0;
        left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      if ((large >>> building & 1) != 0) {
        double late = Math.clamp(1 - outlook.rounds / w.staffLarge, 0.02, 1);
        rates[building] = engine.largePoints(s, building) * late;
      } else {
        rates[building] = time * engine.rate(s, Building.of(building));
      }
    }
  }

  private double time() {
    return Math.min(w.mayorHorizon, outlook.rounds + 0.3);
  }

  /** What the arrangement that stands now brings. */
  double current(PuertoRicoState s) {
    int seat = outlook.seat;
    double time = time();
    double value = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      int number = governor.puertorico.phases.CraftsmanPhase.capacity(s, seat, good);
      for (int i = 0; i < number; i++) {
        value += time * engine.production(s, good, i);
      }
    }
    for (int i = 0; i < s.manned(seat, QUARRY); i++) {
      value += time * engine.quarry(i);
    }
    for (long left = s.working(seat) >>> Building.PRODUCTION_KINDS << Building.PRODUCTION_KINDS;
        left != 0;
        left &= left - 1) {
      value += rates[Long.numberOfTrailingZeros(left)];
    }
    return value;
  }

  /** Places so many colonists on the circles from this kind on; returns what they bring. */
  private double arrange(PuertoRicoState s, int colonists, int from) {
    int seat = outlook.seat;
    double time = time();
    double value = 0;
    free = colonists;
    while (free > 0) {
      double best = 0;
      int kind = -1;
      for (int good = 0; good < Good.KINDS; good++) {
        int made = made(good);
        int need = need(s, good, made, from);
        if (need > 0 && need <= free) {
          double each = time * engine.production(s, good, made) / need;
          if (each > best) {
            best = each;
            kind = good;
          }
        }
      }
      if (from <= QUARRY && wanted[QUARRY] < s.circles(seat, QUARRY)) {
        double each = time * engine.quarry(wanted[QUARRY]);
        if (each > best) {
          best = each;
          kind = QUARRY;
        }
      }
      for (long left = s.owned(seat) >>> Building.PRODUCTION_KINDS << Building.PRODUCTION_KINDS;
          left != 0;
          left &= left - 1) {
        int building = Long.numberOfTrailingZeros(left);
        int circle = Circle.ofBuilding(building);
        if (circle >= from && wanted[circle] == 0 && rates[building] > best) {
          best = rates[building];
          kind = circle;
        }
      }
      if (kind < 0) {
        break;
      }
      if (kind < Good.KINDS) {
        int made = made(kind);
        int need = need(s, kind, made, from);
        value += best * need;
        man(s, kind, made, from);
        free -= need;
      } else {
        value += best;
        wanted[kind]++;
        free--;
      }
    }
    for (int circle = from; free > 0 && circle < Circle.KINDS; circle++) {
      int more = Math.min(free, s.circles(seat, circle) - wanted[circle]);
      wanted[circle] += more;
      free -= more;
    }
    return value;
  }

  private int workers(int good) {
    int first = wanted[Circle.ofBuilding(PuertoRicoEngine.FIRST[good])];
    int second = PuertoRicoEngine.SECOND[good];
    return second < 0 ? first : first + wanted[Circle.ofBuilding(second)];
  }

  /** How much of a good the arrangement produces so far. */
  private int made(int good) {
    return good == 0 ? wanted[0] : Math.min(wanted[good], workers(good));
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
    if (good > 0 && workers(good) == made) {
      if (workplace(s, good, from) < 0) {
        return 0;
      }
      need++;
    }
    return need;
  }

  /** The circle kind of a building in which one more colonist can make this good, or -1. */
  private int workplace(PuertoRicoState s, int good, int from) {
    int circle = Circle.ofBuilding(PuertoRicoEngine.FIRST[good]);
    if (circle >= from && wanted[circle] < s.circles(outlook.seat, circle)) {
      return circle;
    }
    if (PuertoRicoEngine.SECOND[good] < 0) {
      return -1;
    }
    circle = Circle.ofBuilding(PuertoRicoEngine.SECOND[good]);
    return circle >= from && wanted[circle] < s.circles(outlook.seat, circle) ? circle : -1;
  }

  private void man(PuertoRicoState s, int good, int made, int from) {
    boolean worker = good > 0 && workers(good) == made;
    if (wanted[good] == made) {
      wanted[good]++;
    }
    if (worker) {
      wanted[workplace(s, good, from)]++;
    }
  }
}

package governor.bots.puertorico.heuristic;

import static governor.puertorico.editions.BaseGame.HARBOR;

import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.phases.Storage;

/**
 * A captain phase thought through to its end: every seat loads as much as it can at each turn. What
 * it brings are the points, and the barrels that are left after storing.
 */
abstract class PuertoRicoVoyage {
  static final int KINDS = Good.KINDS;
  private static final int MOST_SEATS = 5;
  private static final int MOST_SHIPS = 3;

  final PuertoRicoOutlook outlook;

  /** The barrels when the question is asked, and what they are worth. */
  final int[] start = new int[MOST_SEATS * KINDS];

  private final double[] before = new double[MOST_SEATS];

  final int[] goods = new int[MOST_SEATS * KINDS];
  private final int[] held = new int[MOST_SEATS];
  private final int[] shipGood = new int[MOST_SHIPS];
  private final int[] shipRoom = new int[MOST_SHIPS];
  private final int[] points = new int[MOST_SEATS];

  /** The kinds of which each seat has barrels, as bits: at the start and now. */
  private final int[] startKinds = new int[MOST_SEATS];

  private final int[] kinds = new int[MOST_SEATS];

  private int ships;
  final PuertoRicoQuays quays;

  /**
   * The seats, as bits, that have a wharf or a harbor at work, and that need their ship no more.
   */
  private int wharves;

  private int harbors;
  int ownShipsDone;

  PuertoRicoVoyage(PuertoRicoOutlook outlook) {
    this.outlook = outlook;
    this.quays = new PuertoRicoQuays(outlook);
  }

  /** Thinks the phase through with this seat as captain; {@link #read} comes before that. */
  void think(PuertoRicoState s, int captain) {
    reset(s);
    points[captain] += held[captain] > 0 ? outlook.privileges(s, captain) : 0;
    quays.begin(captain);
    run(s, captain);
  }

  /** Thinks the phase through in which this seat alone loads. */
  void thinkAlone(PuertoRicoState s, int captain) {
    reset(s);
    for (int seat = 0; seat < s.players(); seat++) {
      held[seat] = seat == captain ? held[seat] : 0;
    }
    points[captain] += held[captain] > 0 ? outlook.privileges(s, captain) : 0;
    quays.begin(captain);
    run(s, captain);
  }

  /** How many points the phase takes from the pool. */
  int points(PuertoRicoState s) {
    int sum = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      sum += points[seat];
    }
    return sum;
  }

  /** How many points the phase brings a seat. */
  int pointsOf(int seat) {
    return points[seat];
  }

  /** What the phase brought a seat, beyond keeping its barrels. */
  double gain(PuertoRicoState s, int seat) {
    if (held[seat] > 1) {
      keep(s, seat);
    }
    double left = held[seat] == 0 ? 0 : outlook.goods(s, seat, goods, seat * KINDS);
    double paid = points[seat] * PuertoRicoOutlook.chip(s, seat) + quays.gain(seat);
    return paid + left - before[seat];
  }

  /** What is left is stored: the best kinds in warehouses, and a barrel of the dearest other. */
  final void keep(PuertoRicoState s, int seat) {
    int at = seat * KINDS;
    int kept = bestKinds(seat, Storage.room(s, seat), 0);
    int singles = quays.singles(s, seat);
    for (int good = KINDS - 1; good >= 0; good--) {
      if ((kept >>> good & 1) == 0 && goods[at + good] > 0) {
        goods[at + good] = Math.min(singles, goods[at + good]);
        singles -= goods[at + good];
      }
    }
  }

  /** Notes the barrels of all seats. */
  void read(PuertoRicoState s) {
    readBarrels(s);
    for (int seat = 0; seat < s.players(); seat++) {
      before[seat] = startKinds[seat] == 0 ? 0 : outlook.goods(s, seat, start, seat * KINDS);
    }
  }

  /** Notes them without what they are worth, which only gains need. */
  void readBarrels(PuertoRicoState s) {
    quays.read(s);
    ships = s.rules().ships();
    long harbor = s.rules().bit(HARBOR);
    wharves = 0;
    harbors = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      int at = seat * KINDS;
      int found = 0;
      for (int good = 0; good < KINDS; good++) {
        int barrels = s.goods(seat, good);
        start[at + good] = barrels;
        found |= barrels > 0 ? 1 << good : 0;
      }
      startKinds[seat] = found;
      long working = s.working(seat);
      wharves |= (working & s.rules().shipRules().mask) != 0 ? 1 << seat : 0;
      harbors |= (working & harbor) != 0 ? 1 << seat : 0;
    }
  }

  final void reset(PuertoRicoState s) {
    System.arraycopy(start, 0, goods, 0, s.players() * KINDS);
    ownShipsDone = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      points[seat] = 0;
      kinds[seat] = startKinds[seat];
      held[seat] = s.goods(seat);
      if (s.hasUsedOwnShip(seat)) {
        ownShipsDone |= 1 << seat;
      }
    }
    quays.reset(s, points);
    for (int ship = 0; ship < ships; ship++) {
      shipGood[ship] = s.shipGood(ship);
      shipRoom[ship] = s.shipRoom(ship);
    }
  }

  /** Everybody loads in turn. Who cannot load now cannot later either: ships only fill up. */
  final void run(PuertoRicoState s, int from) {
    int players = s.players();
    int active = 0;
    for (int seat = 0; seat < players; seat++) {
      active |= held[seat] > 0 ? 1 << seat : 0;
    }
    int seat = from;
    while (active != 0) {
      if ((active >>> seat & 1) != 0 && !loadMost(seat) && !send(s, seat)) {
        active &= ~(1 << seat);
      }
      seat = seat + 1 == players ? 0 : seat + 1;
    }
  }

  private boolean loadMost(int seat) {
    int at = seat * KINDS;
    boolean own = (wharves & ~ownShipsDone & 1 << seat) != 0;
    int most = 0;
    int what = -1;
    int where = -1;
    int ownMost = 0;
    int ownWhat = -1;
    for (int left = kinds[seat]; left != 0; left &= left - 1) {
      int good = Integer.numberOfTrailingZeros(left);
      int stock = goods[at + good];
      int ship = shipFor(good, stock);
      int barrels = ship < 0 ? 0 : Math.min(stock, shipRoom[ship]);
      if (barrels > most) {
        most = barrels;
        what = good;
        where = ship;
      }
      if (own && stock - barrels > ownMost) {
        ownMost = stock - barrels;
        ownWhat = good;
      }
    }
    if (ownWhat >= 0 && ownMost >= most) {
      loadOwn(seat, ownWhat);
      return true;
    }
    if (most == 0) {
      return false;
    }
    loadCargo(seat, what, where);
    return true;
  }

  /** The ship that takes most of a good; of several empty ones the smallest. */
  private int shipFor(int good, int stock) {
    int best = -1;
    int most = 0;
    for (int ship = 0; ship < ships; ship++) {
      int carried = shipGood[ship];
      if (carried == good) {
        return shipRoom[ship] > 0 ? ship : -1;
      }
      int barrels = carried < 0 ? Math.min(stock, shipRoom[ship]) : 0;
      best = barrels > most ? ship : best;
      most = Math.max(most, barrels);
    }
    return best;
  }

  final void loadCargo(int seat, int good, int ship) {
    int barrels = Math.min(goods[seat * KINDS + good], shipRoom[ship]);
    shipGood[ship] = good;
    shipRoom[ship] -= barrels;
    take(seat, good, barrels);
  }

  final void loadOwn(int seat, int good) {
    ownShipsDone |= 1 << seat;
    take(seat, good, goods[seat * KINDS + good]);
  }

  /** Barrels leave the seat and bring it points. */
  private void take(int seat, int good, int barrels) {
    int left = goods[seat * KINDS + good] - barrels;
    goods[seat * KINDS + good] = left;
    kinds[seat] &= ~(left == 0 ? 1 << good : 0);
    held[seat] -= barrels;
    points[seat] += barrels + (harbors >>> seat & 1);
    quays.loaded(seat);
  }

  /** Sends by a small wharf what could not be kept; false if there is none or nothing to send. */
  final boolean send(PuertoRicoState s, int seat) {
    if (!quays.hasSmallWharf(seat)) {
      return false;
    }
    int was = held[seat];
    int at = seat * KINDS;
    int kept = 0;
    keep(s, seat);
    for (int good = 0; good < KINDS; good++) {
      kept += goods[at + good];
      kinds[seat] &= ~(goods[at + good] == 0 ? 1 << good : 0);
    }
    held[seat] = kept;
    int brought = quays.send(seat, was - kept);
    if (was == kept) {
      return false;
    }
    points[seat] += brought + (harbors >>> seat & 1);
    quays.loaded(seat);
    return true;
  }

  /** Of the kinds that are not stored yet so many with the most barrels, dearer ones first. */
  final int bestKinds(int seat, int number, int stored) {
    int at = seat * KINDS;
    int best = 0;
    for (int i = 0; i < number; i++) {
      int kind = -1;
      int most = 0;
      for (int good = 0; good < KINDS; good++) {
        if ((best >>> good & 1) == 0
            && (stored >>> good & 1) == 0
            && goods[at + good] > 0
            && goods[at + good] >= most) {
          most = goods[at + good];
          kind = good;
        }
      }
      if (kind < 0) {
        return best;
      }
      best |= 1 << kind;
    }
    return best;
  }
}

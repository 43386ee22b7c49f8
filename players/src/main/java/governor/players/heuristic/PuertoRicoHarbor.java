package governor.players.heuristic;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;

/**
 * The captain phase thought through to its end: every seat loads as much as it can at each turn.
 * Then what a load is worth is plain: the points, and the barrels that are left after storing.
 */
final class PuertoRicoHarbor {
  private static final int KINDS = Good.KINDS;
  private static final int MOST_SEATS = 5;
  private static final int MOST_SHIPS = 3;

  private final PuertoRicoOutlook outlook;

  /** The barrels when the question is asked, and what they are worth. */
  private final int[] start = new int[MOST_SEATS * KINDS];

  private final double[] before = new double[MOST_SEATS];

  private final int[] goods = new int[MOST_SEATS * KINDS];
  private final int[] held = new int[MOST_SEATS];
  private final int[] shipGood = new int[MOST_SHIPS];
  private final int[] shipRoom = new int[MOST_SHIPS];
  private final int[] points = new int[MOST_SEATS];
  private int ownShipsDone;

  /** Where the gain of every choice is noted. */
  private final double[] gains;

  PuertoRicoHarbor(PuertoRicoOutlook outlook, double[] gains) {
    this.gains = gains;
    this.outlook = outlook;
  }

  // ---- questions ------------------------------------------------------------------------------

  int load(PuertoRicoState s, Options options) {
    int chosen = options.get(0);
    double highest = Double.NEGATIVE_INFINITY;
    int next = outlook.seat + 1 == s.players() ? 0 : outlook.seat + 1;
    read(s);
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      reset(s);
      int verb = Action.verb(action);
      if (verb == Verb.LOAD) {
        loadCargo(s, outlook.seat, Action.a(action), Action.b(action));
      } else if (verb == Verb.LOAD_OWN) {
        loadOwn(s, outlook.seat, Action.a(action));
      } else {
        ownShipsDone |= 1 << outlook.seat;
      }
      run(s, next);
      double value = balance(s);
      gains[i] = value;
      if (value > highest) {
        highest = value;
        chosen = action;
      }
    }
    return chosen;
  }

  /** The seat's gain over what the others gain. */
  private double balance(PuertoRicoState s) {
    double others = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      others += seat == outlook.seat ? 0 : gain(s, seat);
    }
    return gain(s, outlook.seat) - outlook.w.others * others / (s.players() - 1);
  }

  /** The kinds worth most go into the warehouses, and the single barrel worth most is kept. */
  int store(PuertoRicoState s, Options options) {
    int seat = outlook.seat;
    if (Action.verb(options.get(0)) == Verb.KEEP) {
      int chosen = options.get(0);
      for (int i = 1; i < options.size(); i++) {
        if (outlook.single(s, Action.a(options.get(i))) > outlook.single(s, Action.a(chosen))) {
          chosen = options.get(i);
        }
      }
      return chosen;
    }
    int stored = Agenda.a(s.top());
    read(s);
    reset(s);
    int best = bestKinds(seat, room(s, seat) - Integer.bitCount(stored), stored);
    for (int i = 0; i < options.size(); i++) {
      if ((best >>> Action.a(options.get(i)) & 1) != 0) {
        return options.get(i);
      }
    }
    return options.get(0);
  }

  // ---- thinking ahead -------------------------------------------------------------------------

  /** Thinks the phase through with this seat as captain; {@link #read} comes before that. */
  void think(PuertoRicoState s, int captain) {
    reset(s);
    points[captain] = held[captain] > 0 ? 1 : 0;
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
    return points[seat] * PuertoRicoOutlook.chip(s, seat) + left - before[seat];
  }

  /** What is left is stored: the best kinds in warehouses, and a barrel of the dearest other. */
  private void keep(PuertoRicoState s, int seat) {
    int at = seat * KINDS;
    int kept = bestKinds(seat, room(s, seat), 0);
    boolean single = true;
    for (int good = KINDS - 1; good >= 0; good--) {
      if ((kept >>> good & 1) == 0 && goods[at + good] > 0) {
        goods[at + good] = single ? 1 : 0;
        single = false;
      }
    }
  }

  /** Notes the barrels of all seats. */
  void read(PuertoRicoState s) {
    for (int seat = 0; seat < s.players(); seat++) {
      int at = seat * KINDS;
      for (int good = 0; good < KINDS; good++) {
        start[at + good] = s.goods(seat, good);
      }
      before[seat] = s.goods(seat) == 0 ? 0 : outlook.goods(s, seat, start, at);
    }
  }

  private void reset(PuertoRicoState s) {
    System.arraycopy(start, 0, goods, 0, s.players() * KINDS);
    ownShipsDone = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      points[seat] = 0;
      held[seat] = s.goods(seat);
      if (s.isDoneWithOwnShip(seat)) {
        ownShipsDone |= 1 << seat;
      }
    }
    for (int ship = 0; ship < s.rules().ships(); ship++) {
      shipGood[ship] = s.shipGood(ship);
      shipRoom[ship] = s.shipRoom(ship);
    }
  }

  /** Everybody loads in turn. Who cannot load now cannot later either: ships only fill up. */
  private void run(PuertoRicoState s, int from) {
    int players = s.players();
    int active = 0;
    for (int seat = 0; seat < players; seat++) {
      active |= held[seat] > 0 ? 1 << seat : 0;
    }
    int seat = from;
    while (active != 0) {
      if ((active >>> seat & 1) != 0 && !loadMost(s, seat)) {
        active &= ~(1 << seat);
      }
      seat = seat + 1 == players ? 0 : seat + 1;
    }
  }

  private boolean loadMost(PuertoRicoState s, int seat) {
    if (held[seat] == 0) {
      return false;
    }
    int at = seat * KINDS;
    boolean own = s.works(seat, Building.WHARF) && (ownShipsDone >>> seat & 1) == 0;
    int most = 0;
    int what = -1;
    int where = -1;
    int ownMost = 0;
    int ownWhat = -1;
    for (int good = 0; good < KINDS; good++) {
      int stock = goods[at + good];
      if (stock == 0) {
        continue;
      }
      int ship = shipFor(s, good, stock);
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
      loadOwn(s, seat, ownWhat);
      return true;
    }
    if (most == 0) {
      return false;
    }
    loadCargo(s, seat, what, where);
    return true;
  }

  /** The ship that takes most of a good; of several empty ones the smallest. */
  private int shipFor(PuertoRicoState s, int good, int stock) {
    int best = -1;
    int most = 0;
    for (int ship = 0; ship < s.rules().ships(); ship++) {
      if (shipGood[ship] == good) {
        return shipRoom[ship] > 0 ? ship : -1;
      }
      if (shipGood[ship] < 0) {
        int barrels = Math.min(stock, shipRoom[ship]);
        if (barrels > most) {
          most = barrels;
          best = ship;
        }
      }
    }
    return best;
  }

  private void loadCargo(PuertoRicoState s, int seat, int good, int ship) {
    int barrels = Math.min(goods[seat * KINDS + good], shipRoom[ship]);
    goods[seat * KINDS + good] -= barrels;
    held[seat] -= barrels;
    shipGood[ship] = good;
    shipRoom[ship] -= barrels;
    award(s, seat, barrels);
  }

  private void loadOwn(PuertoRicoState s, int seat, int good) {
    int barrels = goods[seat * KINDS + good];
    goods[seat * KINDS + good] = 0;
    held[seat] -= barrels;
    ownShipsDone |= 1 << seat;
    award(s, seat, barrels);
  }

  private void award(PuertoRicoState s, int seat, int barrels) {
    points[seat] += barrels + (s.works(seat, Building.HARBOR) ? 1 : 0);
  }

  // ---- storing --------------------------------------------------------------------------------

  private static int room(PuertoRicoState s, int seat) {
    return (s.works(seat, Building.SMALL_WAREHOUSE) ? 1 : 0)
        + (s.works(seat, Building.LARGE_WAREHOUSE) ? 2 : 0);
  }

  /** Of the kinds that are not stored yet so many with the most barrels, dearer ones first. */
  private int bestKinds(int seat, int number, int stored) {
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

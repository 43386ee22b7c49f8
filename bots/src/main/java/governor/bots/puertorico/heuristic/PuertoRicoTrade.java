package governor.bots.puertorico.heuristic;

import static governor.puertorico.editions.BaseGame.FACTORY;
import static governor.puertorico.editions.NewBuildings.SPECIALTY_FACTORY;
import static governor.puertorico.editions.Nobles.CHAPEL;
import static governor.puertorico.editions.Nobles.JEWELER;

import governor.core.Action;
import governor.core.Options;
import governor.puertorico.Fair;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.phases.CraftsmanPhase;
import governor.puertorico.phases.TraderPhase;

/** Goods to be sold and goods to be made. */
final class PuertoRicoTrade {
  private static final int KINDS = Good.KINDS;
  private static final int MOST_SEATS = 5;
  private static final int[] FACTORY_PAYS = {0, 0, 1, 2, 3, 5};
  private static final int PRIZE = 3;

  private final PuertoRicoOutlook outlook;
  private final double[] gains = new double[MOST_SEATS];
  private final int[] barrels = new int[KINDS];
  private final int[] supply = new int[KINDS];

  /** What the seat at hand makes, and whether somebody before it won the festival's prize. */
  private final int[] crafted = new int[KINDS];

  private boolean festivalWon;

  /** Where the gain of every choice is noted. */
  private final double[] noted;

  PuertoRicoTrade(PuertoRicoOutlook outlook, double[] noted) {
    this.noted = noted;
    this.outlook = outlook;
  }

  // ---- questions ------------------------------------------------------------------------------

  /** Sells what brings most beyond its worth as a barrel; to pass is worth nothing. */
  int sell(PuertoRicoState s, Options options) {
    int chosen = options.get(options.size() - 1);
    double highest = 0;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      boolean atPost = Action.verb(action) == Verb.SELL_AT_POST;
      if (Action.verb(action) != Verb.SELL && !atPost) {
        continue;
      }
      int good = Action.a(action);
      int price =
          atPost
              ? TraderPhase.postPrice(s, outlook.seat, good)
              : TraderPhase.price(s, outlook.seat, good);
      double gain = outlook.money * price;
      gain -= outlook.barrel * outlook.open[good];
      noted[i] = gain;
      if (gain > highest) {
        highest = gain;
        chosen = action;
      }
    }
    return chosen;
  }

  int extraGood(PuertoRicoState s, Options options) {
    read(s, outlook.seat);
    double before = outlook.goods(s, outlook.seat, barrels, 0);
    int chosen = options.get(0);
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      double gain = 0;
      if (Action.verb(action) != Verb.TAKE_GOOD && Action.verb(action) != Verb.PASS) {
        continue; // What else can be done here is not judged.
      }
      if (Action.verb(action) == Verb.TAKE_GOOD) {
        barrels[Action.a(action)]++;
        gain = outlook.goods(s, outlook.seat, barrels, 0) - before;
        gain += specialty(s, Action.a(action));
        barrels[Action.a(action)]--;
      }
      if (gain > highest) {
        highest = gain;
        chosen = action;
      }
    }
    return chosen;
  }

  /** What a specialty factory pays for one more barrel of a good. */
  private double specialty(PuertoRicoState s, int good) {
    if (!outlook.w.versed || good == 0 || !s.works(outlook.seat, SPECIALTY_FACTORY)) {
      return 0;
    }
    int most = 1;
    for (int other = 1; other < KINDS; other++) {
      most = Math.max(most, s.crafted(other));
    }
    return s.crafted(good) == most ? outlook.money : 0;
  }

  // ---- thinking ahead -------------------------------------------------------------------------

  double gain(int seat) {
    return gains[seat];
  }

  /** Thinks a trader phase through: from this seat on everybody sells what brings most. */
  void thinkTrader(PuertoRicoState s, int trader) {
    int house = 0;
    int size = 0;
    for (int good = 0; good < KINDS; good++) {
      size += s.inHouse(good);
      house |= s.inHouse(good) > 0 ? 1 << good : 0;
    }
    int seat = trader;
    for (int i = 0; i < s.players(); i++) {
      gains[seat] = 0;
      int privilege = i == 0 ? outlook.privileges(s, seat) : 0;
      if (size < PuertoRicoState.HOUSE_SPACES && s.goods(seat) > 0) {
        int extra = PuertoRicoOutlook.markets(s, seat) + privilege;
        boolean anyKind = (s.working(seat) & s.rules().saleRules().mask) != 0;
        int sold = -1;
        for (int good = 0; good < KINDS; good++) {
          if (s.goods(seat, good) > 0 && (anyKind || (house >>> good & 1) == 0)) {
            double gain =
                outlook.money * (s.rules().price(good) + extra)
                    - outlook.barrel * outlook.open[good];
            if (gain > gains[seat]) {
              gains[seat] = gain;
              sold = good;
            }
          }
        }
        double atPost = atPost(s, seat, privilege);
        if (atPost > gains[seat]) {
          gains[seat] = atPost;
        } else if (sold >= 0) {
          house |= 1 << sold;
          size++;
        }
      } else if (s.goods(seat) > 0) {
        gains[seat] = atPost(s, seat, privilege);
      }
      seat = seat + 1 == s.players() ? 0 : seat + 1;
    }
  }

  /** What the best sale at a trading post brings a seat; 0 if it has none. */
  private double atPost(PuertoRicoState s, int seat, int privilege) {
    if (!outlook.w.versed || (s.working(seat) & s.rules().postRules().mask) == 0) {
      return 0;
    }
    double best = 0;
    for (int good = 0; good < KINDS; good++) {
      if (s.goods(seat, good) > 0) {
        double paid = outlook.money * (s.rules().price(good) + privilege);
        best = Math.max(best, paid - outlook.barrel * outlook.open[good]);
      }
    }
    return best;
  }

  /** Thinks a craftsman phase through from this seat on, who gets one barrel more. */
  void thinkCraftsman(PuertoRicoState s, int craftsman) {
    for (int good = 0; good < KINDS; good++) {
      supply[good] = s.goodsSupply(good);
    }
    festivalWon = false;
    int seat = craftsman;
    for (int i = 0; i < s.players(); i++) {
      read(s, seat);
      double before = outlook.goods(s, seat, barrels, 0);
      int kinds = 0;
      for (int good = 0; good < KINDS; good++) {
        int made = Math.min(supply[good], CraftsmanPhase.production(s, seat, good));
        crafted[good] = made;
        barrels[good] += made;
        supply[good] -= made;
        kinds += made > 0 ? 1 : 0;
      }
      gains[seat] = outlook.goods(s, seat, barrels, 0) - before;
      if (s.works(seat, FACTORY)) {
        gains[seat] += outlook.money * FACTORY_PAYS[kinds];
      }
      if (i == 0 && kinds > 0) {
        gains[seat] += outlook.barrel * outlook.privileges(s, seat);
      }
      if (s.rules().countsBarrels() || s.rules().hasNobles()) {
        gains[seat] += besides(s, seat);
      }
      seat = seat + 1 == s.players() ? 0 : seat + 1;
    }
  }

  /** What buildings of expansions and the festival pay for the barrels that were made. */
  private double besides(PuertoRicoState s, int seat) {
    if (!outlook.w.versed) {
      return 0;
    }
    double paid = 0;
    if (s.works(seat, SPECIALTY_FACTORY)) {
      paid += outlook.money * (mostMade() - 1);
    }
    if (s.works(seat, CHAPEL)) {
      boolean noble = s.hasNoble(seat, s.rules().number(CHAPEL));
      paid += noble ? PuertoRicoOutlook.chip(s, seat) : outlook.money;
    }
    if (s.works(seat, JEWELER)) {
      paid += outlook.money * s.nobles(seat);
    }
    if (s.isOpen(Fair.PRODUCTION) && !festivalWon && meetsFestival(s)) {
      festivalWon = true;
      paid += outlook.money * PRIZE;
    }
    return paid;
  }

  /** Of the kind but corn of which most was made so many, and at least one. */
  private int mostMade() {
    int most = 1;
    for (int good = 1; good < KINDS; good++) {
      most = Math.max(most, crafted[good]);
    }
    return most;
  }

  private boolean meetsFestival(PuertoRicoState s) {
    for (int good = 0; good < KINDS; good++) {
      if (crafted[good] < s.festivalGoods(good)) {
        return false;
      }
    }
    return true;
  }

  private void read(PuertoRicoState s, int seat) {
    for (int good = 0; good < KINDS; good++) {
      barrels[good] = s.goods(seat, good);
    }
  }
}

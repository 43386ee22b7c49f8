package governor.bots.puertorico.heuristic;

import static governor.puertorico.editions.BaseGame.FACTORY;

import governor.core.Action;
import governor.core.Options;
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

  private final PuertoRicoOutlook outlook;
  private final double[] gains = new double[MOST_SEATS];
  private final int[] barrels = new int[KINDS];
  private final int[] supply = new int[KINDS];

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
      if (Action.verb(action) == Verb.TAKE_GOOD) {
        barrels[Action.a(action)]++;
        gain = outlook.goods(s, outlook.seat, barrels, 0) - before;
        barrels[Action.a(action)]--;
      }
      if (gain > highest) {
        highest = gain;
        chosen = action;
      }
    }
    return chosen;
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
      if (size < PuertoRicoState.HOUSE_SPACES && s.goods(seat) > 0) {
        int extra = PuertoRicoOutlook.markets(s, seat) + (i == 0 ? 1 : 0);
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
        if (sold >= 0) {
          house |= 1 << sold;
          size++;
        }
      }
      seat = seat + 1 == s.players() ? 0 : seat + 1;
    }
  }

  /** Thinks a craftsman phase through from this seat on, who gets one barrel more. */
  void thinkCraftsman(PuertoRicoState s, int craftsman) {
    for (int good = 0; good < KINDS; good++) {
      supply[good] = s.goodsSupply(good);
    }
    int seat = craftsman;
    for (int i = 0; i < s.players(); i++) {
      read(s, seat);
      double before = outlook.goods(s, seat, barrels, 0);
      int kinds = 0;
      for (int good = 0; good < KINDS; good++) {
        int made = Math.min(supply[good], CraftsmanPhase.production(s, seat, good));
        barrels[good] += made;
        supply[good] -= made;
        kinds += made > 0 ? 1 : 0;
      }
      gains[seat] = outlook.goods(s, seat, barrels, 0) - before;
      if (s.works(seat, FACTORY)) {
        gains[seat] += outlook.money * FACTORY_PAYS[kinds];
      }
      if (i == 0 && kinds > 0) {
        gains[seat] += outlook.barrel;
      }
      seat = seat + 1 == s.players() ? 0 : seat + 1;
    }
  }

  private void read(PuertoRicoState s, int seat) {
    for (int good = 0; good < KINDS; good++) {
      barrels[good] = s.goods(seat, good);
    }
  }
}

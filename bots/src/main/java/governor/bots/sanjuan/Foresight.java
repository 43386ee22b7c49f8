package governor.bots.sanjuan;

import governor.core.Action;
import governor.core.Agenda;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuanState;

/**
 * Foresees what the roles lead to that a seat may take. What the others get is the same whoever
 * takes a role, so that it is found once for a question. One object a thread.
 */
final class Foresight {
  private static final int PRODUCER = Role.PRODUCER.ordinal();
  private static final int TRADER = Role.TRADER.ordinal();

  /** Nothing is made before goods are sold. */
  private static final int NOTHING_MADE = -1;

  private final ForesightFeatures features;

  // What each seat gets without a privilege, five times the cards.
  private final int[] made;
  private final int[] sold;
  private final int[] soldAfterMaking;

  Foresight(ForesightFeatures features) {
    this.features = features;
    made = new int[features.seats];
    sold = new int[features.seats];
    soldAfterMaking = new int[features.seats];
  }

  /** Looks at a position that asks for a role. */
  void look(SanJuanState s) {
    for (int seat = 0; seat < made.length; seat++) {
      made[seat] = made(s, seat, 0);
      sold[seat] = sold(s, seat, 0, NOTHING_MADE);
      soldAfterMaking[seat] = made[seat] == 0 ? sold[seat] : sold(s, seat, 0, 0);
    }
  }

  /** Writes the features of the role that this action takes; returns the place after the last. */
  int write(SanJuanState s, int action, int[] f, int at) {
    int role = Action.a(action);
    int privilege = 1 + Action.b(action);
    boolean next = role != TRADER && (!isTaken(s, TRADER) || isLastChoice(s));
    int me = s.seatToAct();
    int n = at;
    if (role == PRODUCER) {
      n = write(features.made, made(s, me, privilege), made, me, f, n);
      return next
          ? write(features.soldNext, sold(s, me, 0, privilege), soldAfterMaking, me, f, n)
          : n;
    }
    if (role == TRADER) {
      return write(features.sold, sold(s, me, privilege, NOTHING_MADE), sold, me, f, n);
    }
    return next ? write(features.soldNext, sold[me], sold, me, f, n) : n;
  }

  private int write(int group, int mine, int[] others, int me, int[] f, int at) {
    int n = ForesightFeatures.note(group, 0, mine, f, at);
    for (int i = 1; i < others.length; i++) {
      int seat = me + i < others.length ? me + i : me + i - others.length;
      n = ForesightFeatures.note(group, i, others[seat], f, n);
    }
    return n;
  }

  private static boolean isTaken(SanJuanState s, int role) {
    return (s.rolesTaken() >>> role & 1) != 0;
  }

  private static boolean isLastChoice(SanJuanState s) {
    return Agenda.turns(s.top()) == 0;
  }

  /** What the goods are worth that a seat makes with so large a privilege: the dearest first. */
  private static int made(SanJuanState s, int seat, int privilege) {
    int left = 1 + privilege + s.rules().extraGoods(s.working(seat));
    int value = 0;
    for (int plant = s.rules().plants() - 1; plant >= 0 && left > 0; plant--) {
      int goods = Math.min(left, s.emptyPlants(seat, plant));
      value += goods * TradeFeatures.price(s, plant);
      left -= goods;
    }
    return value;
  }

  /**
   * What a seat sells with so large a privilege, the dearest first.
   *
   * @param making the privilege with which it makes goods before, or {@link #NOTHING_MADE}
   */
  private static int sold(SanJuanState s, int seat, int privilege, int making) {
    if (making < 0 && s.goods(seat) == 0) {
      return 0;
    }
    int toMake = making < 0 ? 0 : 1 + making + s.rules().extraGoods(s.working(seat));
    int left = 1 + privilege + s.rules().extraSales(s.working(seat));
    int value = 0;
    for (int place = s.rules().goodsPlaces() - 1; place >= 0 && left > 0; place--) {
      int goods = s.goodsAt(seat, place);
      if (s.rules().isProduction(place) && toMake > 0) {
        int more = Math.min(toMake, s.emptyPlants(seat, place));
        goods += more;
        toMake -= more;
      }
      goods = Math.min(left, goods);
      value += goods * TradeFeatures.price(s, place);
      left -= goods;
    }
    return value;
  }
}

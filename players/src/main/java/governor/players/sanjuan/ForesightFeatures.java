package governor.players.sanjuan;

import governor.core.Action;
import governor.core.Agenda;
import governor.players.net.FeatureList;
import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuanState;

/**
 * What a role that may be taken leads to: the goods that its phase makes or sells for every seat,
 * and what every seat could sell in a trader phase right after it.
 */
final class ForesightFeatures {
  private static final int PLANTS = Card.PRODUCTION_KINDS;
  private static final int PRODUCER = Role.PRODUCER.ordinal();
  private static final int TRADER = Role.TRADER.ordinal();

  /** Nothing is made before goods are sold. */
  private static final int NOTHING_MADE = -1;

  /** Half cards; so many and more look the same. */
  private static final int STEPS = 14;

  private final int seats;
  private final int made;
  private final int sold;
  private final int soldNext;

  ForesightFeatures(FeatureList list, int seats) {
    this.seats = seats;
    made = list.group("foreseen producer now", seats * STEPS);
    sold = list.group("foreseen trader now", seats * STEPS);
    soldNext = list.group("foreseen trader next", seats * STEPS);
  }

  /** For the role that this action takes; who gains nothing is not mentioned. */
  int write(SanJuanState s, int action, int[] f, int at) {
    int me = s.seatToAct();
    int role = Action.a(action);
    int privilege = 1 + Action.b(action);
    boolean next = role != TRADER && ((s.rolesTaken() >>> TRADER & 1) == 0 || isLastChoice(s));
    int n = at;
    int seat = me;
    for (int i = 0; i < seats; i++) {
      int more = seat == me ? privilege : 0;
      if (role == PRODUCER) {
        n = note(made, i, made(s, seat, more), f, n);
      } else if (role == TRADER) {
        n = note(sold, i, sold(s, seat, more, NOTHING_MADE), f, n);
      }
      if (next) {
        int before = role == PRODUCER ? more : NOTHING_MADE;
        n = note(soldNext, i, sold(s, seat, 0, before), f, n);
      }
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    return n;
  }

  /** Values are five times the cards. */
  private static int note(int group, int distance, int value, int[] f, int n) {
    int step = Math.min(STEPS, (2 * value + 2) / 5);
    if (step > 0) {
      f[n++] = group + distance * STEPS + step - 1;
    }
    return n;
  }

  private static boolean isLastChoice(SanJuanState s) {
    return Agenda.turns(s.top()) == 0;
  }

  /** What the goods are worth that a seat makes with so large a privilege: the dearest first. */
  private static int made(SanJuanState s, int seat, int privilege) {
    int left = room(s, seat, Card.AQUEDUCT, privilege);
    int value = 0;
    for (int plant = PLANTS - 1; plant >= 0 && left > 0; plant--) {
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
    int toMake = making < 0 ? 0 : room(s, seat, Card.AQUEDUCT, making);
    int left = room(s, seat, Card.TRADING_POST, privilege);
    int value = 0;
    for (int place = PLANTS; place >= 0 && left > 0; place--) {
      int goods = s.goodsAt(seat, place);
      if (place < PLANTS) {
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

  private static int room(SanJuanState s, int seat, Card larger, int privilege) {
    return 1 + privilege + (s.works(seat, larger) ? 1 : 0);
  }
}

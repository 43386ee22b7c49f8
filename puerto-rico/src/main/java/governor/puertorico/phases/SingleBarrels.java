package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.hooks.StorageRule;

/**
 * Storing where more than one single barrel is kept: the seat names the kinds for its warehouses in
 * the order of {@link Good}, then of each other kind how many barrels it keeps. All room must be
 * used. Operand a of the frame has a bit for each kind stored, b is the next kind, whether single
 * barrels are being kept already, and how many still can be.
 */
public final class SingleBarrels {
  private static final int NEXT = 7;
  private static final int KEEPING = 8;
  private static final int LEFT_AT = 4;

  private SingleBarrels() {}

  /** How many single barrels the seat keeps without a warehouse. */
  public static int number(PuertoRicoState s, int seat) {
    Hooks<StorageRule> hooks = s.rules().storageRules();
    int barrels = 1;
    for (long rules = s.working(seat) & hooks.mask; rules != 0; rules &= rules - 1) {
      barrels += hooks.of(Long.numberOfTrailingZeros(rules)).barrels();
    }
    return barrels;
  }

  /** How many single barrels the seat, which is being asked, can still keep. */
  public static int left(PuertoRicoState s, int seat) {
    int state = Agenda.b(s.top());
    return (state & KEEPING) != 0 ? state >>> LEFT_AT : number(s, seat);
  }

  /** Whether it is settled already how many barrels of a kind are kept. */
  public static boolean isSettled(int frame, int good) {
    boolean stored = (Agenda.a(frame) >>> good & 1) != 0;
    int state = Agenda.b(frame);
    return stored || (state & KEEPING) != 0 && good < (state & NEXT);
  }

  /** Whether a kind that is not settled can still be given a place in a warehouse. */
  public static boolean canBeStored(int frame, int good) {
    int state = Agenda.b(frame);
    return (state & KEEPING) == 0 && good >= (state & NEXT);
  }

  /** Whether the seat cannot keep everything with room for so many kinds and single barrels. */
  static boolean wouldLose(PuertoRicoState s, int seat, int kinds, int singles) {
    int whole = 0;
    int kept = 0;
    for (int i = 0; i < kinds; i++) {
      int most = -1;
      for (int good = 0; good < Good.KINDS; good++) {
        boolean more = most < 0 || s.goods(seat, good) > s.goods(seat, most);
        most = (whole >>> good & 1) == 0 && more ? good : most;
      }
      if (most >= 0) {
        whole |= 1 << most;
        kept += s.goods(seat, most);
      }
    }
    return s.goods(seat) - kept > singles;
  }

  static void run(PuertoRicoState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    int stored = Agenda.a(frame);
    int state = Agenda.b(frame);
    int room = Storage.room(s, seat);
    boolean keeping = (state & KEEPING) != 0;
    if (!keeping && stored == 0 && !wouldLose(s, seat, room, number(s, seat))) {
      s.pop();
      return;
    }
    int rest = s.kindsOfGoods(seat) & ~stored & -1 << (state & NEXT);
    int toStore = Math.max(0, room - Integer.bitCount(stored));
    if (!keeping && toStore > 0) {
      offerKinds(rest, toStore, out);
    } else {
      int open = keeping ? rest : s.kindsOfGoods(seat) & ~stored;
      offerBarrels(s, seat, open, left(s, seat), out);
    }
    if (out.size() == 0) {
      s.pop();
    } else {
      Guests.offer(s, seat, out);
    }
  }

  /** Kinds for the warehouses, such that there are enough kinds for the other places after them. */
  private static void offerKinds(int rest, int toStore, Options out) {
    for (int left = rest; Integer.bitCount(left) >= toStore; left &= left - 1) {
      out.add(Action.of(Verb.STORE, Integer.numberOfTrailingZeros(left)));
    }
  }

  /**
   * How many of the first of these kinds are kept, such that the others can use the other places.
   */
  private static void offerBarrels(PuertoRicoState s, int seat, int kinds, int left, Options out) {
    if (kinds == 0) {
      return;
    }
    int good = Integer.numberOfTrailingZeros(kinds);
    int others = 0;
    for (int more = kinds & kinds - 1; more != 0; more &= more - 1) {
      others += s.goods(seat, Integer.numberOfTrailingZeros(more));
    }
    int held = s.goods(seat, good);
    int most = Math.min(held, left);
    for (int kept = Math.clamp(left - others, 0, most); kept <= most; kept++) {
      out.add(Action.of(Verb.KEEP_SOME, good, kept));
    }
  }

  /** The seat keeps so many barrels of a kind. */
  static void keep(PuertoRicoState s, int frame, int good, int kept) {
    int seat = Agenda.seat(frame);
    int before = left(s, seat);
    s.returnGoods(seat, good, s.goods(seat, good) - kept);
    s.again(Agenda.a(frame), good + 1 | KEEPING | before - kept << LEFT_AT);
  }
}

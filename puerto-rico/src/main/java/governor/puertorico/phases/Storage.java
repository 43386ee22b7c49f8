package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.hooks.StorageRule;

/**
 * End of the captain phase: the seat keeps all barrels of as many kinds as its warehouses hold, and
 * one barrel of another kind; the rest goes to the supply. It names the kinds for its warehouses in
 * the order of {@link Good} and then the single barrel. All room must be used, and where everything
 * fits there is nothing to choose. Of kept kinds of which there is only one barrel, the first is
 * the single one, so that each way to store is there once. Operand a has a bit for each kind stored
 * so far, b is the next kind.
 */
public final class Storage extends Step<PuertoRicoState> {
  private static final int NEXT = 7;

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    if (s.rules().keepsBarrels() && SingleBarrels.number(s, seat) > 1) {
      SingleBarrels.run(s, frame, out);
      return;
    }
    int held = s.kindsOfGoods(seat);
    int stored = Agenda.a(frame);
    if (held == stored) {
      s.pop();
      return;
    }
    ask(s, frame, held, out);
    if (s.canMoveGuest(seat) && SingleBarrels.wouldLose(s, seat, room(s, seat), 1)) {
      Guests.offer(s, seat, out);
    }
  }

  private static void ask(PuertoRicoState s, int frame, int held, Options out) {
    int seat = Agenda.seat(frame);
    int stored = Agenda.a(frame);
    int room = room(s, seat);
    int odd = oddBarrel(s, seat, held, room);
    if (odd != 0 || Integer.bitCount(held) <= room) {
      int rest = held & ~stored & ~odd;
      int verb = rest == 0 ? Verb.KEEP : Verb.STORE;
      out.add(Action.of(verb, Integer.numberOfTrailingZeros(rest == 0 ? odd : rest)));
      return;
    }
    int toStore = room - Integer.bitCount(stored);
    if (toStore == 0) {
      out.addEach(Verb.KEEP, singles(s, seat, stored));
      return;
    }
    for (int left = held & -1 << firstKind(frame); left != 0; left &= left - 1) {
      int kind = left & -left;
      int singles = singles(s, seat, stored | kind);
      boolean takesOneOfTheNext = (singles & kind - 1) == 0;
      int next = Integer.bitCount(left) - 1 - (takesOneOfTheNext ? 1 : 0);
      if (singles != 0 && next >= toStore - 1) {
        out.add(Action.of(Verb.STORE, Integer.numberOfTrailingZeros(kind)));
      }
    }
  }

  /**
   * The kinds that the single barrel can be of when these are stored, as bits: those of which there
   * are several barrels, and those of one barrel that come before every stored one.
   */
  public static int singles(PuertoRicoState s, int seat, int stored) {
    int singles = 0;
    for (int left = s.kindsOfGoods(seat); left != 0; left &= left - 1) {
      int kind = left & -left;
      boolean isOne = s.goods(seat, Integer.numberOfTrailingZeros(left)) == 1;
      if ((stored & kind) == 0) {
        singles |= kind;
      } else if (isOne) {
        return singles | severalBarrels(s, seat, left & ~stored);
      }
    }
    return singles;
  }

  private static int severalBarrels(PuertoRicoState s, int seat, int kinds) {
    int several = 0;
    for (int left = kinds; left != 0; left &= left - 1) {
      several |= s.goods(seat, Integer.numberOfTrailingZeros(left)) > 1 ? left & -left : 0;
    }
    return several;
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    if (Guests.move(s, seat, action)) {
      return;
    }
    int good = Action.a(action);
    int stored = Agenda.a(frame);
    if (Action.verb(action) == Verb.KEEP_SOME) {
      SingleBarrels.keep(s, frame, good, Action.b(action));
      return;
    }
    if (Action.verb(action) == Verb.STORE) {
      s.again(stored | 1 << good, good + 1);
      return;
    }
    for (int left = s.kindsOfGoods(seat) & ~stored; left != 0; left &= left - 1) {
      int kind = Integer.numberOfTrailingZeros(left);
      s.returnGoods(seat, kind, s.goods(seat, kind) - (kind == good ? 1 : 0));
    }
    s.pop();
  }

  /** Whether this kind was given a place in a warehouse already. */
  public static boolean isStored(int frame, int good) {
    return (Agenda.a(frame) >>> good & 1) != 0;
  }

  /** The first kind that can still be given a place in a warehouse. */
  public static int firstKind(int frame) {
    return Agenda.b(frame) & NEXT;
  }

  /** How many kinds the seat's warehouses keep. */
  public static int room(PuertoRicoState s, int seat) {
    Hooks<StorageRule> hooks = s.rules().storageRules();
    long rules = s.working(seat) & hooks.mask;
    int kinds = 0;
    while (rules != 0) {
      kinds += hooks.of(Long.numberOfTrailingZeros(rules)).kinds();
      rules &= rules - 1;
    }
    return kinds;
  }

  /**
   * If one kind too many is held, but there is a kind of one barrel: that kind's bit. With it as
   * the single barrel everything fits. Otherwise 0.
   */
  private static int oddBarrel(PuertoRicoState s, int seat, int held, int room) {
    int odd = 0;
    if (Integer.bitCount(held) == room + 1) {
      for (int good = 0; good < Good.KINDS; good++) {
        if (s.goods(seat, good) == 1) {
          odd = 1 << good;
        }
      }
    }
    return odd;
  }
}

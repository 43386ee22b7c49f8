package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.buildings.PoorHouse;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.PaymentRule;

/**
 * The seat pays for a building exactly what it costs, piece by piece: first goods (by its black
 * market), then hand cards. Whoever has a building that rewards a small hand may decline reductions
 * and pay more hand cards, up to the printed cost. Operand a holds what is left to pay, how much
 * more may be paid, and whether the library lowered the price; b is the next kind of card, or
 * {@link #GOODS_FIRST} plus the next place for goods while goods may still be used.
 */
public final class Payment extends Step<SanJuanState> {
  /** Where the operand begins: goods from the first place on may be used. */
  public static final int GOODS_FIRST = 64;

  private static final int MORE_AT = 4;
  private static final int NUMBER = (1 << MORE_AT) - 1;
  private static final int LIBRARY = 1 << 2 * MORE_AT;

  /** Puts a payment on the agenda, if there is anything to pay. */
  static void begin(SanJuanState s, int seat, int price, int more, boolean library) {
    if (price + more > 0) {
      int operand = price | more << MORE_AT | (library ? LIBRARY : 0);
      s.push(StepId.PAY, seat, operand, GOODS_FIRST);
    } else if (library) {
      s.spendLibrary(seat);
    }
  }

  /** What is left to pay. */
  public static int toPay(int frame) {
    return Agenda.a(frame) & NUMBER;
  }

  /** How much more may be paid. */
  public static int more(int frame) {
    return Agenda.a(frame) >> MORE_AT & NUMBER;
  }

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    int toPay = toPay(frame);
    int next = Agenda.b(frame);
    if (toPay == 0) {
      Picks.any(s, seat, Verb.PAY, next < GOODS_FIRST ? next : 0, 0, out);
      out.add(Action.of(Verb.DONE));
      return;
    }
    if (s.handSize(seat) == toPay && !s.isHeard() && hasOnlyHand(s, seat)) {
      s.discardHand(seat); // Nobody listens, so the forced payments need not be told one by one.
      finish(s, frame);
      return;
    }
    if (next < GOODS_FIRST) {
      Picks.exactly(s, seat, Verb.PAY, next, toPay, out);
      return;
    }
    Hooks<PaymentRule> hooks = s.rules().paymentRules();
    long rules = s.working(seat) & hooks.mask;
    while (rules != 0) {
      hooks.of(Long.numberOfTrailingZeros(rules)).offer(s, seat, next - GOODS_FIRST, toPay, out);
      rules &= rules - 1;
    }
    Picks.exactly(s, seat, Verb.PAY, 0, toPay, out);
  }

  /** Whether the seat can pay with nothing but hand cards. */
  private static boolean hasOnlyHand(SanJuanState s, int seat) {
    return (s.working(seat) & s.rules().paymentRules().mask) == 0;
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    if (Action.verb(action) == Verb.DONE) {
      finish(s, frame);
      return;
    }
    int card = Action.a(action);
    int next = card;
    if (Action.verb(action) == Verb.PAY) {
      if (s.isHeard()) {
        s.tell(What.PAID, seat, card, 0);
      }
      s.discardFromHand(seat, card);
    } else {
      Hooks<PaymentRule> hooks = s.rules().paymentRules();
      hooks.of(Long.numberOfTrailingZeros(s.working(seat) & hooks.mask)).take(s, seat, card);
      next = GOODS_FIRST + s.rules().goodsPlace(card);
    }
    int left = afterPayingOne(frame);
    s.again(left, next);
    if ((left & ~LIBRARY) == 0) {
      finish(s, s.top());
    }
  }

  /** Who pays more than needed does without the library first. */
  private static int afterPayingOne(int frame) {
    return toPay(frame) > 0 ? Agenda.a(frame) - 1 : Agenda.a(frame) - (1 << MORE_AT) & ~LIBRARY;
  }

  private static void finish(SanJuanState s, int frame) {
    s.pop();
    if ((Agenda.a(frame) & LIBRARY) != 0) {
      s.spendLibrary(Agenda.seat(frame));
    }
  }

  /** Whether the price is paid and paying more could bring nothing. */
  public static boolean isIdle(SanJuanState s) {
    return toPay(s.top()) == 0 && worthPaying(s) == 0;
  }

  /**
   * How many hand cards beyond the price could be paid with an effect: none if the hand will be
   * poor anyway, or cannot become so.
   */
  public static int worthPaying(SanJuanState s) {
    int frame = s.top();
    int seat = Agenda.seat(frame);
    int left = Math.max(0, s.handSize(seat) - toPay(frame));
    int more = Math.min(more(frame), left);
    boolean city = !s.rules().isProduction(Agenda.a(s.frame(s.depth() - 1)));
    int poor = PoorHouse.POOR - s.rules().cardsForBuild(city, s.working(seat));
    return left <= poor || left - more > PoorHouse.POOR ? 0 : more;
  }
}

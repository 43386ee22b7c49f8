package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.PaymentRule;

/**
 * The seat pays for a building exactly what it costs, piece by piece: first goods (by its black
 * market), then hand cards. Operand a is what is left to pay; b is the next kind of card, or {@link
 * #GOODS_FIRST} plus the next place for goods while goods may still be used.
 */
public final class Payment extends Step<SanJuanState> {
  /** Where the operand begins: goods from the first place on may be used. */
  public static final int GOODS_FIRST = 64;

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    int toPay = Agenda.a(frame);
    if (s.handSize(seat) == toPay && !s.isHeard() && hasOnlyHand(s, seat)) {
      s.discardHand(seat); // Nobody listens, so the forced payments need not be told one by one.
      s.pop();
      return;
    }
    int next = Agenda.b(frame);
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
      next = GOODS_FIRST + SanJuanState.goodsPlace(card);
    }
    int left = Agenda.a(frame) - 1;
    if (left == 0) {
      s.pop();
    } else {
      s.again(left, next);
    }
  }
}

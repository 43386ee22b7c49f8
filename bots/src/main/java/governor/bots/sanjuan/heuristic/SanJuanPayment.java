package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Payment;

/**
 * Whatever has to leave the hand, for a building or because it must be discarded: the least
 * valuable cards go. A black market's goods go where that is cheaper or cannot be avoided.
 */
final class SanJuanPayment {
  private final SanJuanOutlook outlook;
  private final SanJuanHand hand;

  SanJuanPayment(SanJuanOutlook outlook, SanJuanHand hand) {
    this.outlook = outlook;
    this.hand = hand;
  }

  int discard(SanJuanState s) {
    hand.sort(s);
    int frame = s.top();
    return Action.of(Verb.DISCARD, hand.firstOfLeast(Agenda.a(frame), Agenda.b(frame)));
  }

  /** What it gains (less than nothing) to begin a set of so many cards with each choice. */
  void weigh(SanJuanState s, Options options, int needed, double[] gains) {
    hand.sort(s);
    for (int i = 0; i < options.size(); i++) {
      gains[i] = -hand.leastWith(Action.a(options.get(i)), needed);
    }
  }

  int pay(SanJuanState s, Options options) {
    hand.sort(s);
    int toPay = Payment.toPay(s.top());
    if (toPay == 0) {
      return Action.of(Verb.DONE); // More than the price is not worth its card.
    }
    if (Action.verb(options.get(0)) == Verb.PAY_GOOD) {
      int good = cheapestGood(s, options);
      boolean cardsSuffice = Action.verb(options.get(options.size() - 1)) == Verb.PAY;
      if (!cardsSuffice || good(s, good) < hand.dearestOfLeast(toPay)) {
        return good;
      }
    }
    int next = Agenda.b(s.top());
    boolean firstCard = next >= Payment.GOODS_FIRST;
    return Action.of(Verb.PAY, hand.firstOfLeast(toPay, firstCard ? 0 : next));
  }

  private int cheapestGood(SanJuanState s, Options options) {
    int cheapest = options.get(0);
    for (int i = 1; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.PAY_GOOD && good(s, action) < good(s, cheapest)) {
        cheapest = action;
      }
    }
    return cheapest;
  }

  private double good(SanJuanState s, int action) {
    return outlook.card * GOOD * outlook.cards.price(s, Action.a(action));
  }
}

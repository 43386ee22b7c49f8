package governor.sanjuan.hooks;

import governor.core.Options;
import governor.sanjuan.SanJuanState;

/** Builder phase: lets its owner pay with something else than hand cards. */
public interface PaymentRule {
  /** How many cards of the price it could still stand for. */
  int funds(SanJuanState s, int seat);

  /** Adds the payments that can be made, from this place for goods on, with so much left to pay. */
  void offer(SanJuanState s, int seat, int fromPlace, int toPay, Options out);

  /** Pays one card of the price with the good on this building. */
  void take(SanJuanState s, int seat, int card);
}

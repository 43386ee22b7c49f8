package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;

/**
 * What happens at the start of a round: cards go under chapel and bank if they are worth less than
 * the point that they become, and are exchanged if an unknown card is worth more.
 */
final class SanJuanRoundStart {
  private static final int MOST_AT_OFFICE = 2;

  private final SanJuanOutlook outlook;
  private final SanJuanHand hand;

  SanJuanRoundStart(SanJuanOutlook outlook, SanJuanHand hand) {
    this.outlook = outlook;
    this.hand = hand;
  }

  int chapel(SanJuanState s, Options options) {
    hand.sort(s);
    return hand.valueAt(0) < CHAPEL_CARD * outlook.point
        ? Action.of(Verb.PUT_UNDER, hand.card(0), StepId.card(s.top()))
        : last(options);
  }

  /**
   * The bank works once only, so it waits for the end; then all cards that are no use go under it.
   */
  int bank(SanJuanState s, Options options) {
    if (outlook.rounds > BANK_ROUNDS) {
      return last(options);
    }
    hand.sort(s);
    int card = firstBelow(s, outlook.point, s.handSize(outlook.seat));
    return card == SanJuanState.NONE
        ? last(options)
        : Action.of(Verb.PUT_UNDER, card, StepId.card(s.top()));
  }

  int office(SanJuanState s, Options options) {
    return exchange(s, options, MOST_AT_OFFICE - Agenda.a(s.top()));
  }

  /** Exchanges up to so many cards. */
  int exchange(SanJuanState s, Options options, int most) {
    hand.sort(s);
    int card = firstBelow(s, EXCHANGE * outlook.card, most);
    return card == SanJuanState.NONE ? last(options) : Action.of(Verb.DISCARD, card);
  }

  /**
   * Of the least valuable cards, up to so many and each worth less than this, the first in the
   * order of picking; NONE if there are none left.
   */
  private int firstBelow(SanJuanState s, double value, int most) {
    int from = Agenda.b(s.top());
    int first = Long.SIZE;
    int left = most;
    for (int i = 0; i < hand.size() && left > 0 && hand.valueAt(i) < value; i++) {
      if (hand.card(i) >= from) {
        first = Math.min(first, hand.card(i));
        left--;
      }
    }
    return first == Long.SIZE ? SanJuanState.NONE : first;
  }

  /** To pass or to have done is listed last. */
  private static int last(Options options) {
    return options.get(options.size() - 1);
  }
}

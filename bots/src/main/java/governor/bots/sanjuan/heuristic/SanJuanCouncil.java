package governor.bots.sanjuan.heuristic;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.CouncillorPhase;

/** Which of the cards drawn or turned to keep: the most valuable, and as many as allowed. */
final class SanJuanCouncil {
  private final SanJuanOutlook outlook;
  private final SanJuanHand hand;

  SanJuanCouncil(SanJuanOutlook outlook, SanJuanHand hand) {
    this.outlook = outlook;
    this.hand = hand;
  }

  /** Of the one or two most valuable cards, the first in the order of picking. */
  int keep(SanJuanState s, Options options) {
    int best = 0;
    int second = 0;
    double highest = Double.NEGATIVE_INFINITY;
    double next = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < options.size() && Action.verb(options.get(i)) == Verb.KEEP; i++) {
      double value = value(s, Action.a(options.get(i)));
      if (value > highest) {
        second = best;
        next = highest;
        best = i;
        highest = value;
      } else if (value > next) {
        second = i;
        next = value;
      }
    }
    return options.get(isFirstOfTwo(s) ? Math.min(best, second) : best);
  }

  /** What each card would be worth in hand; to stop is worth nothing. */
  void weigh(SanJuanState s, Options options, double[] gains) {
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      gains[i] = Action.verb(action) == Verb.KEEP ? value(s, Action.a(action)) : 0;
    }
  }

  private boolean isFirstOfTwo(SanJuanState s) {
    return Agenda.step(s.top()) == StepId.COUNCIL_KEEP
        && Agenda.a(s.top()) == 0
        && CouncillorPhase.keep(s, outlook.seat) > 1;
  }

  /** A second copy of a city building is good for paying only. */
  private double value(SanJuanState s, int card) {
    boolean second = !s.rules().isProduction(card) && s.inHand(outlook.seat, card) > 0;
    return second ? outlook.card : hand.value(s, card);
  }

  /** With an archive: the least valuable cards go, and never more than must. */
  int discard(SanJuanState s, Options options) {
    int needed = Agenda.a(s.top()) >> 1;
    if (needed == 0) {
      return options.get(options.size() - 1);
    }
    hand.sort(s);
    return Action.of(Verb.DISCARD, hand.firstOfLeast(needed, Agenda.b(s.top())));
  }
}

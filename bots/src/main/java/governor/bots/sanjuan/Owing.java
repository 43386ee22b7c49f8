package governor.bots.sanjuan;

import governor.core.Agenda;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.phases.Payment;

/**
 * What the agenda owes the seats: cards to draw, less cards to pay and to discard. A byte of a long
 * for each seat, around {@link #EVEN}.
 */
final class Owing {
  /** Nothing is owed either way. */
  private static final int EVEN = 64;

  private Owing() {}

  /** What all seats are owed. */
  static long of(SanJuanState s) {
    long cards = EVEN * 0x0101010101010101L;
    for (int place = 1; place <= s.depth(); place++) {
      int frame = s.frame(place);
      int owed =
          switch (Agenda.step(frame)) {
            case StepId.DRAW -> Agenda.a(frame);
            case StepId.PAY -> -Payment.toPay(frame);
            case StepId.DISCARD_EXACTLY -> -Agenda.a(frame);
            case StepId.COUNCIL_DISCARD -> -(Agenda.a(frame) >> 1);
            case StepId.COUNCIL_DRAW, StepId.COUNCIL_KEEP -> Agenda.a(frame) > 0 ? 0 : 1;
            case StepId.SELL -> s.proceeds();
            case StepId.PLACE -> 1 - s.rules().cost(Agenda.a(frame));
            default -> 0;
          };
      cards += (long) owed << 8 * Agenda.seat(frame);
    }
    return cards;
  }

  /** How many cards one seat is owed; fewer than none if it has to give some. */
  static int to(long owing, int seat) {
    return (int) (owing >>> 8 * seat & 255) - EVEN;
  }
}

package governor.sanjuan.edge;

import governor.core.Agenda;
import governor.core.Draft;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.CouncillorPhase;
import governor.sanjuan.phases.Payment;
import governor.sanjuan.phases.ProducerPhase;
import governor.sanjuan.phases.TraderPhase;
import java.util.List;
import java.util.Optional;

/** The decisions of San Juan that are made by picking a set, as drafts. */
public final class Drafts {
  private final SanJuanGame game;
  private final SanJuanState s;
  private final int seat;
  private final Pickable pickable;

  private Drafts(SanJuanGame game, SanJuanState s) {
    this.game = game;
    this.s = s;
    this.seat = s.seatToAct();
    this.pickable = new Pickable(s);
  }

  /** The draft of what the seat is asked now; none where one pick is all. */
  public static Optional<Draft> of(SanJuanGame game, SanJuanState s) {
    return s.isOver() ? Optional.empty() : new Drafts(game, s).ofStep(s.top());
  }

  private Optional<Draft> ofStep(int frame) {
    int a = Agenda.a(frame);
    int next = Agenda.b(frame);
    return switch (Agenda.step(frame)) {
      case StepId.PAY -> {
        int toPay = Payment.toPay(frame);
        boolean cardsOnly = next < Payment.GOODS_FIRST || toPay == 0;
        int from = next < Payment.GOODS_FIRST ? next : 0;
        yield between(
            toPay,
            toPay + Payment.more(frame),
            cardsOnly
                ? pickable.hand(Verb.PAY, from, 0)
                : pickable.payment(next - Payment.GOODS_FIRST));
      }
      case StepId.PRODUCE -> {
        int cards = s.drawPile() + s.discardPile();
        int most = Math.min(cards, ProducerPhase.limit(s, seat) - a);
        yield between(0, most, pickable.emptyPlants(next));
      }
      case StepId.SELL -> {
        int most = s.rules().sellOneByOne() ? 1 : TraderPhase.limit(s, seat) - a;
        yield between(0, most, pickable.goods(next));
      }
      case StepId.COUNCIL_KEEP ->
          between(a == 0 ? 1 : 0, CouncillorPhase.keep(s, seat) - a, pickable.offer(next));
      case StepId.COUNCIL_DISCARD ->
          between(a >> 1, (a >> 1) + (a & 1), pickable.hand(Verb.DISCARD, next, 0));
      case StepId.DISCARD_EXACTLY -> exactly(a, pickable.hand(Verb.DISCARD, next, 0));
      default -> ofCard(frame);
    };
  }

  private Optional<Draft> ofCard(int frame) {
    if (StepId.card(frame) < 0) {
      return Optional.empty();
    }
    return s.rules()
        .card(StepId.card(frame))
        .picks(s, frame)
        .flatMap(picks -> between(0, picks.most(), pickable.hand(picks, Agenda.b(frame))));
  }

  private Optional<Draft> exactly(int number, List<PickDraft.Kind> kinds) {
    return between(number, number, kinds);
  }

  private Optional<Draft> between(int least, int most, List<PickDraft.Kind> kinds) {
    return most < 2 ? Optional.empty() : Optional.of(new PickDraft(game, s, kinds, least, most));
  }
}

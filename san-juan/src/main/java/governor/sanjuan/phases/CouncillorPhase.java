package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;

/**
 * Councillor phase: customs offices are filled; then, from the councillor on, each seat may draw
 * two cards (the councillor five, eight with the library) and keeps one of them, two with a
 * prefecture.
 */
public final class CouncillorPhase {
  private static final int CARDS = 2;
  private static final int PRIVILEGE = 3;

  private CouncillorPhase() {}

  /** How many cards the seat may draw. */
  public static int cards(SanJuanState s, int seat) {
    if (!s.isPrivileged(seat)) {
      return CARDS;
    }
    return CARDS + (s.usesLibrary(seat) ? 2 * PRIVILEGE : PRIVILEGE);
  }

  /** How many cards the seat may keep. */
  public static int keep(SanJuanState s, int seat) {
    return 1 + s.rules().extraKept(s.working(seat));
  }

  /** The seat draws or passes. */
  public static final class Council extends MayDraw {
    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      s.pop();
      if (Action.verb(action) == Verb.DRAW) {
        s.push(StepId.COUNCIL_DRAW, seat);
      } else {
        s.say(What.PASSED_DRAW, seat);
      }
    }
  }

  /** The cards are drawn; with an archive they join the hand at once. */
  public static final class Draw extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int cards = cards(s, seat);
      boolean archive = s.works(seat, s.rules().drawsToHand());
      s.pop();
      int drawn = archive ? s.drawToHand(seat, cards) : s.drawOffer(seat, cards, false);
      if (s.usesLibrary(seat) && drawn > CARDS + PRIVILEGE) {
        s.spendLibrary(seat);
      }
      if (archive) {
        int spare = Math.max(0, drawn - keep(s, seat));
        boolean mayDiscardOneMore = drawn > 1 && keep(s, seat) > 1;
        s.push(StepId.COUNCIL_DISCARD, seat, spare << 1 | (mayDiscardOneMore ? 1 : 0), 0);
      } else {
        s.push(StepId.COUNCIL_KEEP, seat);
      }
    }
  }

  /**
   * The seat picks from the cards drawn: one, and with a prefecture perhaps a second. Operand a
   * counts those kept, b is the next kind.
   */
  public static final class Keep extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int kept = Agenda.a(frame);
      long kinds = s.offerMask() & -1L << Agenda.b(frame);
      if (kinds == 0) {
        s.pop();
        s.discardOffer(seat);
        return;
      }
      out.addEach(Verb.KEEP, kinds);
      if (kept > 0) {
        out.add(Action.of(Verb.DONE));
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Action.verb(action) == Verb.DONE) {
        s.pop();
        s.discardOffer(seat);
        return;
      }
      int card = Action.a(action);
      int kept = Agenda.a(frame) + 1;
      s.keepOffered(seat, card);
      if (kept == keep(s, seat)) {
        s.pop();
        s.discardOffer(seat);
      } else {
        s.again(kept, card);
      }
    }
  }

  /**
   * With an archive, the seat discards from its whole hand what it may not keep. Operand a is twice
   * the number of cards still to go, plus 1 if it may then discard one more (a prefecture waived);
   * b is the next kind.
   */
  public static final class Discard extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int left = Agenda.a(frame) >> 1;
      boolean mayDiscardOneMore = (Agenda.a(frame) & 1) != 0;
      if (left > 0) {
        Picks.exactly(s, seat, Verb.DISCARD, Agenda.b(frame), left, out);
      } else if (mayDiscardOneMore) {
        Picks.any(s, seat, Verb.DISCARD, Agenda.b(frame), 0, out);
        out.add(Action.of(Verb.DONE));
      } else {
        s.pop();
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Action.verb(action) == Verb.DONE) {
        s.pop();
        return;
      }
      int card = Action.a(action);
      Picks.discard(s, seat, card);
      int left = Agenda.a(frame) >> 1;
      int operand = left > 0 ? Agenda.a(frame) - 2 : 0;
      s.again(operand, card);
    }
  }
}

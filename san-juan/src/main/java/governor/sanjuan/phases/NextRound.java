package governor.sanjuan.phases;

import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;

/**
 * The start of every round but the first: the roles return and the governor passes on; then, each
 * around the table, office buildings exchange cards, cards go under chapels and banks, and who
 * holds too many cards discards.
 */
public final class NextRound extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    s.pop();
    if (s.round() == s.rules().roundLimit()) {
      s.finishGame();
      return;
    }
    s.beginRound();
    int governor = s.governor();
    pushRoleChoices(s);
    s.passAround(StepId.HAND_LIMIT, governor);
    s.passAround(StepId.CARDS_UNDER, governor);
    s.passAround(StepId.of(Card.OFFICE_BUILDING), governor);
  }

  /**
   * The round: from the governor on each seat chooses a role once; with two players the governor,
   * the other seat and the governor again. Then comes the next round.
   */
  public static void pushRoleChoices(SanJuanState s) {
    s.push(StepId.NEXT_ROUND, s.governor());
    s.passAround(StepId.CHOOSE_ROLE, s.governor(), s.rules().picks());
  }

  /** The seat may put cards under its chapel and then under its bank. */
  public static final class CardsUnder extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      s.pop();
      if (s.works(seat, Card.BANK) && !s.bankIsUsed(seat)) {
        s.push(StepId.of(Card.BANK), seat);
      }
      if (s.works(seat, Card.CHAPEL)) {
        s.push(StepId.of(Card.CHAPEL), seat);
      }
    }
  }
}

package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Picks;

/**
 * Round start: once in the game the owner may put any number of hand cards under the bank, for a
 * point each at the end. Operand b is the next kind.
 */
public final class Bank extends Step<SanJuanState> {
  private static final int BANK = Card.BANK.ordinal();

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    Picks.any(s, Agenda.seat(frame), Verb.PUT_UNDER, Agenda.b(frame), BANK, out);
    out.add(Action.of(Verb.DONE));
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    if (Action.verb(action) == Verb.DONE) {
      s.pop();
      return;
    }
    int seat = Agenda.seat(frame);
    int card = Action.a(action);
    s.putUnder(seat, BANK, card);
    s.spendBank(seat);
    s.again(0, card);
  }
}

package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.HandPicks;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.PileKeeper;
import governor.sanjuan.hooks.PutsUnder;
import governor.sanjuan.phases.Picks;
import java.util.Optional;

/**
 * Round start: once in the game the owner may put any number of hand cards under the bank, for a
 * point each at the end. Operand b is the next kind.
 */
public final class Bank extends Card implements PutsUnder, PileKeeper {
  public Bank() {
    super("bank");
  }

  @Override
  public String when(RuleSet rules) {
    return "round start";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Once in the game you may put any number of hand cards under it; each is worth 1 point"
        + " at the end."
        + (rules.openPiles() ? " Everybody sees how many." : "");
  }

  @Override
  public boolean asks(SanJuanState s, int seat) {
    return !s.bankIsUsed(seat);
  }

  @Override
  public What told() {
    return What.PUT_UNDER_BANK;
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new PutUnder());
  }

  @Override
  public String question(RuleSet rules) {
    return "Which card goes under the " + rules.name(this) + "?";
  }

  @Override
  public Optional<HandPicks> picks(SanJuanState s, int frame) {
    int most = s.handSize(Agenda.seat(frame));
    return Optional.of(new HandPicks(Verb.PUT_UNDER, StepId.card(frame), HandPicks.ALL, most));
  }

  private static final class PutUnder extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      Picks.any(s, Agenda.seat(frame), Verb.PUT_UNDER, Agenda.b(frame), StepId.card(frame), out);
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
      s.putUnder(seat, StepId.card(frame), card);
      s.spendBank(seat);
      s.again(0, card);
    }
  }
}

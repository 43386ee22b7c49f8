package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.PileKeeper;
import governor.sanjuan.hooks.PutsUnder;
import governor.sanjuan.phases.Picks;
import java.util.Optional;

/** Round start: the owner may put one hand card under the chapel, for a point at the end. */
public final class Chapel extends Card implements PutsUnder, PileKeeper {
  public Chapel() {
    super("chapel");
  }

  @Override
  public String when(RuleSet rules) {
    return "round start";
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may put a hand card under it; each is worth 1 point at the end."
        + (rules.openPiles() ? " Everybody sees how many." : "");
  }

  @Override
  public boolean asks(SanJuanState s, int seat) {
    return true;
  }

  @Override
  public What told() {
    return What.PUT_UNDER_CHAPEL;
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new PutUnder());
  }

  @Override
  public String question(RuleSet rules) {
    return "Which card goes under the " + rules.name(this) + "?";
  }

  private static final class PutUnder extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      Picks.any(s, Agenda.seat(frame), Verb.PUT_UNDER, 0, StepId.card(frame), out);
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      s.pop();
      if (Action.verb(action) == Verb.PUT_UNDER) {
        s.putUnder(Agenda.seat(frame), StepId.card(frame), Action.a(action));
      }
    }
  }
}

package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.PileKeeper;
import governor.sanjuan.hooks.SoldGoodRule;
import java.util.Optional;

/**
 * Trader phase: one of the goods that the owner sold may go under the harbor, unseen, instead of to
 * the discard pile; it counts a point at the end.
 */
public final class Harbor extends Card implements SoldGoodRule, PileKeeper {
  public Harbor() {
    super("harbor");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.TRADER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may put one of the goods you sold in a phase under it; each is worth 1 point at the"
        + " end."
        + (rules.openPiles() ? " Everybody sees how many." : "");
  }

  @Override
  public What told() {
    return What.PUT_UNDER_HARBOR;
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new PutUnder());
  }

  @Override
  public String question(RuleSet rules) {
    return "Does a good that you sold go under the " + rules.name(this) + "?";
  }

  @Override
  public boolean isRoutine(SanJuanState s) {
    return true;
  }

  private static final class PutUnder extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      out.add(Action.of(Verb.USE, StepId.card(frame)));
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      s.pop();
      int good = s.takeHeld();
      if (Action.verb(action) == Verb.USE) {
        s.layInPile(Agenda.seat(frame), StepId.card(frame), good, false);
      } else {
        s.discardUnseen(good);
      }
    }
  }
}

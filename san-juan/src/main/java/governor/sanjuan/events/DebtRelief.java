package governor.sanjuan.events;

import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import java.util.List;
import java.util.Optional;

/** From the seat that triggers it on, every seat draws three cards. */
public final class DebtRelief extends Event {
  /** How many. */
  private static final int CARDS = 3;

  public DebtRelief() {
    super("debt relief");
  }

  @Override
  public String effect(RuleSet rules) {
    return "Everybody draws 3 cards.";
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    s.passAround(s.rules().step(this), seat);
  }

  @Override
  public List<Fact> facts(SanJuanState after, int seat, int chooser) {
    return some(seat, FactKind.DRAWS, after.canDraw() ? CARDS : 0);
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Draw());
  }

  private static final class Draw extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      s.pop();
      s.drawToHand(Agenda.seat(frame), CARDS);
    }
  }
}

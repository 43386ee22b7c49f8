package governor.sanjuan.events;

import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import java.util.List;
import java.util.Optional;

/** Every seat but the one that triggers it discards a hand card of its choice, if it has one. */
public final class Taxes extends Event {
  public Taxes() {
    super("taxes");
  }

  @Override
  public String effect(RuleSet rules) {
    return "Everybody else discards a card.";
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    int next = (seat + 1) % s.players();
    s.passAround(s.rules().step(this), next, s.players() - 1);
  }

  @Override
  public List<Fact> facts(SanJuanState after, int seat, int chooser) {
    int cards = seat == chooser ? 0 : Math.min(1, after.handSize(seat));
    return some(seat, FactKind.DISCARDS, cards);
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Discard());
  }

  private static final class Discard extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      s.pop();
      if (s.handSize(seat) > 0) {
        s.push(StepId.DISCARD_EXACTLY, seat, 1, 0);
      }
    }
  }
}

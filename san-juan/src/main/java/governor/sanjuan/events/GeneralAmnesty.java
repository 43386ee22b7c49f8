package governor.sanjuan.events;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.HandPicks;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Picks;
import java.util.List;
import java.util.Optional;

/**
 * From the seat that triggers it on, every seat may discard any number of hand cards and then draws
 * as many. Operand a counts them, b is the next kind.
 */
public final class GeneralAmnesty extends Event {
  public GeneralAmnesty() {
    super("general amnesty");
  }

  @Override
  public String effect(RuleSet rules) {
    return "Everybody may discard any number of cards and draws as many.";
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    s.passAround(s.rules().step(this), seat);
  }

  @Override
  public List<Fact> facts(SanJuanState after, int seat, int chooser) {
    return some(seat, FactKind.CAN_EXCHANGE, after.handSize(seat));
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Exchange());
  }

  @Override
  public String question(RuleSet rules) {
    return "Which cards do you exchange?";
  }

  @Override
  public Optional<HandPicks> picks(SanJuanState s, int frame) {
    return Optional.of(
        new HandPicks(Verb.DISCARD, 0, HandPicks.ALL, s.handSize(Agenda.seat(frame))));
  }

  private static final class Exchange extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      Picks.any(s, Agenda.seat(frame), Verb.DISCARD, Agenda.b(frame), 0, out);
      out.add(Action.of(Verb.DONE));
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      int discarded = Agenda.a(frame);
      if (Action.verb(action) == Verb.DONE) {
        s.pop();
        s.push(StepId.DRAW, seat, discarded, 0);
        return;
      }
      int card = Action.a(action);
      Picks.discard(s, seat, card);
      s.again(discarded + 1, card);
    }
  }
}

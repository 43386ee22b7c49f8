package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import java.util.List;
import java.util.Optional;

/** A building that lets its owner draw a card for something; the owner may do without. */
public abstract class ExtraCard extends Card {
  protected ExtraCard(String title) {
    super(title);
  }

  @Override
  public final int extraCards() {
    return 1;
  }

  /** The owner will be asked. */
  protected final void offer(SanJuanState s, int seat) {
    s.push(s.rules().step(this), seat);
  }

  /** Whether the seat has earned the card when it is asked. */
  protected boolean isEarned(SanJuanState s, int seat) {
    return true;
  }

  @Override
  public final Optional<Step<SanJuanState>> step() {
    return Optional.of(new MayDraw());
  }

  @Override
  public final String question(RuleSet rules) {
    return "Do you draw a card with the " + rules.name(this) + "?";
  }

  /** A draw that could turn up an event, which would help the next seat, is never routine. */
  @Override
  public final boolean isRoutine(SanJuanState s) {
    return !s.eventsCouldAppear();
  }

  @Override
  public final List<Fact> usedFacts(SanJuanState s) {
    return withEvents(s, Fact.about(s.seatToAct(), FactKind.DRAWS, "", 1));
  }

  private final class MayDraw extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      if (s.canDraw() && isEarned(s, Agenda.seat(frame))) {
        out.add(Action.of(Verb.USE, StepId.card(frame)));
        out.add(Action.of(Verb.PASS));
      } else {
        s.pop();
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      boolean used = Action.verb(action) == Verb.USE;
      s.pop();
      if (s.isHeard()) {
        s.tell(used ? What.USED : What.PASSED_USE, seat, StepId.card(frame), 0);
      }
      if (used) {
        s.push(StepId.DRAW, seat, 1, 0);
      }
    }
  }
}

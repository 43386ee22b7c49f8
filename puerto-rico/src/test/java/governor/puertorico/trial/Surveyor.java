package governor.puertorico.trial;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.hooks.AfterBuild;
import governor.puertorico.phases.LayTile;
import java.util.List;
import java.util.Optional;

/** Builder phase: who has built may pay a doubloon and draw a plantation, which is kept. */
public final class Surveyor extends Building implements AfterBuild {
  public Surveyor() {
    super("surveyor");
  }

  @Override
  public String when() {
    return "builder";
  }

  @Override
  public String effect(RuleSet rules) {
    return "When you have built, you may pay 1 doubloon and draw a face-down plantation.";
  }

  @Override
  public String question(PuertoRicoState s, int frame) {
    return "Do you pay the surveyor for a plantation?";
  }

  @Override
  public List<Fact> usedFacts(PuertoRicoState s) {
    return List.of(Fact.of(FactKind.DRAWS_TILE));
  }

  @Override
  public void afterBuild(PuertoRicoState s, int seat, int building) {
    if (s.doubloons(seat) > 0 && !s.islandIsFull(seat) && s.canDraw()) {
      s.push(StepId.OF_BUILDING + s.rules().number(this), seat);
    }
  }

  @Override
  public Optional<Step<PuertoRicoState>> step() {
    return Optional.of(new Survey());
  }

  /** Operand a says that the owner has paid. */
  private final class Survey extends Step<PuertoRicoState> {
    private static final int PAID = 1;

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      if (Agenda.a(frame) == PAID) {
        s.pop();
        LayTile.draw(s, Agenda.seat(frame));
      } else {
        out.add(Action.of(Verb.USE, s.rules().number(Surveyor.this)));
        out.add(Action.of(Verb.PASS));
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      if (Action.verb(action) == Verb.USE) {
        s.spend(Agenda.seat(frame), 1);
        s.again(PAID, 0);
      } else {
        s.pop();
      }
    }
  }
}

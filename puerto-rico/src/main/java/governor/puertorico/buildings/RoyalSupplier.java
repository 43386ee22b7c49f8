package governor.puertorico.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.BeforeLoading;
import java.util.Optional;

/**
 * Captain phase: before loading for the first time the owner may give barrels of different kinds to
 * the supply, one for each own noble at most, for a point each. That is no loading.
 */
public final class RoyalSupplier extends Building implements BeforeLoading {
  public RoyalSupplier() {
    super("royal supplier");
  }

  @Override
  public String when() {
    return "captain";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Before your first turn of loading you may give a barrel for each of your nobles, all of"
        + " different kinds, 1 point each.";
  }

  @Override
  public String question(PuertoRicoState s, int frame) {
    return "Which goods do you supply? Up to " + Agenda.b(frame) + ", a point each.";
  }

  @Override
  public int rank() {
    return Rank.OFTEN + 2;
  }

  @Override
  public void beforeLoading(PuertoRicoState s, int seat) {
    if (s.nobles(seat) > 0) {
      int most = Math.min(s.nobles(seat), Good.KINDS);
      s.push(StepId.OF_BUILDING + s.rules().number(this), seat, 0, most);
    }
  }

  @Override
  public Optional<Step<PuertoRicoState>> step() {
    return Optional.of(new Supply());
  }

  /** Operand a is the first kind that is left, b how many barrels can still be given. */
  private static final class Supply extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int kinds = s.kindsOfGoods(Agenda.seat(frame)) & -1 << Agenda.a(frame);
      if (kinds == 0 || Agenda.b(frame) == 0) {
        s.pop();
        return;
      }
      out.addEach(Verb.SUPPLY, kinds);
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      if (Action.verb(action) == Verb.PASS) {
        s.pop();
        return;
      }
      int seat = Agenda.seat(frame);
      int good = Action.a(action);
      s.again(good + 1, Agenda.b(frame) - 1);
      s.giveGood(seat, good, What.SUPPLIED, 1);
      s.award(seat, 1);
    }
  }
}

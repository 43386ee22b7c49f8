package governor.sanjuan.events;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import java.util.List;
import java.util.Optional;

/**
 * From the seat that triggers it on, every seat may build one hand card of printed cost four or
 * less for nothing. It is no builder phase: no building helps, rewards or covers. The game ends
 * after it if somebody then has twelve buildings.
 */
public final class FreeBuild extends Event {
  /** The highest printed cost. */
  private static final int HIGHEST_COST = 4;

  public FreeBuild() {
    super("free build");
  }

  @Override
  public String effect(RuleSet rules) {
    return "Everybody may build a hand card of cost 4 or less for nothing; no building helps,"
        + " rewards or is covered.";
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    s.push(StepId.FREE_BUILD_END, seat);
    s.passAround(s.rules().step(this), seat);
  }

  @Override
  public List<Fact> facts(SanJuanState after, int seat, int chooser) {
    if (seat != chooser) {
      return some(seat, FactKind.CAN_BUILD_FREE, after.handSize(seat) == 0 ? 0 : HIGHEST_COST);
    }
    return some(seat, FactKind.CAN_BUILD, Long.bitCount(kinds(after, seat)));
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Build());
  }

  @Override
  public String question(RuleSet rules) {
    return "What do you build for nothing?";
  }

  @Override
  public List<Fact> refusal(SanJuanState s, int seat, int card) {
    return List.of(
        (s.owned(seat) >>> card & 1) != 0 && !s.rules().isProduction(card)
            ? Fact.of(FactKind.OWNED)
            : Fact.of(FactKind.COST_LIMIT, HIGHEST_COST));
  }

  /** What a seat can build. */
  private static long kinds(SanJuanState s, int seat) {
    long cheap = s.handMask(seat) & s.rules().costAtMost(HIGHEST_COST);
    return cheap & (s.rules().production() | ~s.owned(seat));
  }

  private static final class Build extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      out.addEach(Verb.BUILD, kinds(s, seat));
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      s.pop();
      if (Action.verb(action) == Verb.BUILD) {
        s.takeForBuilding(seat, Action.a(action));
        s.buildBeside(seat, Action.a(action));
      } else {
        s.say(What.PASSED_BUILD, seat);
      }
    }
  }

  /** Everybody has built. */
  public static final class End extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      s.pop();
      s.openNewBuildings();
      if (s.someoneIsComplete()) {
        s.finishGame();
      }
    }
  }
}

package governor.sanjuan.events;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.EventRule;

/**
 * From the seat that triggers it on, every seat may build one hand card of printed cost four or
 * less for nothing. It is no builder phase: no building helps, rewards or covers. The game ends
 * after it if somebody then has twelve buildings.
 */
public final class FreeBuild extends Step<SanJuanState> implements EventRule {
  /** The highest printed cost. */
  public static final int HIGHEST_COST = 4;

  @Override
  public void offer(SanJuanState s, int seat, Options out) {
    out.add(Trigger.of(Card.FREE_BUILD));
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    s.push(StepId.FREE_BUILD_END, seat);
    s.passAround(StepId.of(Card.FREE_BUILD), seat);
  }

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    long cheap = s.handMask(seat) & s.rules().costAtMost(HIGHEST_COST);
    long kinds = cheap & (s.rules().production() | ~s.owned(seat));
    out.addEach(Verb.BUILD, kinds);
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

package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.AfterProduction;

/**
 * Producer phase: from the producer on, each seat may put goods on its empty production buildings:
 * one, the producer one more (two with the library). Operand a counts the goods of this seat, b is
 * the next kind of building.
 */
public final class ProducerPhase extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    int produced = Agenda.a(frame);
    if (s.canDraw()) {
      out.addEach(Verb.PRODUCE, s.emptyPlants(seat) & -1L << Agenda.b(frame));
    }
    if (out.size() == 0) {
      finish(s, seat, produced);
    } else {
      out.add(Action.of(Verb.DONE));
    }
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int produced = Agenda.a(frame);
    if (Action.verb(action) == Verb.DONE) {
      finish(s, seat, produced);
      return;
    }
    int plant = Action.a(action);
    s.putGood(seat, plant);
    if (produced + 1 < limit(s, seat)) {
      s.again(produced + 1, plant);
      return;
    }
    if (s.usesLibrary(seat)) {
      s.spendLibrary(seat);
    }
    finish(s, seat, produced + 1);
  }

  private static void finish(SanJuanState s, int seat, int produced) {
    s.pop();
    if (produced == 0) {
      s.say(What.PASSED_PRODUCE, seat);
    }
    Hooks<AfterProduction> hooks = s.rules().afterProduction();
    long rules = s.working(seat) & hooks.mask;
    while (rules != 0) {
      AfterProduction rule = hooks.of(Long.numberOfTrailingZeros(rules));
      if (rule.rewards(produced)) {
        rule.afterProduction(s, seat);
      }
      rules &= rules - 1;
    }
  }

  /** How many goods the seat may produce in this phase. */
  public static int limit(SanJuanState s, int seat) {
    int limit = 1;
    if (s.isPrivileged(seat)) {
      limit += s.usesLibrary(seat) ? 2 : 1;
    }
    return limit + s.rules().extraGoods(s.working(seat));
  }
}

package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;

/** A step in which the seat draws, if there is anything to draw, or passes. */
abstract class MayDraw extends Step<SanJuanState> {
  @Override
  public final void run(SanJuanState s, int frame, Options out) {
    if (s.canDraw()) {
      out.add(Action.of(Verb.DRAW));
    }
    out.add(Action.of(Verb.PASS));
  }
}

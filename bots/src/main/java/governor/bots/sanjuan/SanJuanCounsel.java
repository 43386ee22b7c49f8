package governor.bots.sanjuan;

import governor.bots.sanjuan.heuristic.SanJuanGreedy;
import governor.core.Action;
import governor.core.Options;
import governor.nets.Counsel;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;

/** The hand-written judgement of choices; of roles it also foresees what they lead to. */
final class SanJuanCounsel implements Counsel<SanJuanState> {
  private final SanJuanGreedy greedy = new SanJuanGreedy();
  private final Foresight foresight;

  SanJuanCounsel(ForesightFeatures features) {
    this.foresight = new Foresight(features);
  }

  @Override
  public double weigh(SanJuanState s, Options options, double[] gains) {
    if (s.asksForRole()) {
      foresight.look(s);
    }
    return greedy.weigh(s, options, gains);
  }

  @Override
  public int complete(SanJuanState s, SanJuanState begun) {
    return greedy.complete(s, begun);
  }

  @Override
  public int foresee(SanJuanState s, int action, SanJuanState after, int[] features, int at) {
    return s.asksForRole() && Action.verb(action) == Verb.TAKE
        ? foresight.write(s, action, features, at)
        : at;
  }
}

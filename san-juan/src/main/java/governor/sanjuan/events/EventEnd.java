package governor.sanjuan.events;

import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;

/** An event was carried out and is discarded. So it cannot turn up again by its own effect. */
public final class EventEnd extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    s.pop();
    s.finishEvent();
  }
}

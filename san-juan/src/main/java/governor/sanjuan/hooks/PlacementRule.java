package governor.sanjuan.hooks;

import governor.core.Options;
import governor.sanjuan.SanJuanState;

/** Builder phase: lets its owner put a new building elsewhere than on a free space. */
public interface PlacementRule {
  /** The hand cards (and the cathedral) that can be paid for only or also by such a placement. */
  long affordable(SanJuanState s, int seat);

  /** Adds the placements that the seat can pay for a building of this kind. */
  void offer(SanJuanState s, int seat, int card, Options out);
}

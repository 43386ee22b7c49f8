package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Acts at the end of a trader phase, when nobody sells any more. */
public interface TraderEnd {
  void traderEnd(SanJuanState s);
}

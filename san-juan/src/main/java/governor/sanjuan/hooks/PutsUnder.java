package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Round start: its owner may put hand cards under it, in a step of its own. */
public interface PutsUnder {
  /** Whether the seat, for which it works, is asked. */
  boolean asks(SanJuanState s, int seat);
}

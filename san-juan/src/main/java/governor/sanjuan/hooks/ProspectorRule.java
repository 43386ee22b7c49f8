package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Prospector phase: its owner may use it, in a step of its own. */
public interface ProspectorRule {
  /** Whether it can be used at all now. */
  boolean isUsable(SanJuanState s);
}

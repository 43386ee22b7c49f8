package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Round start: changes how many cards a seat may hold. */
public interface HandLimitRule {
  /** The seat's limit, given what the rules before this one say. */
  int limit(SanJuanState s, int seat, int limit);
}

package governor.sanjuan.hooks;

import governor.core.Options;
import governor.sanjuan.SanJuanState;

/** An event card: what a seat can trigger instead of taking a role. */
public interface EventRule {
  /** Adds the ways in which the seat may trigger it now. */
  void offer(SanJuanState s, int seat, Options out);

  /** Puts what it does on the agenda; the operand is that of the choice. */
  void trigger(SanJuanState s, int seat, int operand);
}

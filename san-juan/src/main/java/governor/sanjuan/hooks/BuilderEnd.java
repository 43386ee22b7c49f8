package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Acts at the end of a builder phase, when nobody builds any more. */
public interface BuilderEnd {
  /** Called once a phase, before new buildings begin to work; may put a question on the agenda. */
  void builderEnd(SanJuanState s);
}

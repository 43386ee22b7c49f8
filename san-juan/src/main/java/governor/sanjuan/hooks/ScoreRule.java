package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Game end: points beyond those printed. */
public interface ScoreRule {
  /** The owner's points from it, given all points counted before it. */
  int score(SanJuanState s, int seat, int before);

  /** Whether it counts what all others gave. */
  default boolean comesLast() {
    return false;
  }
}

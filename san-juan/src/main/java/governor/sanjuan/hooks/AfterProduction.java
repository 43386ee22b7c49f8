package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Producer phase: offers its owner a card for having produced. */
public interface AfterProduction {
  /** Whether so many goods produced earn the card. */
  boolean rewards(int goods);

  /** The seat has earned it. */
  void afterProduction(SanJuanState s, int seat);
}

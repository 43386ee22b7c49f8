package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Trader phase: offers its owner a card for having sold. */
public interface AfterSale {
  /** Whether so many goods sold (one or more) earn the card. */
  boolean rewards(int goods);

  /** The seat has earned it. */
  void afterSale(SanJuanState s, int seat);
}

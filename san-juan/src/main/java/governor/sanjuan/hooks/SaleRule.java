package governor.sanjuan.hooks;

/** Trader phase: its owner may sell more goods. */
public interface SaleRule {
  /** How many; asked once, when rules are compiled. */
  int extraSales();
}

package governor.sanjuan.hooks;

/** Trader phase: its owner may sell more goods. */
public interface SaleRule {
  int extraSales();
}

package governor.puertorico.hooks;

/** Trader phase: its owner gets more for a barrel from the trading house. */
public interface PriceRule {
  /** By how many doubloons. */
  int bonus();
}

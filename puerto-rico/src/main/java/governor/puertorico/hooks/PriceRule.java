package governor.puertorico.hooks;

/** Trader phase: its owner's barrel brings more. */
public interface PriceRule {
  /** By how many doubloons. */
  int bonus();
}

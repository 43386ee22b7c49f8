package governor.puertorico.hooks;

/** Craftsman phase: pays its owner for having produced. */
public interface AfterProduction {
  /** The doubloons for so many kinds of goods produced. */
  int doubloons(int kinds);
}

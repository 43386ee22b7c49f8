package governor.puertorico.hooks;

/** Captain phase: rewards its owner each time that the owner loads, on whatever ship. */
public interface LoadRule {
  /** The points beyond those for barrels. */
  int bonus();

  /** The doubloons. */
  default int doubloons() {
    return 0;
  }
}

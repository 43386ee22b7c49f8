package governor.puertorico.hooks;

/** Captain phase: gives its owner points beyond those for barrels. */
public interface LoadRule {
  /** The points each time that the owner loads, on whatever ship. */
  int bonus();
}

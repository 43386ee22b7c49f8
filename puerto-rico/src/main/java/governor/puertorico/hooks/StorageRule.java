package governor.puertorico.hooks;

/** End of the captain phase: its owner keeps goods. */
public interface StorageRule {
  /** How many kinds it keeps whole. */
  int kinds();
}

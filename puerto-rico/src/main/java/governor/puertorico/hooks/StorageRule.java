package governor.puertorico.hooks;

/** End of the captain phase: its owner keeps goods. */
public interface StorageRule {
  /** How many kinds it keeps whole. */
  default int kinds() {
    return 0;
  }

  /** How many single barrels it keeps. */
  default int barrels() {
    return 0;
  }
}

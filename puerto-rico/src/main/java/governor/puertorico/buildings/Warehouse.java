package governor.puertorico.buildings;

import governor.puertorico.hooks.StorageRule;

/** End of the captain phase: keeps all barrels of one kind (small) or of two kinds (large). */
public final class Warehouse implements StorageRule {
  private final int kinds;

  public Warehouse(int kinds) {
    this.kinds = kinds;
  }

  @Override
  public int kinds() {
    return kinds;
  }
}

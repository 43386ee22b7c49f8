package governor.puertorico.buildings;

import governor.puertorico.hooks.AfterProduction;

/**
 * Craftsman phase: the owner gets 0, 1, 2, 3 or 5 doubloons for having produced one to five kinds
 * of goods. Only barrels that the owner really got count, and not the craftsman's extra one.
 */
public final class Factory implements AfterProduction {
  private static final int[] DOUBLOONS = {0, 0, 1, 2, 3, 5};

  @Override
  public int doubloons(int kinds) {
    return DOUBLOONS[kinds];
  }
}

package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.StorageRule;

/** End of the captain phase: keeps three barrels of any kinds. */
public final class Storehouse extends Building implements StorageRule {
  private static final int BARRELS = 3;

  public Storehouse() {
    super("storehouse");
  }

  @Override
  public String when() {
    return "captain";
  }

  @Override
  public String effect(RuleSet rules) {
    return "After loading you keep 3 barrels of any kinds, besides the single barrel that everybody"
        + " keeps and what warehouses hold.";
  }

  @Override
  public int rank() {
    return Rank.SELDOM - BARRELS;
  }

  @Override
  public int barrels() {
    return BARRELS;
  }
}

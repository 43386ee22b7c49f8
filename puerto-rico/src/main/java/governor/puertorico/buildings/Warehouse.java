package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.StorageRule;

/** End of the captain phase: keeps all barrels of one kind (small) or of two kinds (large). */
public final class Warehouse extends Building implements StorageRule {
  private final int kinds;

  public Warehouse(String title, int kinds) {
    super(title);
    this.kinds = kinds;
  }

  @Override
  public String when() {
    return "captain";
  }

  @Override
  public String effect(RuleSet rules) {
    return "After loading you keep all barrels of "
        + (kinds == 1 ? "1 kind" : kinds + " kinds")
        + ", besides the single barrel that everybody keeps.";
  }

  @Override
  public int rank() {
    return Rank.SELDOM - kinds;
  }

  @Override
  public int kinds() {
    return kinds;
  }
}

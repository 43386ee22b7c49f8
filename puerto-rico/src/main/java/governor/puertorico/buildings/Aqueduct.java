package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.ProductionRule;

/**
 * Craftsman phase: the owner who produces indigo gets a barrel of it more if somebody works in the
 * indigo plant, and likewise sugar with the sugar mill; the small ones do not count. The barrel
 * counts as produced.
 */
public final class Aqueduct extends Building implements ProductionRule {
  private static final int INDIGO = Good.INDIGO.ordinal();
  private static final int SUGAR = Good.SUGAR.ordinal();

  public Aqueduct() {
    super("aqueduct");
  }

  @Override
  public String when() {
    return "craftsman";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 indigo more if you make any and your indigo plant is manned, 1 sugar more if you make"
        + " any and your sugar mill is. Small ones do not count.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 5;
  }

  @Override
  public int more(PuertoRicoState s, int seat, int good, int produced) {
    if (good != INDIGO && good != SUGAR) {
      return 0;
    }
    RuleSet rules = s.rules();
    for (int plant : rules.plants(good)) {
      if (rules.column(Circle.building(plant)) > 1 && s.manned(seat, plant) > 0) {
        return 1;
      }
    }
    return 0;
  }
}

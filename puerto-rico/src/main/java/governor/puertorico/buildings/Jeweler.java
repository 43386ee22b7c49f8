package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.AfterProduction;

/**
 * Craftsman phase: the owner gets a doubloon for each own noble. It is a production building, but
 * makes no goods.
 */
public final class Jeweler extends Building implements AfterProduction {
  public Jeweler() {
    super("jeweler");
  }

  @Override
  public String when() {
    return "craftsman";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1 doubloon for each of your nobles. It is a production building that makes no goods.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 1;
  }

  @Override
  public void afterProduction(PuertoRicoState s, int seat, int kinds) {
    s.earn(seat, s.nobles(seat));
  }
}

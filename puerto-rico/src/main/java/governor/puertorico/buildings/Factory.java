package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.AfterProduction;

/**
 * Craftsman phase: the owner gets 0, 1, 2, 3 or 5 doubloons for having produced one to five kinds
 * of goods. Only barrels that the owner really got count, and not the craftsman's extra one.
 */
public final class Factory extends Building implements AfterProduction {
  private static final int[] DOUBLOONS = {0, 0, 1, 2, 3, 5};

  public Factory() {
    super("factory");
  }

  @Override
  public String when() {
    return "craftsman";
  }

  @Override
  public String effect(RuleSet rules) {
    return "0, 1, 2, 3 or 5 doubloons for producing 1, 2, 3, 4 or 5 kinds of goods.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND;
  }

  @Override
  public void afterProduction(PuertoRicoState s, int seat, int kinds) {
    s.earn(seat, DOUBLOONS[Integer.bitCount(kinds)]);
  }
}

package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.CostRule;
import governor.puertorico.hooks.ForestRule;

/**
 * Settler phase: the owner may lay a plantation, taken from the row or drawn, face down as a
 * forest, which stays one. Builder phase: a building costs a doubloon less for every two forests,
 * however many quarries count; by the setting unmanned-forest-house also without a colonist here.
 */
public final class ForestHouse extends Building implements ForestRule, CostRule {
  private static final int FORESTS_FOR_A_DOUBLOON = 2;

  public ForestHouse() {
    super("forest house");
  }

  @Override
  public String when() {
    return "settler, builder";
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may lay a plantation that you get as a forest. You build for 1 doubloon less for"
        + " every 2 forests you have"
        + (rules.idleForestHouse() ? ", even with nobody here." : ".");
  }

  @Override
  public int rank() {
    return Rank.OFTEN + 4;
  }

  @Override
  public int discount(PuertoRicoState s, int seat, int building) {
    return s.forests(seat) / FORESTS_FOR_A_DOUBLOON;
  }
}

package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.CostRule;
import governor.puertorico.hooks.NobleRule;

/**
 * Builder phase: with a colonist here buildings of one space cost the owner a doubloon less, with a
 * noble large ones two less.
 */
public final class ZoningOffice extends Building implements CostRule, NobleRule {
  private static final int OFF_SMALL = 1;
  private static final int OFF_LARGE = 2;

  public ZoningOffice() {
    super("zoning office");
  }

  @Override
  public String when() {
    return "builder";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Colonist: buildings of one space cost you 1 doubloon less. Noble: large ones cost you 2"
        + " less.";
  }

  @Override
  public int rank() {
    return Rank.OFTEN + 1;
  }

  @Override
  public int discount(PuertoRicoState s, int seat, int building) {
    boolean large = (s.rules().large() >>> building & 1) != 0;
    boolean noble = s.hasNoble(seat, s.rules().number(this));
    return large != noble ? 0 : large ? OFF_LARGE : OFF_SMALL;
  }
}

package governor.puertorico.trial;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.CostRule;

/** Builder phase: production buildings cost the owner a doubloon less. */
public final class LumberYard extends Building implements CostRule {
  public LumberYard() {
    super("lumber yard");
  }

  @Override
  public String when() {
    return "builder";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Production buildings cost you 1 doubloon less.";
  }

  @Override
  public int discount(PuertoRicoState s, int seat, int building) {
    return (s.rules().production() >>> building & 1) != 0 ? 1 : 0;
  }
}

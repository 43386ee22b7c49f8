package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.SaleRule;

/** Trader phase: the owner may sell a kind of which barrels lie in the trading house already. */
public final class Office extends Building implements SaleRule {
  public Office() {
    super("office");
  }

  @Override
  public String when() {
    return "trader";
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may sell a kind that the trading house already has.";
  }

  @Override
  public int rank() {
    return Rank.SOMETIMES + 2;
  }
}

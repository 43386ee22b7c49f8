package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.PriceRule;

/** Trader phase: a barrel that the owner sells brings one (small market) or two (large) more. */
public final class Market extends Building implements PriceRule {
  private final int bonus;

  public Market(String title, int bonus) {
    super(title);
    this.bonus = bonus;
  }

  @Override
  public String when() {
    return "trader";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Your sale brings " + (bonus == 1 ? "1 doubloon" : bonus + " doubloons") + " more.";
  }

  @Override
  public int rank() {
    return Rank.OFTEN - bonus;
  }

  @Override
  public int bonus() {
    return bonus;
  }
}

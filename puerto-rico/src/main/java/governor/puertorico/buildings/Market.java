package governor.puertorico.buildings;

import governor.puertorico.hooks.PriceRule;

/** Trader phase: a barrel that the owner sells brings one (small market) or two (large) more. */
public final class Market implements PriceRule {
  private final int bonus;

  public Market(int bonus) {
    this.bonus = bonus;
  }

  @Override
  public int bonus() {
    return bonus;
  }
}

package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.PostRule;

/**
 * Trader phase: the owner may sell the one barrel of the turn here instead of in the trading house,
 * of whatever kind and also when the house is full. Markets add nothing to that.
 */
public final class TradingPost extends Building implements PostRule {
  public TradingPost() {
    super("trading post");
  }

  @Override
  public String when() {
    return "trader";
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may sell your barrel here instead of in the trading house: any kind, even if the"
        + " house is full, but without the help of markets.";
  }

  @Override
  public int rank() {
    return Rank.OFTEN + 3;
  }
}

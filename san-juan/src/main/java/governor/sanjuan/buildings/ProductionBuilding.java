package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;

/** Producer phase: an empty one can be given a good, which is sold in a trader phase. */
public final class ProductionBuilding extends Card {
  private final String good;
  private final int[] prices;

  /** What it makes, and what that sells for on each of the tiles A to E. */
  public ProductionBuilding(String title, String good, int... prices) {
    super(title);
    this.good = good;
    this.prices = prices.clone();
  }

  /** What its good is called; players of an edition may have another name. */
  public String good() {
    return good;
  }

  /** What its good sells for on a tile. */
  public int price(int tile) {
    return prices[tile];
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.PRODUCER, Role.TRADER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "Makes and holds one good: " + rules.goodName(rules.number(this)) + ".";
  }
}

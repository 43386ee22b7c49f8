package governor.sanjuan.buildings;

import governor.sanjuan.hooks.ProductionRule;

/** Producer phase: the owner may produce one more good. */
public final class Aqueduct implements ProductionRule {
  @Override
  public int extraGoods() {
    return 1;
  }
}

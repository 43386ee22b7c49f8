package governor.sanjuan.buildings;

import governor.sanjuan.hooks.CostRule;

/** Builder phase: city buildings cost the owner one card less. */
public final class Quarry implements CostRule {
  @Override
  public int reduction(boolean city) {
    return city ? 1 : 0;
  }
}

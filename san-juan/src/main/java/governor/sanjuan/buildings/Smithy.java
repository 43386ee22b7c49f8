package governor.sanjuan.buildings;

import governor.sanjuan.hooks.CostRule;

/** Builder phase: production buildings cost the owner one card less. */
public final class Smithy implements CostRule {
  @Override
  public int reduction(boolean city) {
    return city ? 0 : 1;
  }
}

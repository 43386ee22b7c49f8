package governor.sanjuan.buildings;

import governor.sanjuan.hooks.AfterProduction;

/** Producer phase: the owner draws a card for having produced two goods or more. */
public final class Well implements AfterProduction {
  @Override
  public int bonus(int goods) {
    return goods >= 2 ? 1 : 0;
  }
}

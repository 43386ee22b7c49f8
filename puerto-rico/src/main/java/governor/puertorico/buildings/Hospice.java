package governor.puertorico.buildings;

import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.AfterTile;

/**
 * Settler phase: an open plantation or quarry that the owner takes may come with a colonist on it;
 * the colonist of a forest goes to San Juan.
 */
public final class Hospice extends ColonistGift implements AfterTile {
  public Hospice() {
    super("hospice");
  }

  @Override
  public String when() {
    return "settler";
  }

  @Override
  public String effect(RuleSet rules) {
    return "When you take an open plantation or a quarry, " + colonistOn(rules, "it");
  }

  @Override
  public int rank() {
    return Rank.SOMETIMES + 1;
  }

  @Override
  public void afterTile(PuertoRicoState s, int seat, int circle) {
    give(s, seat, circle);
  }
}

package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.BeforeLoading;

/**
 * Captain phase: before loading for the first time the owner gets a point for every two barrels of
 * the same kind. The barrels stay.
 */
public final class UnionHall extends Building implements BeforeLoading {
  private static final int BARRELS_FOR_A_POINT = 2;

  public UnionHall() {
    super("union hall");
  }

  @Override
  public String when() {
    return "captain";
  }

  @Override
  public String effect(RuleSet rules) {
    return "Before your first turn of loading you get 1 point for every 2 barrels of a kind.";
  }

  @Override
  public int rank() {
    return Rank.EVERY_ROUND + 1;
  }

  @Override
  public void beforeLoading(PuertoRicoState s, int seat) {
    int points = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      points += s.goods(seat, good) / BARRELS_FOR_A_POINT;
    }
    if (points > 0) {
      s.award(seat, points);
    }
  }
}

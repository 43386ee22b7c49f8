package governor.puertorico.editions;

import governor.puertorico.Building;
import governor.puertorico.RuleSetBuilder;
import governor.puertorico.Tile;

/** House rules that change numbers; the others are asked for by name in the phases they change. */
final class HouseRules {
  private HouseRules() {}

  /** The factory costs 8 and the university 7. */
  static void swappedPrices(RuleSetBuilder rules) {
    rules.cost(Building.FACTORY, 8).cost(Building.UNIVERSITY, 7);
  }

  /** Seats that start with corn get a doubloon less. */
  static void cornPays(RuleSetBuilder rules) {
    for (int seat = 0; seat < rules.config().players(); seat++) {
      if (rules.startTile(seat) == Tile.CORN) {
        rules.doubloons(seat, -1);
      }
    }
  }
}

package governor.puertorico.editions;

import governor.puertorico.RuleSetBuilder;
import governor.puertorico.Tile;

/**
 * House rules that change numbers of the base game; the {@link governor.puertorico.RuleSet} answers
 * for the others, which the phases ask for.
 */
final class HouseRules {
  private HouseRules() {}

  /** Those that the config asks for. */
  static void install(RuleSetBuilder rules) {
    if (rules.config().has(Settings.SWAPPED_PRICES)) {
      swappedPrices(rules);
    }
    if (rules.config().has(Settings.CORN_PAYS)) {
      cornPays(rules);
    }
  }

  /** The factory costs 8 and the university 7. */
  private static void swappedPrices(RuleSetBuilder rules) {
    rules.cost(BaseGame.FACTORY, 8).cost(BaseGame.UNIVERSITY, 7);
  }

  /** Seats that start with corn get a doubloon less. */
  private static void cornPays(RuleSetBuilder rules) {
    for (int seat = 0; seat < rules.config().players(); seat++) {
      if (rules.startTile(seat) == Tile.CORN) {
        rules.doubloons(seat, -1);
      }
    }
  }
}

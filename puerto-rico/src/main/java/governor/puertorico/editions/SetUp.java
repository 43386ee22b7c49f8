package governor.puertorico.editions;

import static governor.puertorico.Tile.CORN;
import static governor.puertorico.Tile.INDIGO;

import governor.puertorico.RuleSetBuilder;
import java.util.Map;

/**
 * What depends on the number of players: purses, first plantations, supplies, ships, role cards.
 */
final class SetUp {
  private SetUp() {}

  /** The modules by number of players. */
  static Map<Integer, RuleModule> byPlayers() {
    return Map.of(2, new TwoPlayers(), 3, SetUp::three, 4, SetUp::four, 5, SetUp::five);
  }

  private static void three(RuleSetBuilder rules) {
    rules.doubloons(2).startTiles(INDIGO, INDIGO, CORN).supplies(75, 55).ships(4, 5, 6).roles(0, 1);
  }

  private static void four(RuleSetBuilder rules) {
    rules
        .doubloons(3)
        .startTiles(INDIGO, INDIGO, CORN, CORN)
        .supplies(100, 75)
        .ships(5, 6, 7)
        .roles(1, 1);
  }

  private static void five(RuleSetBuilder rules) {
    rules
        .doubloons(4)
        .startTiles(INDIGO, INDIGO, INDIGO, CORN, CORN)
        .supplies(122, 95)
        .ships(6, 7, 8)
        .roles(2, 1);
  }
}

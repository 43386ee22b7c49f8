package governor.puertorico.editions;

import governor.puertorico.Good;
import governor.puertorico.RuleSetBuilder;
import governor.puertorico.Tile;

/**
 * The official variant for two: three tiles and two barrels of each kind fewer, two of each
 * production building and one of each violet one, those of expansions included, two cargo ships,
 * and three roles for each player in a round.
 */
final class TwoPlayers implements RuleModule {
  private static final int TILES_OUT = 3;
  private static final int BARRELS_OUT = 2;

  @Override
  public void install(RuleSetBuilder rules) {
    rules.doubloons(3).startTiles(Tile.INDIGO, Tile.CORN).supplies(65, 40).ships(4, 6).roles(1, 3);
    for (Tile tile : Tile.values()) {
      rules.tiles(tile, -TILES_OUT);
    }
    for (Good good : Good.values()) {
      rules.barrels(good, -BARRELS_OUT);
    }
    rules.copies(2, 1);
  }
}

package governor.puertorico.buildings;

import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.hooks.ScoreRule;

/**
 * Game end: 1, 3, 6 or 10 points for one to four groups of three island tiles of the same kind;
 * forests are a kind, whatever is printed on them.
 */
public final class Cloister extends Building implements ScoreRule {
  private static final int GROUP = 3;
  private static final int[] POINTS = {0, 1, 3, 6, 10};

  public Cloister() {
    super("cloister");
  }

  @Override
  public String when() {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return "1, 3, 6 or 10 points for 1, 2, 3 or 4 groups of 3 tiles of a kind on your island"
        + (rules.forestRules().mask == 0 ? "." : "; forests are a kind.");
  }

  @Override
  public int score(PuertoRicoState s, int seat) {
    int groups = s.forests(seat) / GROUP;
    for (int tile = 0; tile < Tile.KINDS; tile++) {
      groups += s.tiles(seat, tile) / GROUP;
    }
    return POINTS[groups];
  }
}

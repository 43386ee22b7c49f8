package governor.puertorico.phases;

import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Fair;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.edge.What;

/**
 * The festival: who is first to own three plantations of a certain kind gets three colonists, who
 * is first to produce three certain barrels in one craftsman phase gets three doubloons, and who
 * builds a certain building of the third column first gets three points. As a step it draws the
 * building, once it is known which ones are in the game.
 */
public final class Festival extends Step<PuertoRicoState> {
  private static final int NOBODY = -1;
  private static final int PRIZE = 3;
  private static final int WANTED_TILES = 3;
  private static final int WANTED_BARRELS = 3;

  /** There are so many barrels of each kind in the bag. */
  private static final int IN_THE_BAG = 3;

  private static final int COLUMN = 3;

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    s.pop();
    long candidates = candidates(s);
    for (int skip = s.drawLot(Long.bitCount(candidates)); skip > 0; skip--) {
      candidates &= candidates - 1;
    }
    s.askForBuilding(Long.numberOfTrailingZeros(candidates));
    announce(s);
  }

  /** Says what is asked for. */
  private static void announce(PuertoRicoState s) {
    if (!s.isHeard()) {
      return;
    }
    s.tell(What.FESTIVAL_TILE, NOBODY, s.festivalTile(), WANTED_TILES);
    for (int good = 0; good < Good.KINDS; good++) {
      if (s.festivalGoods(good) > 0) {
        s.tell(What.FESTIVAL_GOOD, NOBODY, good, s.festivalGoods(good));
      }
    }
    s.tell(What.FESTIVAL_BUILDING, NOBODY, s.festivalBuilding(), 1);
  }

  /** The buildings of the third column in the game that do not make the good asked for. */
  private static long candidates(PuertoRicoState s) {
    RuleSet rules = s.rules();
    long found = 0;
    for (long left = s.buildable(); left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      if (rules.column(building) == COLUMN && rules.product(building) != s.festivalTile()) {
        found |= left & -left;
      }
    }
    return found;
  }

  /** Draws the plantation and the barrels. */
  public static void draw(PuertoRicoState s) {
    s.askForTile(s.drawLot(Tile.PLANTATIONS));
    for (int drawn = 0; drawn < WANTED_BARRELS; drawn++) {
      int place = s.drawLot(IN_THE_BAG * Good.KINDS - drawn);
      int good = 0;
      while (place >= IN_THE_BAG - s.festivalGoods(good)) {
        place -= IN_THE_BAG - s.festivalGoods(good);
        good++;
      }
      s.askForGood(good);
    }
  }

  /** A plantation was laid on the seat's island. */
  static void laid(PuertoRicoState s, int seat, int tile) {
    if (s.isOpen(Fair.PLANTATIONS)
        && tile == s.festivalTile()
        && s.tiles(seat, tile) >= WANTED_TILES) {
      s.winFestival(seat, Fair.PLANTATIONS);
      s.takeFromSupply(seat, Math.min(PRIZE, s.colonistSupply()));
    }
  }

  /** The seat has produced. */
  static void produced(PuertoRicoState s, int seat) {
    if (!s.isOpen(Fair.PRODUCTION)) {
      return;
    }
    for (int good = 0; good < Good.KINDS; good++) {
      if (s.crafted(good) < s.festivalGoods(good)) {
        return;
      }
    }
    s.winFestival(seat, Fair.PRODUCTION);
    s.earn(seat, PRIZE);
  }

  /** The seat has built a building. */
  static void built(PuertoRicoState s, int seat, int building) {
    if (s.isOpen(Fair.BUILDING) && building == s.festivalBuilding()) {
      s.winFestival(seat, Fair.BUILDING);
      s.award(seat, PRIZE);
    }
  }
}

package governor.bots.puertorico;

import static governor.nets.FeatureList.numbers;

import governor.nets.FeatureList;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Tile;
import java.util.List;

/** What lies in the middle: the clocks, ships, trading house, tiles and buildings on offer. */
final class TableFeatures {
  private static final int LOADS = 10;
  private static final int COLONISTS_ABOARD = 14;
  private static final int SUPPLIES = 20;
  private static final int POOLS = 22;

  // Numbers of the first feature of each group.
  private final int endIsNear;
  private final int pool;
  private final int colonistSupply;
  private final int colonistShip;
  private final int shipGood;
  private final int shipRoom;
  private final int house;
  private final int inHouse;
  private final int row;
  private final int quarries;
  private final int scarce;
  private final int soldOut;

  TableFeatures(FeatureList list, Pieces pieces) {
    endIsNear = list.flag("end is near");
    pool = list.group("pool", numbers(0, 6, POOLS));
    colonistSupply = list.group("colonist supply", numbers(0, 4, SUPPLIES));
    colonistShip = list.group("colonist ship", numbers(0, COLONISTS_ABOARD));
    shipGood = list.group("ship good", Pieces.SHIPS, Pieces.LOADS);
    shipRoom = list.group("ship room", Pieces.SHIPS, numbers(0, LOADS));
    house = list.group("house", numbers(0, PuertoRicoState.HOUSE_SPACES + 1));
    inHouse = list.group("in house", Pieces.GOODS);
    row = list.group("row", Pieces.PLANTATIONS, List.of("one", "more"));
    quarries = list.group("quarries", numbers(0, 4));
    scarce = list.group("scarce", Pieces.GOODS, List.of("few", "none"));
    soldOut = list.group("sold out", pieces.buildings);
  }

  /** What brings the end, and goods that run out. */
  int clocks(PuertoRicoState s, int[] f, int n) {
    if (s.endIsNear()) {
      f[n++] = endIsNear;
    }
    f[n++] = pool + Math.clamp((s.pool() + 5) / 6, 0, POOLS - 1);
    f[n++] = colonistSupply + Math.min(SUPPLIES - 1, (s.colonistSupply() + 3) / 4);
    f[n++] = colonistShip + Math.min(COLONISTS_ABOARD - 1, s.colonistShip());
    for (int good = 0; good < Good.KINDS; good++) {
      int left = s.goodsSupply(good);
      if (left < 3) {
        f[n++] = scarce + 2 * good + (left == 0 ? 1 : 0);
      }
    }
    return n;
  }

  /** Tiles on offer. */
  int tiles(PuertoRicoState s, int[] f, int n) {
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      int open = s.inRow(tile);
      f[n] = row + 2 * tile + EstateFeatures.above0(open - 1);
      n += EstateFeatures.above0(open);
    }
    f[n++] = quarries + Math.min(3, s.quarriesLeft());
    return n;
  }

  /** Buildings that are sold out. */
  int copies(PuertoRicoState s, int[] f, int n) {
    for (long kinds = s.rules().all() & ~s.buildable(); kinds != 0; kinds &= kinds - 1) {
      f[n++] = soldOut + Long.numberOfTrailingZeros(kinds);
    }
    return n;
  }

  int ships(PuertoRicoState s, int[] f, int n) {
    int ships = s.rules().ships();
    for (int ship = 0; ship < ships; ship++) {
      f[n++] = shipGood + ship * (Good.KINDS + 1) + s.shipGood(ship) + 1;
      f[n++] = shipRoom + ship * LOADS + Math.min(LOADS - 1, s.shipRoom(ship));
    }
    return n;
  }

  int house(PuertoRicoState s, int[] f, int n) {
    int barrels = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      int there = s.inHouse(good);
      f[n] = inHouse + good;
      n += EstateFeatures.above0(there);
      barrels += there;
    }
    f[n++] = house + Math.min(PuertoRicoState.HOUSE_SPACES, barrels);
    return n;
  }
}

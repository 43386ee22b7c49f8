package governor.players.heuristic;

import governor.core.Action;
import governor.core.Options;
import governor.puertorico.Building;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Tile;
import governor.puertorico.Verb;

/** Which tile to take, and what to build: whatever is worth most beyond its price. */
final class PuertoRicoEstate {
  private static final int QUARRY = Tile.QUARRY.ordinal();

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoEngine engine;

  PuertoRicoEstate(PuertoRicoOutlook outlook, PuertoRicoEngine engine) {
    this.outlook = outlook;
    this.engine = engine;
  }

  int settle(PuertoRicoState s, Options options) {
    int chosen = options.get(options.size() - 1);
    double highest = 0;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.TAKE_TILE) {
        double value = engine.tile(s, Action.a(action));
        if (value > highest) {
          highest = value;
          chosen = action;
        }
      }
    }
    return chosen;
  }

  /** The best tile that the seat could take as settler, or as another seat. */
  double bestTile(PuertoRicoState s, boolean settler) {
    if (s.islandIsFull(outlook.seat)) {
      return 0;
    }
    double highest = 0;
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      if (s.inRow(tile) > (settler ? 0 : 1)) {
        highest = Math.max(highest, engine.tile(s, tile));
      }
    }
    if (s.quarriesLeft() > 0 && (settler || s.works(outlook.seat, Building.CONSTRUCTION_HUT))) {
      highest = Math.max(highest, engine.tile(s, QUARRY));
    }
    return highest;
  }

  int build(PuertoRicoState s, Options options) {
    int chosen = options.get(options.size() - 1);
    double highest = 0;
    int privilege = s.isPrivileged(outlook.seat) ? 1 : 0;
    int quarries = s.manned(outlook.seat, QUARRY);
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.BUILD) {
        double gain = gain(s, Action.a(action), privilege, quarries);
        if (gain > highest) {
          highest = gain;
          chosen = action;
        }
      }
    }
    return chosen;
  }

  /** The best gain of a build with so many doubloons off and so many more in the purse. */
  double bestBuild(PuertoRicoState s, int privilege, int more) {
    int seat = outlook.seat;
    int spaces = s.freeSpaces(seat);
    int quarries = s.manned(seat, QUARRY);
    long kinds =
        s.buildable()
            & ~s.owned(seat)
            & s.rules().affordable(quarries, s.doubloons(seat) + more + privilege);
    if (spaces < 2) {
      kinds &= spaces == 0 ? 0 : ~s.rules().large();
    }
    double highest = 0;
    for (long left = kinds; left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      highest = Math.max(highest, gain(s, building, privilege, quarries));
    }
    return highest;
  }

  private double gain(PuertoRicoState s, int building, int privilege, int quarries) {
    int off = privilege + Math.min(quarries, s.rules().column(building));
    int price = Math.max(0, s.rules().cost(building) - off);
    return engine.building(s, building) - price * outlook.money;
  }
}

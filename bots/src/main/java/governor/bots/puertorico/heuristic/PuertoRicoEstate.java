package governor.bots.puertorico.heuristic;

import governor.core.Action;
import governor.core.Options;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.phases.BuilderPhase;

/** Which tile to take, and what to build: whatever is worth most beyond its price. */
final class PuertoRicoEstate {
  private static final int QUARRY = Tile.QUARRY.ordinal();

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoEngine engine;

  private double mine;
  private double plain;

  /** Where the gain of every choice is noted. */
  private final double[] gains;

  PuertoRicoEstate(PuertoRicoOutlook outlook, PuertoRicoEngine engine, double[] gains) {
    this.gains = gains;
    this.outlook = outlook;
    this.engine = engine;
  }

  int settle(PuertoRicoState s, Options options) {
    int chosen = options.get(options.size() - 1);
    double highest = 0;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      boolean forest = Action.verb(action) == Verb.TAKE_FOREST;
      if (Action.verb(action) == Verb.TAKE_TILE || forest) {
        double value = forest ? engine.forest(s) : engine.tile(s, Action.a(action));
        gains[i] = value;
        if (value > highest) {
          highest = value;
          chosen = action;
        }
      }
    }
    return chosen;
  }

  /** Judges a settler phase: the best tile for the settler and what may be left for others. */
  void judgeTiles(PuertoRicoState s) {
    mine = 0;
    plain = 0;
    if (s.islandIsFull(outlook.seat)) {
      return;
    }
    boolean woods = (s.working(outlook.seat) & s.rules().forestRules().mask) != 0;
    double forest = woods && outlook.w.versed ? engine.forest(s) : 0;
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      if (s.inRow(tile) > 0) {
        double value = Math.max(engine.tile(s, tile), forest);
        mine = Math.max(mine, value);
        plain = s.inRow(tile) > 1 ? Math.max(plain, value) : plain;
      }
    }
    if (s.quarriesLeft() > 0) {
      double value = engine.tile(s, QUARRY);
      boolean hut = (s.working(outlook.seat) & s.rules().quarryRules().mask) != 0;
      mine = Math.max(mine, value);
      plain = hut ? Math.max(plain, value) : plain;
    }
    mine += outlook.privileges(s, outlook.seat) > 1 ? outlook.w.secondTile * plain : 0;
  }

  int build(PuertoRicoState s, Options options) {
    int chosen = options.get(options.size() - 1);
    double highest = 0;
    int privilege = BuilderPhase.privilege(s, outlook.seat);
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.BUILD) {
        double gain = gain(s, Action.a(action), privilege);
        gains[i] = gain;
        if (gain > highest) {
          highest = gain;
          chosen = action;
        }
      }
    }
    return chosen;
  }

  /** Judges a builder phase, for the builder with so many more doubloons and for others. */
  void judgeBuilds(PuertoRicoState s, int more) {
    int seat = outlook.seat;
    int spaces = s.freeSpaces(seat);
    mine = 0;
    plain = 0;
    long possible = s.buildable() & ~s.owned(seat);
    if (spaces < 2) {
      possible &= spaces == 0 ? 0 : ~s.rules().large();
    }
    long now = BuilderPhase.payable(s, seat, 0);
    int privileges = outlook.privileges(s, seat);
    for (long left = possible & BuilderPhase.payable(s, seat, more + privileges);
        left != 0;
        left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      double gain = gain(s, building, 0);
      plain = (now >>> building & 1) != 0 ? Math.max(plain, gain) : plain;
      mine = Math.max(mine, gain);
    }
    mine += mine > 0 ? privileges * outlook.money : 0;
  }

  /** What was judged last brings the seat with the privilege. */
  double mine() {
    return mine;
  }

  /** What was judged last brings the seat without the privilege. */
  double plain() {
    return plain;
  }

  private double gain(PuertoRicoState s, int building, int privilege) {
    int price = Math.max(0, BuilderPhase.reduced(s, outlook.seat, building) - privilege);
    return engine.building(s, building) - price * outlook.money;
  }
}

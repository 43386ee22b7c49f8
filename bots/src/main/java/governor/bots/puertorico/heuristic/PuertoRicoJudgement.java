package governor.bots.puertorico.heuristic;

import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;

/**
 * What the first {@link PuertoRicoGreedy} thinks of a whole position: the points that a seat may
 * expect, by what it has and what that brings until the end. One object a thread.
 */
public final class PuertoRicoJudgement {
  /** Colonists that will come before what is empty now is of no use any more. */
  private static final int TO_COME = 2;

  /** What is arranged is thought to last a few rounds; it lasts longer. */
  private static final double LASTS = 1.3;

  private final PuertoRicoOutlook outlook =
      new PuertoRicoOutlook(new PuertoRicoWeights().ofFirstGeneration());
  private final PuertoRicoEngine engine = new PuertoRicoEngine(outlook);
  private final PuertoRicoMayor mayor = new PuertoRicoMayor(outlook, engine);
  private final int[] goods = new int[Good.KINDS];

  /** The points that the seat may expect. */
  public double of(PuertoRicoState s, int seat) {
    outlook.look(s, seat);
    engine.look(s);
    mayor.readRates(s);
    for (int good = 0; good < Good.KINDS; good++) {
      goods[good] = s.goods(seat, good);
    }
    double now = mayor.current(s);
    double soon = s.endIsNear() ? now : mayor.gain(s, TO_COME);
    return PuertoRicoOutlook.points(s, seat)
        + outlook.money * s.doubloons(seat)
        + outlook.goods(s, seat, goods, 0)
        + (s.endIsNear() ? 0 : LASTS * (now + soon) / 2)
        + outlook.w.space * Long.bitCount(s.owned(seat))
        + outlook.w.tile * s.islandSize(seat);
  }
}

package governor.players.heuristic;

import governor.puertorico.PuertoRicoState;

/**
 * What the phases in which goods move would bring every seat, if they came now: shipped, sold and
 * made by the hand-written judgement. One object a thread.
 */
public final class PuertoRicoForesight {
  private static final double STEPS_A_POINT = 2;

  private final PuertoRicoOutlook outlook = new PuertoRicoOutlook(PuertoRicoWeights.builder());
  private final PuertoRicoTrade trade = new PuertoRicoTrade(outlook, new double[0]);
  private final PuertoRicoHarbor harbor = new PuertoRicoHarbor(outlook, new double[0]);

  /** Looks at a position from a seat; comes before the questions below. */
  public void look(PuertoRicoState s, int seat) {
    outlook.look(s, seat);
    harbor.readBarrels(s);
  }

  /** The points that a captain phase would bring every seat, with this one as captain. */
  public void captain(PuertoRicoState s, int captain, int[] points) {
    harbor.think(s, captain);
    for (int seat = 0; seat < s.players(); seat++) {
      points[seat] = harbor.pointsOf(seat);
    }
    if (points[captain] == 1) {
      points[captain] = 0; // the frozen player counts the privilege of one who cannot load
    }
  }

  /** What a trader phase would be worth to every seat, in half points. */
  public void trader(PuertoRicoState s, int trader, int[] worth) {
    trade.thinkTrader(s, trader);
    readTrade(s, worth);
  }

  /** What a craftsman phase would be worth to every seat, in half points. */
  public void craftsman(PuertoRicoState s, int craftsman, int[] worth) {
    trade.thinkCraftsman(s, craftsman);
    readTrade(s, worth);
  }

  private void readTrade(PuertoRicoState s, int[] worth) {
    for (int seat = 0; seat < s.players(); seat++) {
      worth[seat] = (int) Math.ceil(STEPS_A_POINT * trade.gain(seat));
    }
  }
}

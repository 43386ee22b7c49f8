package governor.bots.puertorico.heuristic;

import governor.puertorico.PuertoRicoState;

/**
 * What the phases in which goods move would bring every seat, if they came now: shipped, sold and
 * made by the hand-written judgement. One object a thread.
 */
public final class PuertoRicoForesight {
  private static final double STEPS_A_POINT = 2;
  private static final int MOST_SEATS = 5;

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoTrade trade;
  private final PuertoRicoHarbor harbor;

  /** The phases that were thought through since the last look, by the seat that leads them. */
  private final int[][] captains = new int[MOST_SEATS][MOST_SEATS];

  private final int[][] traders = new int[MOST_SEATS][MOST_SEATS];
  private final int[][] craftsmen = new int[MOST_SEATS][MOST_SEATS];
  private int captainsKnown;
  private int tradersKnown;
  private int craftsmenKnown;

  /** Thinks as the first generation, like the nets that learnt from its thoughts. */
  public PuertoRicoForesight() {
    outlook = new PuertoRicoOutlook(PuertoRicoWeights.builder().ofFirstGeneration());
    trade = new PuertoRicoTrade(outlook, new double[0]);
    harbor = new PuertoRicoHarbor(outlook, new double[0]);
  }

  /** Shares the thoughts of a player. */
  PuertoRicoForesight(PuertoRicoOutlook outlook, PuertoRicoTrade trade, PuertoRicoHarbor harbor) {
    this.outlook = outlook;
    this.trade = trade;
    this.harbor = harbor;
  }

  /** Looks at a position from a seat; comes before the questions below. */
  public void look(PuertoRicoState s, int seat) {
    outlook.look(s, seat);
    forget();
  }

  /** The player looks at another position. */
  void forget() {
    captainsKnown = 0;
    tradersKnown = 0;
    craftsmenKnown = 0;
  }

  /** The points that a captain phase would bring every seat, with this one as captain. */
  public void captain(PuertoRicoState s, int captain, int[] points) {
    if ((captainsKnown >>> captain & 1) == 0) {
      harbor.readBarrels(s);
      harbor.think(s, captain);
      noteCaptain(s, captain);
    }
    System.arraycopy(captains[captain], 0, points, 0, s.players());
  }

  /** What a trader phase would be worth to every seat, in half points. */
  public void trader(PuertoRicoState s, int trader, int[] worth) {
    if ((tradersKnown >>> trader & 1) == 0) {
      trade.thinkTrader(s, trader);
      noteTrader(s, trader);
    }
    System.arraycopy(traders[trader], 0, worth, 0, s.players());
  }

  /** What a craftsman phase would be worth to every seat, in half points. */
  public void craftsman(PuertoRicoState s, int craftsman, int[] worth) {
    if ((craftsmenKnown >>> craftsman & 1) == 0) {
      trade.thinkCraftsman(s, craftsman);
      noteCraftsman(s, craftsman);
    }
    System.arraycopy(craftsmen[craftsman], 0, worth, 0, s.players());
  }

  /** Keeps what was just thought of a captain phase. */
  void noteCaptain(PuertoRicoState s, int captain) {
    captainsKnown |= 1 << captain;
    int[] points = captains[captain];
    for (int seat = 0; seat < s.players(); seat++) {
      points[seat] = harbor.pointsOf(seat);
    }
    if (points[captain] == 1) {
      points[captain] = 0; // the frozen player counts the privilege of one who cannot load
    }
  }

  /** Keeps what was just thought of a trader phase. */
  void noteTrader(PuertoRicoState s, int trader) {
    tradersKnown |= 1 << trader;
    readTrade(s, traders[trader]);
  }

  /** Keeps what was just thought of a craftsman phase. */
  void noteCraftsman(PuertoRicoState s, int craftsman) {
    craftsmenKnown |= 1 << craftsman;
    readTrade(s, craftsmen[craftsman]);
  }

  private void readTrade(PuertoRicoState s, int[] worth) {
    for (int seat = 0; seat < s.players(); seat++) {
      worth[seat] = (int) Math.ceil(STEPS_A_POINT * trade.gain(seat));
    }
  }
}

package governor.bots.puertorico.heuristic;

import static governor.puertorico.editions.NewBuildings.LIGHTHOUSE;
import static governor.puertorico.editions.NewBuildings.SMALL_WHARF;
import static governor.puertorico.editions.NewBuildings.UNION_HALL;

import governor.core.Agenda;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.phases.SingleBarrels;

/**
 * What buildings of expansions do in a captain phase that is thought through: the union hall's
 * points, the lighthouse's doubloons, and the small wharf for barrels that no ship takes and nobody
 * can keep. In the base game, and for who takes no notice, it does nothing.
 */
final class PuertoRicoQuays {
  private static final int MOST_SEATS = 5;
  private static final int FOR_A_POINT = 2;

  private final PuertoRicoOutlook outlook;

  /** The doubloons that each seat gets in the phase. */
  private final int[] coins = new int[MOST_SEATS];

  /** The points that the union hall of each seat brings, if its first turn is still to come. */
  private final int[] hallPoints = new int[MOST_SEATS];

  /** The seats with such a building at work, as bits. */
  private int lighthouses;

  private int smallWharves;
  private int halls;

  /** The seats whose small wharf can still be used as the phase is thought through. */
  private int open;

  PuertoRicoQuays(PuertoRicoOutlook outlook) {
    this.outlook = outlook;
  }

  /** Notes who has which building. */
  void read(PuertoRicoState s) {
    lighthouses = 0;
    smallWharves = 0;
    halls = 0;
    if (!outlook.w.versed) {
      return;
    }
    long lighthouse = s.rules().bit(LIGHTHOUSE);
    long smallWharf = s.rules().bit(SMALL_WHARF);
    long hall = s.rules().bit(UNION_HALL);
    if ((lighthouse | smallWharf | hall) == 0) {
      return;
    }
    boolean loading = Agenda.step(s.top()) == StepId.LOAD;
    int begun = loading ? Agenda.b(s.top()) : 0;
    for (int seat = 0; seat < s.players(); seat++) {
      long working = s.working(seat);
      int bit = 1 << seat;
      lighthouses |= (working & lighthouse) != 0 ? bit : 0;
      smallWharves |= (working & smallWharf) != 0 && !s.hasUsedSmallWharf(seat) ? bit : 0;
      halls |= (working & hall) != 0 ? bit & ~begun : 0;
      hallPoints[seat] = 0;
      for (int good = 0; good < Good.KINDS && (halls & bit) != 0; good++) {
        hallPoints[seat] += s.goods(seat, good) / FOR_A_POINT;
      }
    }
  }

  /** The phase is thought through anew. */
  void reset(PuertoRicoState s, int[] points) {
    open = smallWharves;
    for (int seat = 0; seat < s.players(); seat++) {
      coins[seat] = 0;
      points[seat] += (halls >>> seat & 1) != 0 ? hallPoints[seat] : 0;
    }
  }

  /** The captain's own doubloon. */
  void begin(int captain) {
    coins[captain] += lighthouses >>> captain & 1;
  }

  /** A seat has loaded. */
  void loaded(int seat) {
    coins[seat] += lighthouses >>> seat & 1;
  }

  /** Whether the seat can still use a small wharf. */
  boolean hasSmallWharf(int seat) {
    return (open >>> seat & 1) != 0;
  }

  /** A seat uses its small wharf for so many barrels; returns the points that they bring. */
  int send(int seat, int barrels) {
    open &= ~(1 << seat);
    return barrels / FOR_A_POINT;
  }

  /** How many barrels a seat keeps besides the kinds in its warehouses. */
  int singles(PuertoRicoState s, int seat) {
    return outlook.w.versed && s.rules().keepsBarrels() ? SingleBarrels.number(s, seat) : 1;
  }

  /** What the doubloons of a seat are worth. */
  double gain(int seat) {
    return coins[seat] * outlook.money;
  }
}

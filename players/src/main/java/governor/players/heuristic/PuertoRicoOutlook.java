package governor.players.heuristic;

import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.phases.CraftsmanPhase;

/**
 * How the game stands for the seat that is asked: how long it will last, and what doubloons and
 * barrels are worth until then.
 */
final class PuertoRicoOutlook {
  final PuertoRicoWeights w;

  int seat;

  /** Rounds that will come after this one. */
  double rounds;

  /** What a doubloon is worth. */
  double money;

  /** What a barrel is worth, and how much of that counts for each kind. */
  double barrel;

  final double[] open = new double[Good.KINDS];

  PuertoRicoOutlook(PuertoRicoWeights w) {
    this.w = w;
  }

  void look(PuertoRicoState s, int asked) {
    seat = asked;
    if (s.endIsNear()) {
      rounds = 0;
      money = s.isTaken(Role.BUILDER) ? w.tieDoubloon : w.lastDoubloon;
      boolean shipping = !s.isTaken(Role.CAPTAIN) || s.phase() == Role.CAPTAIN.ordinal();
      barrel = shipping ? w.lastBarrel : w.tieDoubloon;
    } else {
      rounds = roundsLeft(s);
      money = w.tieDoubloon + w.doubloon * rounds / (rounds + w.doubloonHalf);
      barrel = w.barrel;
    }
    lookAtShips(s);
  }

  private double roundsLeft(PuertoRicoState s) {
    int players = s.players();
    int spaces = PuertoRicoState.MOST_SPACES;
    int capacity = 0;
    for (int other = 0; other < players; other++) {
      spaces = Math.min(spaces, s.freeSpaces(other));
      for (int good = 0; good < Good.KINDS; good++) {
        capacity += CraftsmanPhase.capacity(s, other, good);
      }
    }
    double byColonists = s.colonistSupply() / (w.colonistsInRound * players);
    double bySpaces = spaces / w.spacesInRound;
    double byPoints = s.pool() / (w.pointsForSeat * players + w.pointsForBarrel * capacity);
    return Math.max(0.3, Math.min(byColonists, Math.min(bySpaces, byPoints)));
  }

  private void lookAtShips(PuertoRicoState s) {
    int ships = s.rules().ships();
    int carried = 0;
    int loadable = 0;
    for (int ship = 0; ship < ships; ship++) {
      int good = s.shipGood(ship);
      if (good < 0) {
        loadable = -1;
      } else {
        carried |= 1 << good;
      }
    }
    for (int good = 0; good < Good.KINDS; good++) {
      boolean takes = (carried >>> good & 1) != 0 || loadable != 0;
      open[good] = takes ? 1 : w.blocked;
    }
  }

  /** What the barrels of a seat, which stand in the array from this place on, are worth to it. */
  double goods(PuertoRicoState s, int owner, int[] barrels, int at) {
    double value = 0;
    double premium = 0;
    int markets = markets(s, owner);
    for (int good = 0; good < Good.KINDS; good++) {
      int number = barrels[at + good];
      if (number > 0) {
        double each = barrel * open[good];
        value += number * each;
        premium = Math.max(premium, saleChance(s, good) * price(s, good, markets) - each);
      }
    }
    return value + premium;
  }

  private double price(PuertoRicoState s, int good, int markets) {
    return money * (s.rules().price(good) + markets);
  }

  private double saleChance(PuertoRicoState s, int good) {
    return s.inHouse(good) > 0 ? w.sale * w.inHouse : w.sale;
  }

  /** What a single barrel of a kind is worth to the seat, for a ship or to be sold. */
  double single(PuertoRicoState s, int good) {
    double sold = saleChance(s, good) * price(s, good, markets(s, seat));
    return Math.max(barrel * open[good], sold);
  }

  /** What the markets of a seat add to a price. */
  static int markets(PuertoRicoState s, int owner) {
    return (s.works(owner, Building.SMALL_MARKET) ? 1 : 0)
        + (s.works(owner, Building.LARGE_MARKET) ? 2 : 0);
  }

  /** What a point in chips is worth. */
  static double chip(PuertoRicoState s, int owner) {
    return s.owns(owner, Building.CUSTOMS_HOUSE) ? 1.25 : 1;
  }
}

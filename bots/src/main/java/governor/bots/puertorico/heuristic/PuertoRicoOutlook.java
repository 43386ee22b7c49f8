package governor.bots.puertorico.heuristic;

import static governor.puertorico.editions.BaseGame.CUSTOMS_HOUSE;

import governor.core.Hooks;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.hooks.PriceRule;

/**
 * How the game stands for the seat that is asked: how long it will last, and what doubloons and
 * barrels are worth until then.
 */
final class PuertoRicoOutlook {
  private static final double LEAST_ROUNDS = 0.3;
  private static final double CHIP_WITH_CUSTOMS_HOUSE = 1.25;

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
      double spare = Math.max(0, s.doubloons(seat) - w.enough);
      double share = rounds / (rounds + w.doubloonHalf) / (1 + w.rich * spare);
      money = w.tieDoubloon + w.doubloon * share;
      barrel = w.barrel;
    }
    lookAtShips(s);
  }

  private double roundsLeft(PuertoRicoState s) {
    int players = s.players();
    int spaces = PuertoRicoState.MOST_SPACES;
    for (int other = 0; other < players; other++) {
      spaces = Math.min(spaces, s.freeSpaces(other));
    }
    int colonists = s.rules().colonists() + players - s.colonistSupply() - s.colonistShip();
    double byColonists =
        s.rules().hasNobles()
            ? Double.POSITIVE_INFINITY // That they run out does not end the game then.
            : s.colonistSupply() / (w.colonistsInRound * players);
    double bySpaces = spaces / w.spacesInRound;
    double byPoints = s.pool() / (w.pointsForSeat * players + w.pointsForColonist * colonists);
    return Math.max(LEAST_ROUNDS, Math.min(byColonists, Math.min(bySpaces, byPoints)));
  }

  private void lookAtShips(PuertoRicoState s) {
    int ships = s.rules().ships();
    int carried = 0;
    boolean empty = false;
    for (int ship = 0; ship < ships; ship++) {
      int good = s.shipGood(ship);
      empty |= good < 0;
      carried |= good < 0 ? 0 : 1 << good;
    }
    for (int good = 0; good < Good.KINDS; good++) {
      open[good] = empty || (carried >>> good & 1) != 0 ? 1 : w.blocked;
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
    Hooks<PriceRule> hooks = s.rules().priceRules();
    int more = 0;
    for (long left = s.working(owner) & hooks.mask; left != 0; left &= left - 1) {
      more += hooks.of(Long.numberOfTrailingZeros(left)).bonus();
    }
    return more;
  }

  /** The points of a seat if the game ended now. */
  static int points(PuertoRicoState s, int owner) {
    RuleSet rules = s.rules();
    int points = s.chips(owner) + s.nobles(owner) + rules.printedPoints(s.owned(owner));
    for (long left = s.working(owner) & rules.scoreRules().mask; left != 0; left &= left - 1) {
      points += rules.scoreRules().of(Long.numberOfTrailingZeros(left)).score(s, owner);
    }
    return points;
  }

  /** How often the seat would use the privilege of a role that it takes. */
  int privileges(PuertoRicoState s, int owner) {
    return w.versed && (s.working(owner) & s.rules().privilegeRules().mask) != 0 ? 2 : 1;
  }

  /** By how many points the seat is ahead of the best other one. */
  double lead(PuertoRicoState s) {
    int best = 0;
    for (int other = 0; other < s.players(); other++) {
      best = other == seat ? best : Math.max(best, points(s, other));
    }
    return points(s, seat) - best;
  }

  /** What a point in chips is worth. */
  static double chip(PuertoRicoState s, int owner) {
    return s.owns(owner, CUSTOMS_HOUSE) ? CHIP_WITH_CUSTOMS_HOUSE : 1;
  }
}

package governor.bots.search;

import java.util.function.IntPredicate;

/**
 * Chooses among candidates whose win shares do not differ by more than their error: the one with
 * the better expected margin. So a game that is won is played out to the most points, and one that
 * is lost to the best place.
 */
final class Margin {
  /** With less win share than this the game is lost, and places count. */
  private static final double LOST = 0.01;

  /** A lead of so many points over a seat is a safe one. */
  private static final double SAFE = 10;

  private Margin() {}

  /**
   * @param best the candidate with the highest win share
   * @param mayDecide which others are as good as that, as far as one knows
   */
  static int among(Tally tally, int seats, int seat, int best, IntPredicate mayDecide) {
    boolean lost = tally.mean(best) < LOST;
    int chosen = best;
    double highest = tally.visits(best) == 0 ? 0 : value(tally, seats, seat, best, lost);
    for (int c = 0; c < Tally.MOST && tally.visits(best) > 0; c++) {
      if (c != best && mayDecide.test(c)) {
        double value = value(tally, seats, seat, c, lost);
        if (value > highest) {
          highest = value;
          chosen = c;
        }
      }
    }
    return chosen;
  }

  private static double value(Tally tally, int seats, int seat, int c, boolean lost) {
    double own = tally.mean(c, seats + seat);
    double behind = 0;
    double best = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        double points = tally.mean(c, seats + other);
        best = Math.max(best, points);
        behind += Math.clamp((own - points) / SAFE, -1, 1);
      }
    }
    return lost ? behind : own - best;
  }
}

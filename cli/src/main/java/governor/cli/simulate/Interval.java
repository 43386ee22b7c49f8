package governor.cli.simulate;

import governor.cli.simulate.Tally.Sums;

/**
 * A share with the range in which it lies with 95 % confidence.
 *
 * @param share between 0 and 1
 */
record Interval(double share, double low, double high) {
  private static final double Z = 1.959964;

  /** Wilson's interval: it is honest also where nobody or everybody won. */
  static Interval of(double share, long times) {
    if (times == 0) {
      return new Interval(0, 0, 1);
    }
    double square = Z * Z / times;
    double middle = (share + square / 2) / (1 + square);
    double half = Z * Math.sqrt(share * (1 - share) / times + square / (4 * times)) / (1 + square);
    return new Interval(share, Math.max(0, middle - half), Math.min(1, middle + half));
  }

  /** The same for one of so many seats that share it. */
  Interval dividedBy(int seats) {
    return new Interval(share / seats, low / seats, high / seats);
  }

  /**
   * Of the victories of a player with so many seats in every game, for one seat: games are
   * independent of each other, seats of a game are not. Who has all seats wins every game.
   */
  static Interval ofGames(Sums games, int seats, boolean alone) {
    Interval all = alone ? new Interval(1, 1, 1) : ofVictories(games);
    return all.dividedBy(seats);
  }

  /** Of victories, shared ones counting their part. */
  static Interval ofVictories(Sums sums) {
    double won = (double) sums.parts / Tally.VICTORY;
    return of(sums.times == 0 ? 0 : won / sums.times, sums.times);
  }

  /** How far the mean of the points may be off, either way. */
  static double ofPoints(Sums sums) {
    if (sums.times < 2) {
      return 0;
    }
    double mean = (double) sums.points / sums.times;
    double variance = ((double) sums.squares / sums.times - mean * mean) * sums.times;
    return Z * Math.sqrt(Math.max(0, variance / (sums.times - 1)) / sums.times);
  }
}

package governor.cli.simulate;

import governor.core.Game;
import governor.core.State;

/**
 * The sums over many games. They are whole numbers, so that any number of threads adds up to the
 * same: a victory counts {@link #VICTORY} parts, which any number of winners can share.
 */
final class Tally {
  /** Divisible by every number of winners that a game can have. */
  static final int VICTORY = 60;

  /** Sums for one thing: a player, a seat, or having a building. */
  static final class Sums {
    long times;
    long parts;
    long points;
    long squares;
    long pieces;

    void add(int won, int scored) {
      times++;
      parts += won;
      points += scored;
      squares += (long) scored * scored;
    }

    void add(Sums other) {
      times += other.times;
      parts += other.parts;
      points += other.points;
      squares += other.squares;
      pieces += other.pieces;
    }
  }

  final Sums[] entrants;
  final Sums[] seats;
  final Sums[] things;
  long games;
  long rounds;
  long decisions;
  long capped;

  Tally(int players, int kinds) {
    entrants = fresh(players);
    seats = fresh(players);
    things = fresh(kinds);
  }

  private static Sums[] fresh(int number) {
    Sums[] sums = new Sums[number];
    for (int i = 0; i < number; i++) {
      sums[i] = new Sums();
    }
    return sums;
  }

  /** Counts a game that is over. */
  <S extends State> void count(Plan<S> plan, EndCounts<S> counts, int number, S end, int choices) {
    Game<S> game = plan.game();
    int winners = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      winners += game.seatsAhead(end, seat) == 0 ? 1 : 0;
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      int won = game.seatsAhead(end, seat) == 0 ? VICTORY / winners : 0;
      int points = game.points(end, seat);
      seats[seat].add(won, points);
      entrants[plan.entrantAt(number, seat)].add(won, points);
      int[] had = new int[things.length];
      counts.count(end, seat, had);
      for (int thing = 0; thing < had.length; thing++) {
        if (had[thing] > 0) {
          things[thing].add(won, points);
          things[thing].pieces += had[thing];
        }
      }
    }
    games++;
    rounds += game.round(end);
    decisions += choices;
    capped += game.round(end) >= plan.cap() ? 1 : 0;
  }

  void add(Tally other) {
    add(entrants, other.entrants);
    add(seats, other.seats);
    add(things, other.things);
    games += other.games;
    rounds += other.rounds;
    decisions += other.decisions;
    capped += other.capped;
  }

  private static void add(Sums[] to, Sums[] from) {
    for (int i = 0; i < to.length; i++) {
      to[i].add(from[i]);
    }
  }
}

package governor.cli.simulate;

import governor.bots.FairPlay;
import governor.core.Game;
import governor.core.State;
import java.util.List;

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

    /** Games lost by not answering, the number of the first, and what happened then. */
    long forfeits;

    int lostFirst = Integer.MAX_VALUE;
    String told = "";

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
      forfeits += other.forfeits;
      if (other.lostFirst < lostFirst) {
        lostFirst = other.lostFirst;
        told = other.told;
      }
    }

    /** Lost this game by not answering; games may come in any order. */
    void forfeit(int number, String sentence) {
      forfeits++;
      if (number < lostFirst) {
        lostFirst = number;
        told = sentence;
      }
    }
  }

  final Sums[] entrants;

  /** The players, with all their seats in a game counted as one: seats of a game are not apart. */
  final Sums[] players;

  final Sums[] seats;
  final Sums[] things;
  long games;
  long rounds;
  long decisions;
  long capped;

  Tally(int seatCount, int kinds) {
    entrants = fresh(seatCount);
    players = fresh(seatCount);
    seats = fresh(seatCount);
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
  <S extends State> void count(
      Plan<S> plan, EndCounts<S> counts, int number, S end, int choices, FairPlay<S> fair) {
    Game<S> game = plan.game();
    int winners = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      winners += fair.seatsAhead(game, end, seat) == 0 ? 1 : 0;
    }
    int[] wonBy = new int[players.length];
    int[] pointsOf = new int[players.length];
    List<String> names = plan.players();
    for (int seat = 0; seat < game.seats(); seat++) {
      int won = fair.seatsAhead(game, end, seat) == 0 ? VICTORY / winners : 0;
      int points = game.points(end, seat);
      seats[seat].add(won, points);
      Sums entrant = entrants[plan.entrantAt(number, seat)];
      entrant.add(won, points);
      int player = names.indexOf(plan.entrants().get(plan.entrantAt(number, seat)).player());
      wonBy[player] += won;
      pointsOf[player] += points;
      if (fair.hasLost(seat)) {
        entrant.forfeit(number, fair.sentence(seat));
      }
      int[] had = new int[things.length];
      counts.count(end, seat, had);
      for (int thing = 0; thing < had.length; thing++) {
        if (had[thing] > 0) {
          things[thing].add(won, points);
          things[thing].pieces += had[thing];
        }
      }
    }
    for (int player = 0; player < names.size(); player++) {
      players[player].add(wonBy[player], pointsOf[player]);
    }
    games++;
    rounds += game.round(end);
    decisions += choices;
    capped += game.round(end) >= plan.cap() ? 1 : 0;
  }

  void add(Tally other) {
    add(entrants, other.entrants);
    add(players, other.players);
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

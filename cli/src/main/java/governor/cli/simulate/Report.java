package governor.cli.simulate;

import governor.cli.Families;
import governor.cli.player.SeatPlan;
import governor.cli.simulate.Tally.Sums;
import governor.core.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a simulation found.
 *
 * @param fair the share of victories of a seat among equals
 * @param capped how many games were scored because they lasted too long
 * @param thing what the things are called
 * @param things who has what at the end: what goes together, not what it brings
 */
record Report(
    String config,
    String seed,
    long games,
    boolean rotated,
    double fair,
    double rounds,
    double decisions,
    long capped,
    List<Line> players,
    List<Line> seats,
    String thing,
    List<Thing> things,
    List<Forfeits> forfeits) {

  /**
   * A player that lost games by not answering, or not with a choice that there was.
   *
   * @param why what happened first
   */
  record Forfeits(String player, long games, String why) {}

  /**
   * A player, or a seat.
   *
   * @param times how many seats in games it had
   * @param pointsError how far the mean points may be off either way, with 95 % confidence
   */
  record Line(String name, long times, Interval wins, double points, double pointsError) {
    static Line of(String name, Sums sums) {
      double points = sums.times == 0 ? 0 : (double) sums.points / sums.times;
      return new Line(
          name, sums.times, Interval.ofVictories(sums), points, Interval.ofPoints(sums));
    }
  }

  /**
   * Something that seats have at the end.
   *
   * @param perGame how many there are in a game
   * @param seats the share of seats that have it
   * @param wins the share of victories of those
   */
  record Thing(String name, double perGame, double seats, Interval wins) {}

  static <S extends State> Report of(Plan<S> plan, Tally tally) {
    int seats = plan.game().seats();
    EndCounts<S> counts = Families.counts(plan.game());
    List<Thing> things = new ArrayList<>();
    for (int i = 0; i < tally.things.length; i++) {
      Sums sums = tally.things[i];
      things.add(
          new Thing(
              counts.things().get(i),
              (double) sums.pieces / tally.games,
              (double) sums.times / (tally.games * seats),
              Interval.ofVictories(sums)));
    }
    List<Line> bySeat = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bySeat.add(Line.of("seat " + (seat + 1), tally.seats[seat]));
    }
    return new Report(
        plan.game().config().toString(),
        plan.seed().text(),
        tally.games,
        plan.rotate(),
        1.0 / seats,
        (double) tally.rounds / tally.games,
        (double) tally.decisions / tally.games,
        tally.capped,
        players(plan, tally),
        bySeat,
        counts.thing(),
        things,
        forfeits(plan.entrants(), tally));
  }

  private static List<Forfeits> forfeits(List<SeatPlan> entrants, Tally tally) {
    Map<String, Sums> byPlayer = new LinkedHashMap<>();
    for (int i = 0; i < entrants.size(); i++) {
      byPlayer.computeIfAbsent(entrants.get(i).player(), any -> new Sums()).add(tally.entrants[i]);
    }
    return byPlayer.entrySet().stream()
        .filter(each -> each.getValue().forfeits > 0)
        .map(each -> new Forfeits(each.getKey(), each.getValue().forfeits, each.getValue().told))
        .toList();
  }

  /** Seats with the same player are one line, with an interval from whole games. */
  private static List<Line> players(Plan<?> plan, Tally tally) {
    List<Line> lines = new ArrayList<>();
    List<String> names = plan.players();
    for (int player = 0; player < names.size(); player++) {
      Sums sums = tally.players[player];
      int seats = plan.seatsOf(names.get(player));
      lines.add(
          new Line(
              names.get(player),
              seats * sums.times,
              Interval.ofGames(sums, seats, names.size() == 1),
              sums.times == 0 ? 0 : (double) sums.points / sums.times / seats,
              Interval.ofPoints(sums) / seats));
    }
    return lines;
  }
}

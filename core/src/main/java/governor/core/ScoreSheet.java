package governor.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The score at the end: each seat's points by source, the total, the tie-break and the rank (1 is
 * best; equal ranks are shared).
 */
public record ScoreSheet(List<Line> lines, List<Integer> totals, List<Integer> tieBreaks) {
  /** One source of points with what each seat has from it. */
  public record Line(String source, List<Integer> points) {
    public Line {
      points = List.copyOf(points);
    }

    /** The line of this source for so many seats. */
    public static Line of(String source, int seats, IntUnaryOperator points) {
      List<Integer> bySeat = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        bySeat.add(points.applyAsInt(seat));
      }
      return new Line(source, bySeat);
    }
  }

  public ScoreSheet {
    lines = List.copyOf(lines);
    totals = List.copyOf(totals);
    tieBreaks = List.copyOf(tieBreaks);
  }

  /** Each seat's place: one more than the number of seats that beat it. */
  public List<Integer> ranks() {
    List<Integer> ranks = new ArrayList<>();
    for (int seat = 0; seat < totals.size(); seat++) {
      int rank = 1;
      for (int other = 0; other < totals.size(); other++) {
        if (beats(other, seat)) {
          rank++;
        }
      }
      ranks.add(rank);
    }
    return ranks;
  }

  /** The seats of rank 1; several share the victory. */
  public List<Integer> winners() {
    List<Integer> ranks = ranks();
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < ranks.size(); seat++) {
      if (ranks.get(seat) == 1) {
        winners.add(seat);
      }
    }
    return winners;
  }

  /** What this seat has from this source; 0 for a source that is not on the sheet. */
  public int points(int seat, String source) {
    for (Line line : lines) {
      if (line.source().equals(source)) {
        return line.points().get(seat);
      }
    }
    return 0;
  }

  private boolean beats(int one, int other) {
    int difference = totals.get(one) - totals.get(other);
    return difference > 0 || difference == 0 && tieBreaks.get(one) > tieBreaks.get(other);
  }
}

package governor.lab.train;

import governor.lab.charts.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How a net got better with time, as a table and as a drawing. */
public final class Curve {
  private static final String HEAD =
      "games,seconds,loss,games_measured,win_share,margin,win_share_low,win_share_high";
  private static final int COLUMNS = 8;
  private static final int LEFT = 60;
  private static final int TOP = 50;
  private static final int WIDTH = 560;
  private static final int HEIGHT = 260;

  private final List<Point> points = new ArrayList<>();

  /** What was measured after so many games and seconds. */
  public record Point(long games, double seconds, double loss, Measure measure) {}

  public void add(Point point) {
    points.add(point);
  }

  /**
   * Reads a table back as it was after so many games; lines that are none are left out, and so are
   * later ones, which a training wrote that ended before its checkpoint was.
   */
  public static Curve read(List<String> lines, long played) {
    Curve curve = new Curve();
    for (String line : lines) {
      String[] cells = line.split(",", -1);
      if (cells.length == COLUMNS && !line.equals(HEAD)) {
        Point point = point(cells);
        if (point.games <= played) {
          curve.add(point);
        }
      }
    }
    return curve;
  }

  private static Point point(String[] cells) {
    Measure measure =
        new Measure(
            Integer.parseInt(cells[3]),
            Double.parseDouble(cells[4]),
            Double.parseDouble(cells[6]),
            Double.parseDouble(cells[7]),
            Double.parseDouble(cells[5]));
    return new Point(
        Long.parseLong(cells[0]),
        Double.parseDouble(cells[1]),
        Double.parseDouble(cells[2]),
        measure);
  }

  public String csv() {
    StringBuilder csv = new StringBuilder(HEAD).append('\n');
    for (Point point : points) {
      csv.append(
          String.format(
              Locale.ROOT,
              "%d,%.0f,%.4f,%d,%.4f,%.2f,%.4f,%.4f\n",
              point.games,
              point.seconds,
              point.loss,
              point.measure.games(),
              point.measure.share(),
              point.measure.margin(),
              point.measure.low(),
              point.measure.high()));
    }
    return csv.toString();
  }

  /** Win share against the number of games, with intervals and the equal share. */
  public String svg(String title, int seats) {
    double most = points.isEmpty() ? 1 : points.getLast().games;
    Svg svg = new Svg(660, 360, 12);
    svg.text(LEFT, 24, "start", "Win share of " + title + " against hand-written players");
    for (int tenth = 0; tenth <= 10; tenth += 2) {
      svg.line(LEFT, y(tenth / 10.0), LEFT + WIDTH, y(tenth / 10.0), "#ddd");
      svg.text(LEFT - 8, y(tenth / 10.0) + 4, "end", 10 * tenth + " %");
    }
    svg.line(LEFT, y(1.0 / seats), LEFT + WIDTH, y(1.0 / seats), "#b03030");
    svg.text(LEFT + WIDTH, y(1.0 / seats) - 4, "end", "equal share");
    StringBuilder path = new StringBuilder();
    for (Point point : points) {
      double x = LEFT + WIDTH * point.games / most;
      Measure measure = point.measure;
      svg.line(x, y(measure.low()), x, y(measure.high()), "#9ab");
      path.append(Svg.point(x, y(measure.share())));
    }
    svg.polyline(path, "#2f6f9f", "none");
    svg.text(LEFT, TOP + HEIGHT + 24, "start", "0 games");
    svg.text(LEFT + WIDTH, TOP + HEIGHT + 24, "end", (long) most + " games");
    return svg.end();
  }

  private static double y(double share) {
    return TOP + HEIGHT * (1 - share);
  }
}

package governor.cli.analysis;

import governor.bots.analysis.Decision;
import governor.bots.analysis.GameReview;
import governor.lab.charts.Svg;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The win share of every seat over a game, in SVG: a line for each seat, told apart by colour, dash
 * and name, with a mark where a seat lost most. A line goes through the seat's own choices: each is
 * judged by what its seat could know, which says little about the others.
 */
final class WinChart {
  private static final int LEFT = 56;
  private static final int TOP = 56;
  private static final int PLOT_WIDTH = 720;
  private static final int PLOT_HEIGHT = 320;
  private static final int LEGEND = 24;
  private static final List<String> COLORS =
      List.of("#1b6ca8", "#b8432f", "#3d7a3a", "#7a4fa3", "#8a6d1a");
  private static final List<String> DASHES = List.of("none", "8 4", "3 3", "10 3 2 3", "1 4");
  private final GameReview review;
  private final Svg svg;

  private WinChart(GameReview review) {
    this.review = review;
    int legends = review.seats().size() * LEGEND;
    this.svg = new Svg(LEFT + PLOT_WIDTH + 32, TOP + PLOT_HEIGHT + 44 + legends, 13);
  }

  static String svg(GameReview review) {
    return new WinChart(review).draw();
  }

  private String draw() {
    int seats = review.seats().size();
    svg.text(LEFT, 20, "start", "Win shares, " + review.config());
    svg.text(LEFT, 38, "start", "Each line is a seat's own chance, judged at its own choices.");
    grid();
    for (int seat = 0; seat < seats; seat++) {
      line(seat);
    }
    for (int seat = 0; seat < seats; seat++) {
      marks(seat);
      legend(seat);
    }
    return svg.end();
  }

  private void grid() {
    for (int percent = 0; percent <= 100; percent += 25) {
      double y = y(percent / 100.0);
      svg.line(LEFT, y, LEFT + PLOT_WIDTH, y, "#ddd");
      svg.text(LEFT - 8, y + 4, "end", percent + " %");
    }
    int round = 0;
    for (int i = 0; i < review.decisions().size(); i++) {
      int now = review.decisions().get(i).round();
      if (now != round && (now % 5 == 0 || now == 1)) {
        svg.text(x(i), y(0) + 18, "middle", "round " + now);
      }
      round = now;
    }
  }

  private void line(int seat) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < review.decisions().size(); i++) {
      Decision each = review.decisions().get(i);
      if (each.seat() == seat) {
        point(points, i, each.shares().get(seat));
      }
    }
    if (!review.result().isEmpty()) {
      point(points, review.decisions().size(), review.result().get(seat));
    }
    svg.polyline(points, color(seat), dash(seat));
  }

  private void point(StringBuilder points, int index, double share) {
    points.append(Svg.point(x(index), y(share)));
  }

  private void marks(int seat) {
    for (int index : review.costliest().get(seat)) {
      Decision each = review.decisions().get(index);
      svg.add(
          String.format(
              Locale.ROOT,
              "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" fill=\"%s\"><title>%s</title></circle>\n",
              x(index),
              y(each.shares().get(seat)),
              color(seat),
              Svg.safe(each.chosen() + "; better " + each.better())));
    }
  }

  private void legend(int seat) {
    double y = TOP + PLOT_HEIGHT + 44 + seat * LEGEND;
    svg.line(LEFT, y, LEFT + 48, y, color(seat), 2, dash(seat));
    String costliest =
        review.costliest().get(seat).stream()
            .map(index -> review.decisions().get(index).chosen())
            .collect(Collectors.joining(", "));
    svg.text(
        LEFT + 60,
        y + 4,
        "start",
        review.seats().get(seat) + (costliest.isEmpty() ? "" : "; costliest: " + costliest));
  }

  private double x(int index) {
    int last = review.decisions().size() - (review.result().isEmpty() ? 1 : 0);
    return LEFT + PLOT_WIDTH * (double) index / Math.max(1, last);
  }

  private static double y(double share) {
    return TOP + PLOT_HEIGHT * (1 - share);
  }

  private static String color(int seat) {
    return COLORS.get(seat % COLORS.size());
  }

  private static String dash(int seat) {
    return DASHES.get(seat % DASHES.size());
  }
}

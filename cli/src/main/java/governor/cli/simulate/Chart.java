package governor.cli.simulate;

import governor.cli.simulate.Report.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Victories by player and by seat as bars with their intervals, in SVG. */
final class Chart {
  private static final int BAR = 26;
  private static final int STEP = 36;
  private static final int LEFT = 120;
  private static final int PLOT = 480;
  private static final int TOP = 64;
  private static final int GAP = 22;
  private final StringBuilder svg = new StringBuilder();
  private final Report report;
  private final double most;

  private Chart(Report report) {
    this.report = report;
    List<Line> all = new ArrayList<>(report.players());
    all.addAll(report.seats());
    double highest = all.stream().mapToDouble(line -> line.wins().high()).max().orElse(1);
    this.most = Math.min(1, Math.ceil(highest * 10) / 10);
  }

  static String svg(Report report) {
    return new Chart(report).draw();
  }

  private String draw() {
    int bars = report.players().size() + report.seats().size();
    int bottom = TOP + bars * STEP + GAP;
    int width = LEFT + PLOT + 80;
    int height = bottom + 48;
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" \
        font-family="sans-serif" font-size="13" fill="#222">
        <rect width="100%%" height="100%%" fill="#fff"/>
        """
            .formatted(width, height, width, height));
    text(LEFT, 24, "start", 16, "Victories, " + report.config());
    text(LEFT, 44, "start", 12, report.games() + " games, bars with 95 % intervals");
    grid(bottom);
    int y = TOP;
    for (Line line : report.players()) {
      bar(line, y, "#2f6f9f");
      y += STEP;
    }
    y += GAP;
    for (Line line : report.seats()) {
      bar(line, y, "#9a8a5c");
      y += STEP;
    }
    double fair = x(report.fair());
    line(fair, TOP - 6, fair, bottom, "#b03030\" stroke-dasharray=\"5 4");
    text(fair, bottom + 34, "middle", 12, "equal share");
    return svg.append("</svg>\n").toString();
  }

  private void grid(int bottom) {
    double step = most > 0.5 ? 0.2 : 0.1;
    for (int i = 0; i * step <= most + 1e-9; i++) {
      double x = x(i * step);
      line(x, TOP - 6, x, bottom, "#ddd");
      text(x, bottom + 16, "middle", 12, Math.round(100 * i * step) + " %");
    }
  }

  private void bar(Line line, int y, String color) {
    double middle = y + BAR / 2.0;
    double end = x(line.wins().share());
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n",
            LEFT,
            y,
            end - LEFT,
            BAR,
            color));
    double low = x(line.wins().low());
    double high = x(line.wins().high());
    line(low, middle, high, middle, "#111");
    line(low, middle - 5, low, middle + 5, "#111");
    line(high, middle - 5, high, middle + 5, "#111");
    text(LEFT - 10, middle + 5, "end", 13, line.name());
    String share = String.format(Locale.ROOT, "%.1f %%", 100 * line.wins().share());
    text(high + 8, middle + 5, "start", 13, share);
  }

  private double x(double share) {
    return LEFT + PLOT * share / most;
  }

  private void line(double x1, double y1, double x2, double y2, String color) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>\n",
            x1,
            y1,
            x2,
            y2,
            color));
  }

  private void text(double x, double y, String anchor, int size, String words) {
    String safe = words.replace("&", "&amp;").replace("<", "&lt;");
    svg.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" font-size=\"%d\">%s</text>\n",
            x,
            y,
            anchor,
            size,
            safe));
  }
}

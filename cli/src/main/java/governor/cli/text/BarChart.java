package governor.cli.text;

import java.util.List;
import java.util.Locale;

/** Shares as bars with their intervals, in SVG. */
public final class BarChart {
  private static final int BAR = 26;
  private static final int STEP = 36;
  private static final int PLOT = 480;
  private static final int TOP = 64;
  private static final int GAP = 22;
  private final StringBuilder svg = new StringBuilder();
  private final List<List<Bar>> groups;
  private final int left;
  private final double most;

  /**
   * A share and the range in which it lies.
   *
   * @param color as SVG has it
   */
  public record Bar(String name, double share, double low, double high, String color) {}

  private BarChart(List<List<Bar>> groups) {
    this.groups = groups;
    double highest = 0.1;
    int longest = 0;
    for (List<Bar> group : groups) {
      for (Bar bar : group) {
        highest = Math.max(highest, bar.high());
        longest = Math.max(longest, bar.name().length());
      }
    }
    this.most = Math.min(1, Math.ceil(highest * 10) / 10);
    this.left = Math.max(120, 24 + 8 * longest);
  }

  /**
   * Draws groups of bars.
   *
   * @param fair the share among equals, which gets a line
   */
  public static String svg(String title, String about, List<List<Bar>> groups, double fair) {
    return new BarChart(groups).draw(title, about, fair);
  }

  private String draw(String title, String about, double fair) {
    int bars = groups.stream().mapToInt(List::size).sum();
    int bottom = TOP + bars * STEP + GAP * (groups.size() - 1);
    int width = left + PLOT + 80;
    int height = bottom + 48;
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" \
        font-family="sans-serif" font-size="13" fill="#222">
        <rect width="100%%" height="100%%" fill="#fff"/>
        """
            .formatted(width, height, width, height));
    text(left, 24, "start", 16, title);
    text(left, 44, "start", 12, about);
    grid(bottom);
    int y = TOP;
    for (List<Bar> group : groups) {
      for (Bar bar : group) {
        bar(bar, y);
        y += STEP;
      }
      y += GAP;
    }
    line(x(fair), TOP - 6, x(fair), bottom, "#b03030\" stroke-dasharray=\"5 4");
    text(x(fair), bottom + 34, "middle", 12, "equal share");
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

  private void bar(Bar bar, int y) {
    double middle = y + BAR / 2.0;
    double end = x(bar.share());
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n",
            left,
            y,
            end - left,
            BAR,
            bar.color()));
    double low = x(bar.low());
    double high = x(bar.high());
    line(low, middle, high, middle, "#111");
    line(low, middle - 5, low, middle + 5, "#111");
    line(high, middle - 5, high, middle + 5, "#111");
    text(left - 10, middle + 5, "end", 13, bar.name());
    String share = String.format(Locale.ROOT, "%.1f %%", 100 * bar.share());
    text(high + 8, middle + 5, "start", 13, share);
  }

  private double x(double share) {
    return left + PLOT * share / most;
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

package governor.cli.text;

import governor.players.drawing.Svg;
import java.util.List;
import java.util.Locale;

/** Shares as bars with their intervals, in SVG. */
public final class BarChart {
  private static final int BAR = 26;
  private static final int STEP = 36;
  private static final int PLOT = 480;
  private static final int TOP = 64;
  private static final int GAP = 22;
  private final List<List<Bar>> groups;
  private final int left;
  private final double most;
  private final int bottom;
  private final Svg svg;

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
    int bars = groups.stream().mapToInt(List::size).sum();
    this.bottom = TOP + bars * STEP + GAP * (groups.size() - 1);
    this.svg = new Svg(left + PLOT + 80, bottom + 48, 13);
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
    svg.text(left, 24, "start", 16, title);
    svg.text(left, 44, "start", 12, about);
    grid();
    int y = TOP;
    for (List<Bar> group : groups) {
      for (Bar bar : group) {
        bar(bar, y);
        y += STEP;
      }
      y += GAP;
    }
    svg.line(x(fair), TOP - 6, x(fair), bottom, "#b03030", 1, "5 4");
    svg.text(x(fair), bottom + 34, "middle", 12, "equal share");
    return svg.end();
  }

  private void grid() {
    double step = most > 0.5 ? 0.2 : 0.1;
    for (int i = 0; i * step <= most + 1e-9; i++) {
      double x = x(i * step);
      svg.line(x, TOP - 6, x, bottom, "#ddd");
      svg.text(x, bottom + 16, "middle", 12, Math.round(100 * i * step) + " %");
    }
  }

  private void bar(Bar bar, int y) {
    double middle = y + BAR / 2.0;
    double end = x(bar.share());
    svg.add(
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
    svg.line(low, middle, high, middle, "#111");
    svg.line(low, middle - 5, low, middle + 5, "#111");
    svg.line(high, middle - 5, high, middle + 5, "#111");
    svg.text(left - 10, middle + 5, "end", 13, bar.name());
    String share = String.format(Locale.ROOT, "%.1f %%", 100 * bar.share());
    svg.text(high + 8, middle + 5, "start", 13, share);
  }

  private double x(double share) {
    return left + PLOT * share / most;
  }
}

package governor.cli.text;

import governor.lab.charts.Svg;
import java.util.List;
import java.util.Locale;

/** Shares as bars with their intervals, in SVG. */
public final class BarChart {
  private static final int BAR = 26;
  private static final int STEP = 36;
  private static final int PLOT = 480;
  private static final int GAP = 22;
  private static final int LINE = 18;

  /** What a letter of the size of captions takes at most on average. */
  private static final int LETTER = 8;

  private final List<String> about;
  private final List<List<Bar>> groups;
  private final List<Key> keys;
  private final int top;
  private final int left;
  private final double most;
  private final int bottom;
  private final Svg svg;

  /**
   * A share and the range in which it lies.
   *
   * @param low the same as the share, like {@code high}, if nobody knows the range
   * @param color as SVG has it
   */
  public record Bar(String name, double share, double low, double high, String color) {}

  /**
   * What a colour stands for.
   *
   * @param color as SVG has it
   */
  public record Key(String words, String color) {}

  private BarChart(List<String> about, List<List<Bar>> groups, List<Key> keys) {
    this.about = about;
    this.groups = groups;
    this.keys = keys;
    this.top = 46 + LINE * about.size();
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
    this.bottom = top + bars * STEP + GAP * Math.max(0, groups.size() - 1);
    int words = about.stream().mapToInt(String::length).max().orElse(0);
    int width = left + Math.max(PLOT + 80, words * LETTER);
    this.svg = new Svg(width, bottom + 48 + LINE * keys.size(), 13);
  }

  /**
   * Draws groups of bars.
   *
   * @param about lines below the title
   * @param keys what the colours stand for, said below the bars
   * @param fair the share among equals, which gets a line
   */
  public static String svg(
      String title, List<String> about, List<List<Bar>> groups, List<Key> keys, double fair) {
    return new BarChart(about, groups, keys).draw(title, fair);
  }

  private String draw(String title, double fair) {
    svg.text(left, 24, "start", 16, title);
    for (int i = 0; i < about.size(); i++) {
      svg.text(left, 44 + LINE * i, "start", 12, about.get(i));
    }
    grid();
    int y = top;
    for (List<Bar> group : groups) {
      for (Bar bar : group) {
        bar(bar, y);
        y += STEP;
      }
      y += GAP;
    }
    svg.line(x(fair), top - 6, x(fair), bottom, "#b03030", 1, "5 4");
    svg.text(x(fair), bottom + 34, "middle", 12, "equal share");
    for (int i = 0; i < keys.size(); i++) {
      key(keys.get(i), bottom + 54 + LINE * i);
    }
    return svg.end();
  }

  private void key(Key key, int y) {
    rectangle(left, y - 10, 12, 12, key.color());
    svg.text(left + 20, y, "start", 12, key.words());
  }

  private void grid() {
    double step = most > 0.5 ? 0.2 : 0.1;
    for (int i = 0; i * step <= most + 1e-9; i++) {
      double x = x(i * step);
      svg.line(x, top - 6, x, bottom, "#ddd");
      svg.text(x, bottom + 16, "middle", 12, Math.round(100 * i * step) + " %");
    }
  }

  private void bar(Bar bar, int y) {
    double middle = y + BAR / 2.0;
    double end = x(bar.share());
    rectangle(left, y, end - left, BAR, bar.color());
    double low = x(bar.low());
    double high = x(bar.high());
    if (low < high) {
      svg.line(low, middle, high, middle, "#111");
      svg.line(low, middle - 5, low, middle + 5, "#111");
      svg.line(high, middle - 5, high, middle + 5, "#111");
    }
    svg.text(left - 10, middle + 5, "end", 13, bar.name());
    String share = String.format(Locale.ROOT, "%.1f %%", 100 * bar.share());
    svg.text(high + 8, middle + 5, "start", 13, share);
  }

  private void rectangle(int x, int y, double width, int height, String color) {
    svg.add(
        String.format(
            Locale.ROOT,
            "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n",
            x,
            y,
            width,
            height,
            color));
  }

  private double x(double share) {
    return left + PLOT * share / most;
  }
}

package governor.lab.charts;

import java.util.Locale;

/** A drawing in SVG: lines and words on white. */
public final class Svg {
  private final StringBuilder svg = new StringBuilder();

  /** An empty drawing of this size, with words as large as {@code fontSize}. */
  public Svg(int width, int height, int fontSize) {
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" \
        font-family="sans-serif" font-size="%d" fill="#222">
        <rect width="100%%" height="100%%" fill="#fff"/>
        """
            .formatted(width, height, width, height, fontSize));
  }

  /** Adds an element. */
  public void add(String element) {
    svg.append(element);
  }

  /** A thin line. */
  public void line(double x1, double y1, double x2, double y2, String color) {
    line(x1, y1, x2, y2, color, 1, "none");
  }

  /** A line of this width; the dash is as SVG has it. */
  public void line(
      double x1, double y1, double x2, double y2, String color, int width, String dash) {
    add(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\""
                + " stroke-width=\"%d\" stroke-dasharray=\"%s\"/>\n",
            x1,
            y1,
            x2,
            y2,
            color,
            width,
            dash));
  }

  /** A line through points, each made by {@link #point}. */
  public void polyline(CharSequence points, String color, String dash) {
    add(
        String.format(
            Locale.ROOT,
            "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\""
                + " points=\"%s\"/>\n",
            color,
            dash,
            points.toString().strip()));
  }

  /** A point of a line. */
  public static String point(double x, double y) {
    return String.format(Locale.ROOT, "%.1f,%.1f ", x, y);
  }

  /** Words of the usual size; the anchor is where x is: start, middle or end. */
  public void text(double x, double y, String anchor, String words) {
    add(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
            x,
            y,
            anchor,
            safe(words)));
  }

  /** Words of another size. */
  public void text(double x, double y, String anchor, int size, String words) {
    add(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" font-size=\"%d\">%s</text>\n",
            x,
            y,
            anchor,
            size,
            safe(words)));
  }

  /** Words that can stand in an element or an attribute. */
  public static String safe(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  /** The drawing; nothing is added any more. */
  public String end() {
    return svg.append("</svg>\n").toString();
  }
}

package governor.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Lays out text by what is seen of it: colour codes take no room. */
public final class Text {
  private static final Pattern CODE = Pattern.compile("\u001B\\[[0-9;]*m");

  private Text() {}

  /** How many columns it takes. */
  public static int width(String text) {
    String plain = text.indexOf('\u001B') < 0 ? text : CODE.matcher(text).replaceAll("");
    return plain.codePointCount(0, plain.length());
  }

  /** Filled up with blanks at the end. */
  public static String padEnd(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /** Filled up with blanks at the beginning. */
  public static String padStart(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  /** An uncoloured text cut to so many columns. */
  public static String cut(String text, int width, Style style) {
    if (text.length() <= width) {
      return text;
    }
    String more = style.symbol("\u2026", "..");
    int room = Math.max(0, width - more.length());
    return text.substring(0, room).stripTrailing() + more;
  }

  /** What somebody else wrote, cut to so many characters. */
  public static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 3).stripTrailing() + "...";
  }

  /** Items side by side after a prefix, on as many lines as they need, indented like the first. */
  public static List<String> flow(String prefix, List<String> items, String between, int width) {
    List<String> lines = new ArrayList<>();
    int indent = width(prefix);
    StringBuilder line = new StringBuilder(prefix);
    int used = indent;
    boolean first = true;
    String atTheEnd = between.stripTrailing();
    int left = items.size();
    for (String item : items) {
      left--;
      int more = width(item) + (first ? 0 : width(between));
      if (!first && used + more + (left == 0 ? 0 : width(atTheEnd)) > width) {
        boolean fits = used + width(atTheEnd) <= width;
        lines.add(line.append(fits ? atTheEnd : "").toString());
        line = new StringBuilder(" ".repeat(indent));
        used = indent;
        more = width(item);
        first = true;
      }
      line.append(first ? "" : between).append(item);
      used += more;
      first = false;
    }
    lines.add(line.toString());
    return lines;
  }

  /** Words on lines of at most so many columns. */
  public static List<String> wrap(String text, int width) {
    return flow("", List.of(text.split(" ", -1)), " ", width).stream()
        .map(String::stripTrailing)
        .toList();
  }

  /** A number of things, such as {@code 1 card} or {@code 3 cards}. */
  public static String count(long number, String thing) {
    return count(number, thing, thing + "s");
  }

  /** So many of a thing whose plural is a word of its own. */
  public static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  /** Things as people list them, such as {@code a, b and c}. */
  public static String list(List<String> things) {
    if (things.size() < 2) {
      return String.join("", things);
    }
    int last = things.size() - 1;
    return String.join(", ", things.subList(0, last)) + " and " + things.get(last);
  }

  /** With a capital at the beginning. */
  public static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}

package governor.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An item of a part of a position's text: {@code 2 corn (1 manned; noble)}.
 *
 * @param key the part it stands in, for the reader of a refusal
 * @param count how many, 1 unless said
 * @param name what it is
 * @param notes what is said of it
 */
public record PositionItem(String key, int count, String name, List<String> notes) {
  private static final Pattern FORM =
      Pattern.compile("(?:([0-9]{1,3}) )? *([^()]*?) *(?:\\(([^()]*)\\))?");

  public PositionItem {
    notes = List.copyOf(notes);
  }

  static PositionItem parse(String key, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches() || form.group(2).isEmpty()) {
      throw new PositionProblem(
          "\"%s\" in \"%s\" cannot be read; an item is written as \"2 corn\"."
              .formatted(PositionText.shown(text), PositionText.shown(key)));
    }
    String count = form.group(1);
    List<String> notes = new ArrayList<>();
    if (form.group(3) != null) {
      for (String note : form.group(3).split(";", -1)) {
        notes.add(note.strip());
      }
    }
    return new PositionItem(key, count == null ? 1 : Integer.parseInt(count), form.group(2), notes);
  }

  /** An item to be written. */
  public static String write(int count, String name) {
    return count == 1 ? name : count + " " + name;
  }

  /** The same with notes. */
  public static String write(int count, String name, List<String> notes) {
    String item = write(count, name);
    return notes.isEmpty() ? item : item + " (" + String.join("; ", notes) + ")";
  }

  /** Things with how many there are of each, in the order of the names. */
  public static List<String> counts(Map<String, Integer> things) {
    List<String> items = new ArrayList<>();
    things.forEach(
        (name, count) -> {
          if (count != 0) {
            items.add(write(count, name));
          }
        });
    return items;
  }

  public boolean isUnknown() {
    return name.equals(PositionText.UNKNOWN);
  }

  /** The number of what this names, which has to be one of these. */
  public int among(Map<String, Integer> known) {
    return number(key, name, known);
  }

  /** The same for any name in a part. */
  public static int number(String key, String name, Map<String, Integer> known) {
    Integer number = known.get(name);
    if (number == null) {
      throw new PositionProblem(unknown(key, name, known.keySet()));
    }
    return number;
  }

  private static String unknown(String key, String name, Collection<String> known) {
    return "There is no \""
        + PositionText.shown(name)
        + "\" for \""
        + key
        + "\" in this game; "
        + Nearest.hint(name, known)
        + ".";
  }

  /** The name without its last word, a number in a range, as in {@code builder 2}. */
  public PositionItem withoutNumber() {
    int space = name.lastIndexOf(' ');
    return new PositionItem(key, count, space < 0 ? name : name.substring(0, space), notes);
  }

  /** The number that is the last word of the name. */
  public int lastNumber(int least, int most) {
    String last = name.substring(name.lastIndexOf(' ') + 1);
    if (!last.matches("[0-9]{1,4}")
        || Integer.parseInt(last) < least
        || Integer.parseInt(last) > most) {
      throw new PositionProblem(
          "\""
              + name
              + "\" in \""
              + key
              + "\" has to end in a number from "
              + least
              + " to "
              + most
              + ".");
    }
    return Integer.parseInt(last);
  }
}

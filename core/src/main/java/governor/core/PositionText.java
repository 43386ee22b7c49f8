package governor.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A position as one line that people can write: the config, then parts such as {@code 1 hand:
 * chapel, 2 smithy}, separated by bars. A part that is left out is empty or has its usual value; a
 * {@code ?} is something that the writer does not know.
 */
public final class PositionText {
  /** The viewer who knows everything: the author of a position. */
  public static final int EVERYTHING = -2;

  /** What the writer does not know. */
  public static final String UNKNOWN = "?";

  /** No position of any game is longer. */
  private static final int LONGEST = 20_000;

  /** So much of what is wrong is shown. */
  private static final int SHOWN = 40;

  private static final String BAR = " | ";

  private final String config;
  private final Map<String, List<String>> parts = new LinkedHashMap<>();

  /** A text to be written. */
  public PositionText(Config config) {
    this(config.toString());
  }

  private PositionText(String config) {
    this.config = config;
  }

  /** Takes a text apart; what the parts mean is for the game to say. */
  public static Parsed<PositionText> parse(String text) {
    if (text.length() > LONGEST || Characters.firstMisfit(text) != Characters.NONE) {
      return Parsed.refused(
          "A position is one line of at most " + LONGEST + " plain characters; this is none.");
    }
    String[] fields = text.split("\\|", -1);
    PositionText read = new PositionText(fields[0].strip());
    for (int i = 1; i < fields.length; i++) {
      int colon = fields[i].indexOf(':');
      if (colon < 0) {
        return Parsed.refused(
            "A part of a position is written as \"round: 3\", not \"" + shown(fields[i]) + "\".");
      }
      String key = fields[i].substring(0, colon).strip();
      List<String> items = new ArrayList<>();
      for (String item : fields[i].substring(colon + 1).split(",", -1)) {
        items.add(item.strip());
      }
      if (items.equals(List.of(""))) {
        items = List.of();
      }
      if (items.contains("")) {
        return Parsed.refused("The part \"" + shown(key) + "\" of the position has an empty item.");
      }
      if (read.parts.putIfAbsent(key, items) != null) {
        return Parsed.refused(
            "The position has the part \"" + shown(key) + "\" twice; leave one out.");
      }
    }
    return Parsed.ok(read);
  }

  /** The beginning of what was written, for a sentence about it. */
  static String shown(String written) {
    String text = written.strip();
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN).strip() + " ...";
  }

  /** The game that the position is of, as its text says. */
  public Parsed<Config> config() {
    return Config.parse(config);
  }

  // ---- writing --------------------------------------------------------------------------------

  /** Adds a part, unless it is empty. */
  public void put(String key, List<String> items) {
    if (!items.isEmpty()) {
      parts.put(key, List.copyOf(items));
    }
  }

  /** Adds a number, unless it is the usual one. */
  public void put(String key, int number, int usual) {
    if (number != usual) {
      put(key, List.of(Integer.toString(number)));
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(config);
    parts.forEach(
        (key, items) -> text.append(BAR).append(key).append(": ").append(String.join(", ", items)));
    return text.toString();
  }

  // ---- reading --------------------------------------------------------------------------------

  /** The items of a part, which is done with; none if it is not there. */
  public List<String> take(String key) {
    List<String> items = parts.remove(key);
    return items == null ? List.of() : items;
  }

  /** Whether this part is still to be read. */
  public boolean has(String key) {
    return parts.containsKey(key);
  }

  /** The number that is all of a part. */
  public int number(String key, int usual, int least, int most) {
    List<String> items = take(key);
    if (items.isEmpty()) {
      return usual;
    }
    if (items.size() > 1 || !items.getFirst().matches("-?[0-9]{1,5}")) {
      throw new PositionProblem(
          "\"" + key + "\" is one number, not \"" + String.join(", ", items) + "\".");
    }
    int number = Integer.parseInt(items.getFirst());
    if (number < least || number > most) {
      throw new PositionProblem(
          "\""
              + key
              + ": "
              + number
              + "\" cannot be: it is a number from "
              + least
              + " to "
              + most
              + ".");
    }
    return number;
  }

  /** Reads all items of a part. */
  public void each(String key, Consumer<PositionItem> reader) {
    for (String item : take(key)) {
      reader.accept(PositionItem.parse(key, item));
    }
  }

  /** Refuses what nobody has read. */
  public void end(List<String> known) {
    for (String key : parts.keySet()) {
      throw new PositionProblem(
          "A position of this game has no part \""
              + shown(key)
              + "\"; "
              + Nearest.hint(key, known)
              + ".");
    }
  }
}

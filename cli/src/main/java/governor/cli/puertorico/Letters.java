package governor.cli.puertorico;

import governor.cli.text.Style;
import governor.cli.text.Style.Tone;
import governor.puertorico.Good;
import governor.puertorico.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Goods and tiles by letter and colour; a plantation has those of its good. */
final class Letters {
  /** Corn and coffee begin alike, so that coffee goes by its middle. */
  private static final String LETTERS = "CISTFQ";

  private static final Tone[] TONES = {
    Tone.CORN, Tone.INDIGO, Tone.SUGAR, Tone.TOBACCO, Tone.COFFEE, Tone.SILVER
  };

  private Letters() {}

  static String of(int tile) {
    return LETTERS.substring(tile, tile + 1);
  }

  /** In the colour of the good or tile. */
  static String paint(Style style, int tile, String text) {
    return style.paint(TONES[tile], text);
  }

  /** The number of the good or tile with this name. */
  static int tile(String name) {
    for (Tile tile : Tile.values()) {
      if (tile.title().equals(name)) {
        return tile.ordinal();
      }
    }
    throw new IllegalArgumentException("no such good or tile: " + name);
  }

  /** Barrels such as {@code 2C 1I}; empty if there are none. */
  static String barrels(IntUnaryOperator count, Style style) {
    List<String> kinds = new ArrayList<>();
    for (int good = 0; good < Good.KINDS; good++) {
      int barrels = count.applyAsInt(good);
      if (barrels > 0) {
        kinds.add(paint(style, good, barrels + of(good)));
      }
    }
    return String.join(" ", kinds);
  }

  /** Barrels such as {@code 2C 1I}; empty if there are none. */
  static String barrels(Map<String, Integer> goods, Style style) {
    return barrels(good -> goods.getOrDefault(Good.of(good).title(), 0), style);
  }

  /** A letter for each piece, side by side. */
  static String each(Map<String, Integer> pieces, Style style) {
    StringBuilder letters = new StringBuilder();
    pieces.forEach(
        (name, number) -> letters.append(paint(style, tile(name), of(tile(name)).repeat(number))));
    return letters.toString();
  }

  /** Empty slots of a ship, a house or an island. */
  static String slots(int number, Style style) {
    return style.quiet(style.symbol("\u00B7", ".").repeat(Math.max(0, number)));
  }
}

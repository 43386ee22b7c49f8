package governor.puertorico;

import java.util.Locale;

/**
 * The kinds of island tile: a plantation for each {@link Good}, with the good's number, and the
 * quarry.
 */
public enum Tile {
  CORN,
  INDIGO,
  SUGAR,
  TOBACCO,
  COFFEE,
  QUARRY;

  /** How many kinds there are. */
  public static final int KINDS = 6;

  /** How many of them are plantations: the first ordinals. */
  public static final int PLANTATIONS = Good.KINDS;

  /** What a plantation is called that lies face down on an island. */
  public static final String FOREST = "forest";

  private static final Tile[] ALL = values();

  public static Tile of(int tile) {
    return ALL[tile];
  }

  /** What players call it: a plantation goes by its good. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}

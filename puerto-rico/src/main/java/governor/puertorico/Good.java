package governor.puertorico;

import java.util.Locale;

/** The five kinds of goods, cheapest first. The ordinal is the good's number everywhere. */
public enum Good {
  CORN,
  INDIGO,
  SUGAR,
  TOBACCO,
  COFFEE;

  /** How many kinds there are. */
  public static final int KINDS = 5;

  private static final Good[] ALL = values();

  public static Good of(int good) {
    return ALL[good];
  }

  /** What players call it. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}

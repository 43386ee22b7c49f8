package governor.bots.search;

/** What a choice leans to; numbers, because search asks for them often. */
public final class Style {
  public static final int NONE = -1;

  /** Towards buildings. */
  public static final int BUILD = 0;

  /** Towards goods. */
  public static final int PRODUCE = 1;

  /** Towards cards or money in hand. */
  public static final int TRADE = 2;

  /** How many there are. */
  public static final int COUNT = 3;

  private Style() {}
}

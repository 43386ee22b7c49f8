package governor.puertorico;

/** What a choice does: the first part of an action, with the operands each verb takes. */
public final class Verb {
  /** Role card. */
  public static final int TAKE = 1;

  /** Tile. */
  public static final int TAKE_TILE = 2;

  /** The mayor's extra colonist. */
  public static final int TAKE_COLONIST = 3;

  /** The craftsman's extra good. */
  public static final int TAKE_GOOD = 4;

  /** The seat's share of the colonist ship. */
  public static final int ACCEPT = 5;

  /** The seat's share of the colonist ship. */
  public static final int REFUSE = 6;

  /** Kind of circle and how many of them get a colonist. */
  public static final int MAN = 7;

  /** Building. */
  public static final int BUILD = 8;

  /** Good. */
  public static final int SELL = 9;

  /** Good and the number of the cargo ship. */
  public static final int LOAD = 10;

  /** Good that goes on the seat's own ship. */
  public static final int LOAD_OWN = 11;

  /** Good of which a warehouse keeps everything. */
  public static final int STORE = 12;

  /** Good of which a single barrel is kept without a warehouse. */
  public static final int KEEP = 13;

  /** Building whose function is used. */
  public static final int USE = 14;

  public static final int PASS = 15;

  private Verb() {}
}

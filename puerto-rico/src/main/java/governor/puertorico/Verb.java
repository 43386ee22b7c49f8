package governor.puertorico;

/** What a choice does: the first part of an action, with the operands each verb takes. */
public final class Verb {
  /** Role card. */
  public static final int TAKE = 1;

  /** Tile. */
  public static final int TAKE_TILE = 2;

  /** The mayor's extra colonist, or one from the ship. */
  public static final int TAKE_COLONIST = 3;

  /** The craftsman's extra good. */
  public static final int TAKE_GOOD = 4;

  /** The seat's share of the colonist ship. */
  public static final int ACCEPT = 5;

  /** The seat's share of the colonist ship. */
  public static final int REFUSE = 6;

  /** Kind of circle and how many of them get a colonist ({@link Manning}). */
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

  // Choices that only expansions bring.

  /** Building that comes into the game. */
  public static final int DRAFT = 16;

  /** Open plantation that is laid as a forest. */
  public static final int TAKE_FOREST = 17;

  /** Drawn plantation, laid as what it is. */
  public static final int LAY = 18;

  /** Drawn plantation, laid as a forest. */
  public static final int LAY_FOREST = 19;

  /** A noble from the ship. */
  public static final int TAKE_NOBLE = 20;

  /** Kind of circle that a colonist from the guesthouse goes to. */
  public static final int MOVE_GUEST = 21;

  /** Kind of circle that a noble from the guesthouse goes to. */
  public static final int MOVE_NOBLE_GUEST = 22;

  /** Kind of circle, or San Juan, from which a colonist is given in payment. */
  public static final int PAY_COLONIST = 23;

  /** Kind of circle, or San Juan, from which a noble is given in payment. */
  public static final int PAY_NOBLE = 24;

  /** Good that is given in payment. */
  public static final int PAY_GOOD = 25;

  /** A point in chips that is given in payment. */
  public static final int PAY_POINT = 26;

  /** Good that is sold at the seat's own trading post. */
  public static final int SELL_AT_POST = 27;

  /** Plantation that leaves the island. */
  public static final int DISCARD = 28;

  /** A forest that leaves the island. */
  public static final int DISCARD_FOREST = 29;

  /** Good of which the royal supplier gives a barrel away. */
  public static final int SUPPLY = 30;

  /** Good and number of barrels that the small wharf ships. */
  public static final int SEND = 31;

  /** Good and number of single barrels that are kept. */
  public static final int KEEP_SOME = 32;

  /** Cargo ship and how many of its barrels the buccaneer keeps. */
  public static final int PIRACY = 33;

  public static final int PLUNDER = 34;

  /** Whether a noble leaves the ship too: 0 or 1. */
  public static final int RAID = 35;

  /** Role card. */
  public static final int KIDNAP = 36;

  /** Kind of circle that a colonist from the ship goes to. */
  public static final int PUT_COLONIST = 37;

  /** Kind of circle that a noble from the ship goes to. */
  public static final int PUT_NOBLE = 38;

  private Verb() {}
}

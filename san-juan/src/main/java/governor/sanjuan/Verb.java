package governor.sanjuan;

/** What a choice does: the first part of an action, with the operands each verb takes. */
public final class Verb {
  /** Role, and 1 with the library. */
  public static final int TAKE = 1;

  /** Event; for the governor's visit also twice the role, plus 1 with the library. */
  public static final int TRIGGER = 2;

  /** Card. */
  public static final int BUILD = 3;

  public static final int BESIDE = 4;

  /** Card to be covered; then 1 if it carries a good, plus twice the number of its stack. */
  public static final int OVER = 5;

  /** Hand card. */
  public static final int PAY = 6;

  /** Building whose good pays. */
  public static final int PAY_GOOD = 7;

  /** Building that gets a good. */
  public static final int PRODUCE = 8;

  /** Building whose good is sold. */
  public static final int SELL = 9;

  /** Card that was drawn or turned. */
  public static final int KEEP = 10;

  /** Hand card. */
  public static final int DISCARD = 11;

  /** Hand card and the building it goes under. */
  public static final int PUT_UNDER = 12;

  /** Building whose function is used. */
  public static final int USE = 13;

  public static final int DRAW = 14;
  public static final int PASS = 15;

  /** Ends a set that was picked one by one. */
  public static final int DONE = 16;

  /** Building; then 1 if it carries a good, plus twice the number of its stack. */
  public static final int DEMOLISH = 17;

  private Verb() {}
}

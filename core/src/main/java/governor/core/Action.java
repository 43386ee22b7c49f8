package governor.core;

/**
 * A choice as an int: a verb and two operands of a byte each. Operands name kinds (a card, a role,
 * a good), never copies, so that a choice means the same in every imagined deal.
 */
public final class Action {
  private Action() {}

  public static int of(int verb, int a, int b) {
    return verb << 16 | a << 8 | b;
  }

  public static int of(int verb, int a) {
    return verb << 16 | a << 8;
  }

  public static int of(int verb) {
    return verb << 16;
  }

  public static int verb(int action) {
    return action >>> 16;
  }

  public static int a(int action) {
    return action >>> 8 & 255;
  }

  public static int b(int action) {
    return action & 255;
  }
}

package governor.core;

/**
 * What is still to be done, as a stack of ints inside the state: cell 0 holds the depth, the cells
 * after it the frames. A frame packs a step, the seat it concerns and two operands.
 */
public final class Agenda {
  /** How many ints of a state the agenda takes; no rule nests deeper than a few steps. */
  public static final int CELLS = 24;

  private static final int OPERAND_BITS = 10;
  private static final int OPERAND = (1 << OPERAND_BITS) - 1;

  private Agenda() {}

  /** Packs a frame: step 0 to 255, seat 0 to 15, operands 0 to 1023. */
  public static int frame(int step, int seat, int a, int b) {
    return step << 24 | seat << 20 | a << OPERAND_BITS | b;
  }

  public static int step(int frame) {
    return frame >>> 24;
  }

  public static int seat(int frame) {
    return frame >>> 20 & 15;
  }

  public static int a(int frame) {
    return frame >>> OPERAND_BITS & OPERAND;
  }

  public static int b(int frame) {
    return frame & OPERAND;
  }
}

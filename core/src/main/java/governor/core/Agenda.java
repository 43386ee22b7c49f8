package governor.core;

/**
 * What is still to be done, as a stack of ints inside the state: cell 0 holds the depth, the cells
 * after it the frames. A frame packs a step, the seat it concerns, how many seats come after that
 * one when it is passed around the table, and two operands.
 */
public final class Agenda {
  /** How many ints of a state the agenda takes; no rule nests deeper than a few steps. */
  public static final int CELLS = 24;

  private static final int A_AT = 9;
  private static final int TURNS_AT = 19;
  private static final int SEAT_AT = 22;
  private static final int STEP_AT = 25;
  private static final int OPERANDS = (1 << TURNS_AT) - 1;

  private Agenda() {}

  /**
   * Packs a frame: step 1 to 127 (an empty frame is nothing to do), seat and turns 0 to 7, operand
   * a 0 to 1023, b 0 to 511.
   */
  static int frame(int step, int seat, int turns, int a, int b) {
    return step << STEP_AT | seat << SEAT_AT | turns << TURNS_AT | a << A_AT | b;
  }

  /** The same frame with other operands. */
  static int withOperands(int frame, int a, int b) {
    return frame & ~OPERANDS | a << A_AT | b;
  }

  public static int step(int frame) {
    return frame >>> STEP_AT;
  }

  public static int seat(int frame) {
    return frame >>> SEAT_AT & 7;
  }

  /** How many seats come after this one. */
  public static int turns(int frame) {
    return frame >>> TURNS_AT & 7;
  }

  public static int a(int frame) {
    return frame >>> A_AT & 1023;
  }

  public static int b(int frame) {
    return frame & 511;
  }
}

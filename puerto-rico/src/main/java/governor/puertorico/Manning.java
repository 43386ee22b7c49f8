package governor.puertorico;

import governor.core.Action;

/**
 * How many circles of a kind get somebody, and how many of those are nobles: the second operand of
 * {@link Verb#MAN}.
 */
public final class Manning {
  private static final int NOBLES_AT = 4;
  private static final int COLONISTS = (1 << NOBLES_AT) - 1;

  private Manning() {}

  public static int action(int circle, int number, int nobles) {
    return Action.of(Verb.MAN, circle, nobles << NOBLES_AT | number);
  }

  /** How many circles get somebody. */
  public static int number(int action) {
    return Action.b(action) & COLONISTS;
  }

  /** How many of those are known to be nobles. */
  public static int nobles(int action) {
    return Action.b(action) >>> NOBLES_AT;
  }
}

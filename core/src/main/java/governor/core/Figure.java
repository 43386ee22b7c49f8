package governor.core;

/**
 * A number of a config that stands on no piece: how much lies ready at the start, what a seat
 * starts with, what a price tile says.
 *
 * @param what which number, such as {@code doubloons}
 * @param seat whose it is, counted from the first governor, or {@link #NOBODY}
 * @param piece the key of the piece it belongs to, or empty
 * @param number how many
 */
public record Figure(String what, int seat, String piece, int number) {
  /** The seat of figures that hold for the whole table. */
  public static final int NOBODY = -1;

  /** A figure of the whole table. */
  public static Figure of(String what, int number) {
    return new Figure(what, NOBODY, "", number);
  }

  /** A figure of a piece. */
  public static Figure of(String what, String piece, int number) {
    return new Figure(what, NOBODY, piece, number);
  }

  /** A figure of a seat. */
  public static Figure about(int seat, String what, String piece, int number) {
    return new Figure(what, seat, piece, number);
  }
}

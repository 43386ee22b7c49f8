package governor.gym;

import governor.core.State;
import java.util.List;

/**
 * All that a seat knows of a position, as a row of bytes, and nothing else: two positions that the
 * seat cannot tell apart have the same row. Seats are counted from the viewer on, clockwise.
 *
 * <p>One observer serves one thread.
 *
 * @param <S> the positions of the game
 */
public interface Observer<S extends State> {
  /** Every byte of the row, in order. */
  List<Feature> features();

  /** Writes what this seat knows; the row is all zeros before. */
  void write(S s, int viewer, byte[] row);

  /** The number as a byte; the largest for all that are larger, 0 for all below. */
  static byte number(int number) {
    return (byte) Math.clamp(number, 0, FeatureList.LARGEST);
  }

  /** What the seats are called, from the viewer on. */
  static List<String> seats(int seats) {
    return List.of("me", "next", "second", "third", "fourth").subList(0, seats);
  }
}

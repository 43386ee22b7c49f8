package governor.core;

import java.util.function.ToIntFunction;

/**
 * What the pieces of a seat add up to where each counts a fixed number, such as the goods that its
 * buildings let it sell beyond the usual one. The numbers are kept as masks of the kinds that count
 * one and two, so that a sum is taken in one go, without asking piece by piece.
 */
public final class Sum {
  private static final int HIGHEST = 3;

  private final long ones;
  private final long twos;

  /** Asks all of these pieces once what they count. */
  public <H> Sum(Hooks<H> hooks, ToIntFunction<H> number) {
    long withOne = 0;
    long withTwo = 0;
    for (int place = 0; place < hooks.size(); place++) {
      int counts = number.applyAsInt(hooks.at(place));
      if (counts < 0 || counts > HIGHEST) {
        throw new IllegalArgumentException("no piece can count " + counts);
      }
      withOne |= (counts & 1L) << hooks.kind(place);
      withTwo |= (counts >>> 1 & 1L) << hooks.kind(place);
    }
    ones = withOne;
    twos = withTwo;
  }

  /** What these kinds count together. */
  public int of(long kinds) {
    return Long.bitCount(kinds & ones) + 2 * Long.bitCount(kinds & twos);
  }
}

package governor.gym.sanjuan;

import governor.gym.FeatureList;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A seat's spaces one by one, where events can demolish a building with all that lies beneath: only
 * then does it matter on which stack a building stands.
 *
 * @param isThere whether events are in play
 * @param at the place within the bytes of a seat
 */
record SanJuanStacks(boolean isThere, int at) {
  private static final int SPACES = 12;
  private static final int BYTE = 255;
  private static final int COVERED = 3;
  private static final int CELLS = 3 + COVERED + 1;

  /** Declares the spaces of a seat. */
  static SanJuanStacks of(FeatureList seat, RuleSet rules) {
    if (rules.events() == 0) {
      return new SanJuanStacks(false, 0);
    }
    List<String> spaces = IntStream.rangeClosed(1, SPACES).mapToObj(i -> "space " + i).toList();
    List<String> cells =
        List.of(
            "building on top, its number plus 1",
            "good on it",
            "cards in its piles",
            "lowest covered building, its number plus 1",
            "second covered building, its number plus 1",
            "third covered building, its number plus 1",
            "number of covered buildings");
    String about = "On this seat's %s: %s. Buildings are numbered in the order of its owns/ bytes.";
    return new SanJuanStacks(true, seat.each("stack", about, BYTE, spaces, cells));
  }

  void write(SanJuanState s, int seat, int start, byte[] row) {
    if (!isThere) {
      return;
    }
    for (int space = 0; space < s.buildings(seat); space++) {
      int cell = start + at + space * CELLS;
      row[cell] = (byte) (s.topOf(seat, space) + 1);
      row[cell + 1] = (byte) (s.hasGood(seat, space) ? 1 : 0);
      row[cell + 2] = (byte) s.pileOf(seat, space);
      int found = 0;
      int place = s.nextCovered(seat, space, 0);
      for (; place < s.laidSize(); place = s.nextCovered(seat, space, place + 1)) {
        if (found < COVERED) {
          row[cell + 3 + found] = (byte) (s.laidCard(place) + 1);
        }
        found++;
      }
      row[cell + 3 + COVERED] = (byte) found;
    }
  }
}

package governor.bots.sanjuan;

import governor.nets.FeatureList;
import governor.nets.SeatOrder;
import java.util.List;

/**
 * What a role that may be taken leads to, as features: the worth of the goods that its phase makes
 * or sells for every seat, and of what every seat could sell in a trader phase right after it.
 */
final class ForesightFeatures {
  /** Half cards; so many and more look the same. */
  private static final int STEPS = 14;

  final int seats;

  // Numbers of the first feature of each group.
  final int made;
  final int sold;
  final int soldNext;

  ForesightFeatures(FeatureList list, int seats) {
    this.seats = seats;
    List<String> who = SeatOrder.words(seats);
    List<String> halves = FeatureList.numbers(1, STEPS);
    made = list.group("foreseen producer now", who, halves);
    sold = list.group("foreseen trader now", who, halves);
    soldNext = list.group("foreseen trader next", who, halves);
  }

  /**
   * Notes what the seat gains that is so many places after the viewer; nothing is not mentioned.
   *
   * @param value five times the cards
   */
  static int note(int group, int distance, int value, int[] f, int n) {
    int step = Math.min(STEPS, (2 * value + 2) / 5);
    if (step > 0) {
      f[n++] = group + distance * STEPS + step - 1;
    }
    return n;
  }
}

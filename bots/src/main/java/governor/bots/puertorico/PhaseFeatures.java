package governor.bots.puertorico;

import governor.nets.FeatureList;
import governor.nets.SeatOrder;

/** What phases in which goods move bring every seat, as features. */
final class PhaseFeatures {
  /** What is foreseen: the phase of the role that is chosen, and the one that may come after it. */
  enum Foreseen {
    CAPTAIN_NOW("captain now"),
    TRADER_NOW("trader now"),
    CRAFTSMAN_NOW("craftsman now"),
    CAPTAIN_NEXT("captain next"),
    TRADER_NEXT("trader next");

    private final String words;

    Foreseen(String words) {
      this.words = words;
    }
  }

  /** Gains of so much and more look the same. */
  private static final int STEPS = 12;

  private final int seats;

  /** The first feature of each group. */
  private final int[] groups = new int[Foreseen.values().length];

  PhaseFeatures(FeatureList list, int seats) {
    this.seats = seats;
    for (Foreseen what : Foreseen.values()) {
      groups[what.ordinal()] =
          list.group(
              "foreseen " + what.words, SeatOrder.words(seats), FeatureList.numbers(1, STEPS));
    }
  }

  /** Writes what every seat gains, the viewer first; who gains nothing is not mentioned. */
  int write(Foreseen what, int[] gains, int me, int[] f, int at) {
    int n = at;
    int first = groups[what.ordinal()] - 1;
    int seat = me;
    for (int i = 0; i < seats; i++) {
      if (gains[seat] > 0) {
        f[n++] = first + i * STEPS + Math.min(STEPS, gains[seat]);
      }
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    return n;
  }
}

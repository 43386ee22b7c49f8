package governor.puertorico.edge;

import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.phases.Storage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a seat may sensibly keep: of all ways that are left to it the one with the most barrels and,
 * where that is the same, with the most of the dearest good, and so on down to corn.
 */
final class StorageProposal {
  private static final int ALL_KINDS = (1 << Good.KINDS) - 1;

  private StorageProposal() {}

  /** How many barrels of each good are to be kept by the seat that is asked now. */
  static List<Integer> of(PuertoRicoState s) {
    Comparator<List<Integer>> order =
        Comparator.comparingInt(kept -> kept.stream().mapToInt(barrels -> barrels).sum());
    for (int good = Good.KINDS - 1; good >= 0; good--) {
      int kind = good;
      order = order.thenComparing(kept -> kept.get(kind));
    }
    return ways(s).stream().max(order).orElseThrow();
  }

  /** All ways to use the warehouses and to keep a single barrel. */
  private static List<List<Integer>> ways(PuertoRicoState s) {
    int seat = s.seatToAct();
    List<List<Integer>> ways = new ArrayList<>();
    for (int stored = 0; stored <= ALL_KINDS; stored++) {
      if (canBeStored(s, seat, stored)) {
        for (int left = Storage.singles(s, seat, stored); left != 0; left &= left - 1) {
          ways.add(kept(s, seat, stored, Integer.numberOfTrailingZeros(left)));
        }
      }
    }
    return ways;
  }

  private static boolean canBeStored(PuertoRicoState s, int seat, int stored) {
    boolean can = Integer.bitCount(stored) == Storage.room(s, seat);
    for (int good = 0; good < Good.KINDS; good++) {
      boolean before = Storage.isStored(s.top(), good);
      boolean open = s.goods(seat, good) > 0 && good >= Storage.firstKind(s.top());
      can &= (stored >>> good & 1) != 0 ? before || open : !before;
    }
    return can;
  }

  private static List<Integer> kept(PuertoRicoState s, int seat, int stored, int single) {
    List<Integer> kept = new ArrayList<>();
    for (int good = 0; good < Good.KINDS; good++) {
      boolean isStored = (stored >>> good & 1) != 0;
      kept.add(isStored ? s.goods(seat, good) : good == single ? 1 : 0);
    }
    return kept;
  }
}

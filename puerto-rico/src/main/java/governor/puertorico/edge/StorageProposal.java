package governor.puertorico.edge;

import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.phases.Storage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a seat may sensibly keep: the most barrels and, where that is the same, the dearer goods;
 * for the single barrel the dearest of the rest.
 */
final class StorageProposal {
  private StorageProposal() {}

  /** How many barrels of each good are to be kept by the seat that is asked now. */
  static List<Integer> of(PuertoRicoState s) {
    int seat = s.seatToAct();
    List<Integer> kept = new ArrayList<>();
    List<Integer> open = new ArrayList<>();
    int room = Storage.room(s, seat);
    for (int good = 0; good < Good.KINDS; good++) {
      boolean stored = Storage.isStored(s.top(), good);
      kept.add(stored ? s.goods(seat, good) : 0);
      room -= stored ? 1 : 0;
      if (s.goods(seat, good) > 0 && !stored) {
        open.add(good);
      }
    }
    open.stream()
        .filter(good -> good >= Storage.firstKind(s.top()))
        .sorted(
            Comparator.comparingInt((Integer good) -> s.goods(seat, good))
                .thenComparingInt(good -> good)
                .reversed())
        .limit(room)
        .forEach(good -> kept.set(good, s.goods(seat, good)));
    open.stream()
        .filter(good -> kept.get(good) == 0)
        .max(Comparator.naturalOrder())
        .ifPresent(good -> kept.set(good, 1));
    return kept;
  }
}

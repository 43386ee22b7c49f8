package governor.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some want to give the seat of somebody who is gone to another.
 *
 * @param seat whose
 * @param toPerson whether it is to be open for another person, or else a computer player's
 * @param agreed the seats that are for it
 */
public record HandOver(int seat, boolean toPerson, List<Integer> agreed) {
  public HandOver {
    agreed = List.copyOf(agreed);
  }

  /** What is wanted after somebody has said so, or has said no. */
  static @Nullable HandOver after(@Nullable HandOver before, Entry.HandsOver said) {
    if (!said.agrees()) {
      return null;
    }
    List<Integer> agreed = new ArrayList<>();
    if (before != null && before.isOf(said)) {
      agreed.addAll(before.agreed);
    }
    if (!agreed.contains(said.by())) {
      agreed.add(said.by());
    }
    return new HandOver(said.seat(), said.toPerson(), agreed);
  }

  boolean isOf(Entry.HandsOver said) {
    return seat == said.seat() && toPerson == said.toPerson();
  }

  /** Who has to agree: all people who are there, but for the one who is gone. */
  static List<Integer> others(Occupants occupants, int seat) {
    return occupants.people().stream()
        .filter(each -> each != seat && !occupants.get(each).away)
        .toList();
  }
}

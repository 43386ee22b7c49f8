package governor.sanjuan.edge;

import governor.core.Action;
import governor.core.Draft;
import governor.core.Parsed;
import governor.core.Row;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A set of cards or goods that the engine lets a seat pick one by one: a slot is a kind of them.
 */
final class PickDraft extends Draft {
  private final SanJuanGame game;
  private final SanJuanState s;
  private final List<Kind> kinds;
  private final int least;
  private final int most;

  /**
   * What can be picked, in the order in which it is picked.
   *
   * @param choice the choice that picks one
   * @param appeals how gladly the first, the second and so on is picked; above 0 also unforced
   */
  record Kind(String name, int choice, List<Integer> appeals) {}

  private record Unit(int slot, int appeal) {}

  /** Between so many and so many are to be picked in all. */
  PickDraft(SanJuanGame game, SanJuanState s, List<Kind> kinds, int least, int most) {
    super(
        kinds.stream().map(kind -> new Slot(kind.name(), 0, kind.appeals().size())).toList(),
        proposal(kinds, least, most));
    this.game = game;
    this.s = s;
    this.kinds = kinds;
    this.least = least;
    this.most = most;
  }

  private static List<Integer> proposal(List<Kind> kinds, int least, int most) {
    List<Unit> units = new ArrayList<>();
    Integer[] picks = new Integer[kinds.size()];
    for (int slot = 0; slot < picks.length; slot++) {
      picks[slot] = 0;
      for (int appeal : kinds.get(slot).appeals()) {
        units.add(new Unit(slot, appeal));
      }
    }
    units.sort(Comparator.comparingInt(Unit::appeal).reversed());
    for (int i = 0; i < Math.min(most, units.size()); i++) {
      if (i < least || units.get(i).appeal() > 0) {
        picks[units.get(i).slot()]++;
      }
    }
    return List.of(picks);
  }

  @Override
  protected Parsed<List<Integer>> row(List<Integer> picks) {
    List<Integer> choices = new ArrayList<>();
    boolean more = true;
    for (int slot = 0; slot < picks.size(); slot++) {
      int left = kinds.get(slot).appeals().size() - picks.get(slot);
      for (int i = 0; i < picks.get(slot); i++) {
        choices.add(kinds.get(slot).choice());
      }
      // After a pick only the same or later kinds can follow.
      more = left > 0 || more && picks.get(slot) == 0;
    }
    int picked = choices.size();
    if (picked < least || picked > most) {
      String range = least == most ? "exactly " + most : "from " + least + " to " + most;
      return Parsed.refused("Pick " + range + " in all, not " + picked + ".");
    }
    if (picked < most && more) {
      choices.add(Action.of(Verb.DONE));
    }
    return Row.ofAll(game, s, choices);
  }
}

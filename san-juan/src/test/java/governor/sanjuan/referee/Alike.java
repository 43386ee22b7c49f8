package governor.sanjuan.referee;

import governor.sanjuan.edge.SanJuanView;
import java.util.ArrayList;
import java.util.List;

/**
 * Without events it is all the same which of several like buildings is covered, so it is not asked;
 * the referee takes over which one it was.
 */
final class Alike {
  private Alike() {}

  /** The place among these after which the player's stacks are as the engine shows them. */
  static Placement covered(Play play, Player player, Kind kind, List<Placement> places) {
    SanJuanView.Seat seat = play.table.view(player.seat).seats().get(player.seat);
    List<String> shown = new ArrayList<>();
    seat.buildings().forEach(b -> shown.add(b.name() + b.covered() + b.pile()));
    for (Placement place : places) {
      List<String> expected = new ArrayList<>();
      for (Space space : player.spaces) {
        List<Kind> covered = new ArrayList<>(space.covered());
        if (place.covers(space)) {
          covered.add(space.kind());
        }
        String name = (place.covers(space) ? kind : space.kind()).shown();
        expected.add(name + covered.stream().map(Kind::shown).toList() + space.pileCards());
      }
      if (sorted(expected).equals(sorted(shown))) {
        return place;
      }
    }
    return places.getFirst(); // The comparison that follows says what is different.
  }

  private static List<String> sorted(List<String> words) {
    return words.stream().sorted().toList();
  }
}

package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a new building goes: beside the others, or over one of them.
 *
 * @param over the space that is covered, or empty
 * @param good whether the covered building carries a good, which is lost
 */
record Placement(Optional<Space> over, boolean good, String words) {
  static final Placement BESIDE = new Placement(Optional.empty(), false, "beside");

  /** All places for a building of this kind, affordable or not. */
  static List<Placement> all(Board board, Player player, Kind kind) {
    List<Placement> places = new ArrayList<>();
    places.add(BESIDE);
    if (player.works("crane")) {
      for (Space space : player.spaces) {
        if (!space.kind().is("crane") && space.kind() != kind) {
          places.addAll(over(board, player, space, "over "));
        }
      }
    }
    return places;
  }

  /** The ways to name this space: with a good, without one, or either. */
  static List<Placement> over(Board board, Player player, Space space, String verb) {
    List<Placement> places = new ArrayList<>();
    if (player.places.someWith(space)) {
      places.add(place(board, space, true, verb));
    }
    if (player.places.someWithout(space)) {
      places.add(place(board, space, false, verb));
    }
    return places;
  }

  /** The words tell apart what differs; without events nothing can come of stacks. */
  private static Placement place(Board board, Space space, boolean good, String verb) {
    StringBuilder words = new StringBuilder(verb).append(space.kind());
    words.append(good ? " with good" : "");
    if (board.rules.hasEvents()) {
      int pile = space.pileCards();
      if (pile > 0) {
        words.append(good ? " and " : " with ").append(pile).append(pile == 1 ? " card" : " cards");
      }
      words.append(space.situation());
    }
    return new Placement(Optional.of(space), good, words.toString());
  }

  boolean covers(Space space) {
    return over.isPresent() && over.get() == space;
  }

  /** What covering brings off the price: the cost of the top card, of a park 6. */
  int reduction() {
    return over.map(Space::kind).map(kind -> kind.is("park") ? 6 : kind.cost()).orElse(0);
  }
}

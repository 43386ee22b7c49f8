package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** Which violet buildings come into the game: expansions 3.1, X-41. */
final class Drafting {
  /** So many spaces for the prices 1 to 10. */
  private static final int[] SPACES = {0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5};

  static final int ALL_SPACES = 17;

  private final World world;
  private final Desk desk;

  /** The kinds that are in. */
  private final List<Pieces.Kind> in = new ArrayList<>();

  Drafting(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  /** From the first governor on, round and round, until all spaces are full. */
  void run() {
    while (in.size() < ALL_SPACES) {
      Player player = world.players.get((world.governor + in.size()) % world.seats());
      String answer =
          desk.ask(
              player,
              "3.1, X-41 (what can be drafted)",
              () -> open().stream().map(kind -> "draft " + kind.name()).toList());
      Pieces.Kind kind = Pieces.building(answer.substring("draft ".length()));
      in.add(kind);
      world.buildings.add(kind.name(), Pieces.copies(kind, world.seats()));
    }
  }

  /** Whether these kinds could have come in, in some order. */
  boolean isPossible(List<Pieces.Kind> kinds) {
    for (Pieces.Kind kind : kinds) {
      if (!open().contains(kind)) {
        return false;
      }
      in.add(kind);
    }
    return in.size() == ALL_SPACES;
  }

  private List<Pieces.Kind> open() {
    return Pieces.BUILDINGS.stream()
        .filter(kind -> kind.isDrafted() && !in.contains(kind))
        .filter(kind -> spaces(world.house.cost(kind)) > 0)
        .filter(kind -> !kind.name().equals("hacienda") || !isShut("forest house"))
        .filter(kind -> !kind.name().equals("forest house") || !isShut("hacienda"))
        .toList();
  }

  private boolean isShut(String other) {
    return !world.house.bothHaciendas() && in.contains(Pieces.building(other));
  }

  /** The spaces that are still free for a price. */
  int spaces(int price) {
    return SPACES[price]
        - (int) in.stream().filter(kind -> world.house.cost(kind) == price).count();
  }
}

package governor.puertorico.referee;

import java.util.List;

/** Plantations that come off the stack, and how they are laid. */
final class Drawing {
  private final World world;
  private final Desk desk;

  Drawing(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  /** R7, X-26: an empty stack is made of the discards. */
  boolean isPossible() {
    return world.faceDown.total() + world.discards.total() > 0;
  }

  /** Hacienda and land office: the tile is shown to the owner of a forest house, else laid. */
  void drawAndLay(Player player, String ruling) {
    if (world.faceDown.total() == 0) {
      shuffleDiscards();
    }
    Bag drawn = desk.drawn(player);
    if (drawn == null || drawn.total() != 1 || world.faceDown.without(drawn) == null) {
      throw desk.objection(
          ruling + ", R7 (the tile is one of the face-down plantations)",
          "one of " + world.faceDown,
          drawn);
    }
    String kind = drawn.kinds().iterator().next();
    world.faceDown.add(kind, -1);
    List<String> open = List.of("lay " + kind);
    List<String> both = List.of("lay " + kind, "lay " + kind + " as forest");
    String answer =
        desk.ask(
            player,
            "5.1 step 2, X-4, X-30 (how the drawn tile lies)",
            () -> player.works("forest house") ? both : open);
    lay(player, kind, answer.endsWith(" as forest"));
    // R6, X-3: never a colonist of the hospice for this tile.
  }

  /** A plantation comes onto the island, as it is or face down. */
  void lay(Player player, String kind, boolean asForest) {
    if (asForest) {
      player.forests.add(kind, 1);
    } else {
      player.tiles.add(kind, 1);
      world.festival.laid(player, kind);
    }
  }

  void shuffleDiscards() {
    world.faceDown.addAll(world.discards);
    world.discards.clear();
  }
}

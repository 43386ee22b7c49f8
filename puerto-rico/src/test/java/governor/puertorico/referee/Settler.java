package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The settler phase: section 4.1. */
final class Settler {
  private final World world;
  private final Desk desk;

  Settler(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    for (Player player : world.order(world.rolePlayer)) {
      // R5: a full island skips the player, also for the hacienda.
      if (!player.islandIsFull()) {
        hacienda(player);
      }
      // With the hacienda's tile on the last space the normal one is lost (D6).
      if (!player.islandIsFull()) {
        normalTile(player);
      }
    }
    layNewRow();
  }

  /** R7, R8: decided before the tile is seen; an empty stack is made of the discards. */
  private void hacienda(Player player) {
    if (!player.works("hacienda") || world.faceDown.total() + world.discards.total() == 0) {
      return;
    }
    if (!desk.wants(player, "4.1 step 2, R7, R8 (hacienda)", "use hacienda", "pass")) {
      return;
    }
    if (world.faceDown.total() == 0) {
      shuffleDiscards();
    }
    Bag drawn = desk.islandNow(player.seat).without(player.tiles);
    if (drawn == null || drawn.total() != 1 || world.faceDown.without(drawn) == null) {
      throw desk.objection(
          "4.1 step 2, R7 (the hacienda's tile is one of the face-down plantations)",
          "one of " + world.faceDown,
          drawn);
    }
    String kind = drawn.kinds().iterator().next();
    world.faceDown.add(kind, -1);
    player.tiles.add(kind, 1);
    // R6: never a colonist of the hospice for this tile.
  }

  private void normalTile(Player player) {
    List<String> choices = new ArrayList<>();
    for (String kind : Pieces.GOODS) {
      if (world.row.of(kind) > 0) {
        choices.add("take " + kind);
      }
    }
    boolean mayTakeQuarry = player.seat == world.rolePlayer || player.works("construction hut");
    // R35: no quarries, no privilege.
    if (mayTakeQuarry && world.quarries > 0) {
      choices.add("take " + Pieces.QUARRY);
    }
    choices.add("pass");
    String answer = desk.ask(player, "4.1 step 4, R35, R42 (a tile)", choices);
    if (answer.equals("pass")) {
      return;
    }
    String kind = answer.substring("take ".length());
    if (kind.equals(Pieces.QUARRY)) {
      world.quarries--;
    } else {
      world.row.add(kind, -1);
    }
    player.tiles.add(kind, 1);
    hospice(player, kind);
  }

  private void hospice(Player player, String kind) {
    if (!player.works("hospice") || !world.hasColonist()) {
      return;
    }
    if (world.house.automaticColonists()
        || desk.wants(player, "4.1 step 5, R6, R45 (hospice)", "use hospice", "pass")) {
      world.takeColonist();
      player.manned.add(kind, 1);
    }
  }

  /** The rest of the row is discarded; players + 1 new tiles, of the discards if need be. */
  private void layNewRow() {
    String ruling = "4.1 end (the new row)";
    world.discards.addAll(world.row);
    world.row.clear();
    Bag dealt = desk.rowNow();
    int wanted = world.seats() + 1;
    int possible = Math.min(wanted, world.faceDown.total() + world.discards.total());
    if (dealt.total() != possible) {
      throw desk.objection(ruling, possible + " tiles", dealt);
    }
    Bag toCome = dealt;
    if (world.faceDown.total() < possible) {
      // The whole stack comes, and the others come from the shuffled discards.
      toCome = dealt.without(world.faceDown);
      if (toCome == null) {
        throw desk.objection(ruling, "all of " + world.faceDown + " and discards", dealt);
      }
      world.faceDown.clear();
      shuffleDiscards();
    }
    if (world.faceDown.without(toCome) == null) {
      throw desk.objection(ruling, toCome.total() + " of " + world.faceDown, toCome);
    }
    for (String kind : toCome.kinds()) {
      world.faceDown.add(kind, -toCome.of(kind));
    }
    world.row.addAll(dealt);
  }

  private void shuffleDiscards() {
    world.faceDown.addAll(world.discards);
    world.discards.clear();
  }
}

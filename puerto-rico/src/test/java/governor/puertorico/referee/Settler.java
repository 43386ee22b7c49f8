package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The settler phase: section 4.1, expansions 5.1. */
final class Settler {
  private static final String HACIENDA = "hacienda";

  /** What a player has to decide has changed; no answer to any question. */
  private static final String AGAIN = "done";

  private static final String AS_FOREST = " as forest";

  private final World world;
  private final Desk desk;
  private final Drawing drawing;

  Settler(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
    this.drawing = new Drawing(world, desk);
  }

  void run() {
    for (Player player : world.actors()) {
      takeTurn(player);
    }
    secondTile(world.players.get(world.rolePlayer));
    new HuntingLodges(world, desk).run();
    layNewRow();
  }

  /** The hacienda comes first, also one to which a guest goes when the tile is asked for. */
  private void takeTurn(Player player) {
    String answer = AGAIN;
    boolean isAsked = false;
    // R5: a full island skips the player, also for the hacienda. With the hacienda's tile on the
    // last space the normal one is lost (D6).
    while (answer.equals(AGAIN) && !player.islandIsFull()) {
      if (!isAsked && player.works(HACIENDA)) {
        isAsked = true;
        hacienda(player);
      } else {
        boolean goesOn = isAsked;
        answer =
            desk.ask(
                player,
                "4.1 step 4, 5.1 step 1, R35, R42, X-2 (a tile)",
                () -> goesOn || !player.works(HACIENDA) ? normalTiles(player) : List.of(AGAIN));
      }
    }
    if (answer.startsWith("take ")) {
      boolean asForest = take(player, answer);
      hospice(player, kindOf(answer), asForest);
    }
  }

  /** R7, R8: decided before the tile is seen; an empty stack is made of the discards. */
  private void hacienda(Player player) {
    if (drawing.isPossible()
        && desk.wants(player, "4.1 step 2, R7, R8 (hacienda)", "use hacienda", "pass")) {
      drawing.drawAndLay(player, "4.1 step 2");
    }
  }

  private List<String> normalTiles(Player player) {
    return tiles(player, world.hasPrivilege(player) || player.works("construction hut"));
  }

  /** the library's tile; a quarry only with a hut; no hacienda and no hospice. */
  private void secondTile(Player settler) {
    boolean hasIdleLibrary = settler.city.containsKey(Library.NAME) && !settler.works(Library.NAME);
    boolean hasHut = settler.works("construction hut");
    if (!settler.islandIsFull() && hasIdleLibrary && tiles(settler, hasHut).size() > 1) {
      desk.guests(settler);
    }
    if (settler.islandIsFull() || !world.isDoubled) {
      return;
    }
    String answer =
        desk.ask(
            settler,
            "5.1 step 4, X-4 (the library's second tile)",
            () -> tiles(settler, settler.works("construction hut")));
    if (!answer.equals("pass")) {
      take(settler, answer);
    }
  }

  private List<String> tiles(Player player, boolean mayTakeQuarry) {
    List<String> choices = new ArrayList<>();
    for (String kind : Pieces.GOODS) {
      if (world.row.of(kind) > 0) {
        choices.add("take " + kind);
        if (player.works("forest house")) {
          choices.add("take " + kind + AS_FOREST);
        }
      }
    }
    // R35: no quarries, no privilege.
    if (mayTakeQuarry && world.quarries > 0) {
      choices.add("take " + Pieces.QUARRY);
    }
    choices.add("pass");
    return choices;
  }

  private static String kindOf(String answer) {
    return answer.split(" ", -1)[1];
  }

  /** Lays the tile that was chosen; whether as a forest. */
  private boolean take(Player player, String answer) {
    String kind = kindOf(answer);
    boolean asForest = answer.endsWith(AS_FOREST);
    if (kind.equals(Pieces.QUARRY)) {
      world.quarries--;
      player.tiles.add(kind, 1);
    } else {
      world.row.add(kind, -1);
      drawing.lay(player, kind, asForest);
    }
    return asForest;
  }

  private void hospice(Player player, String kind, boolean asForest) {
    if (!player.works("hospice") || !world.hasColonist()) {
      return;
    }
    if (world.house.automaticColonists()
        || desk.wants(player, "4.1 step 5, R6, R45 (hospice)", "use hospice", "pass")) {
      world.takeColonist();
      // a forest has no circle.
      player.put(asForest ? Pieces.SAN_JUAN : kind, 1, 0);
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
      drawing.shuffleDiscards();
    }
    if (world.faceDown.without(toCome) == null) {
      throw desk.objection(ruling, toCome.total() + " of " + world.faceDown, toCome);
    }
    for (String kind : toCome.kinds()) {
      world.faceDown.add(kind, -toCome.of(kind));
    }
    world.row.addAll(dealt);
  }
}

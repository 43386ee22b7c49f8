package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** Hunting lodges, when all have settled: expansions 5.1 step 5, X-16, X-17. */
final class HuntingLodges {
  private static final String LODGE = "hunting lodge";

  private final World world;
  private final Desk desk;

  HuntingLodges(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  /** From the settler on; what one discards counts for the next. */
  void run() {
    for (Player player : world.actors()) {
      if (player.city.containsKey(LODGE)) {
        desk.guests(player);
      }
      if (player.worksByColonist(LODGE)) {
        discard(player);
      } else if (player.worksByNoble(LODGE) && hasMostRoom(player)) {
        world.award(player, 2);
      }
    }
  }

  private void discard(Player player) {
    String answer =
        desk.ask(
            player,
            "5.1 step 5, X-16 (the hunting lodge with a colonist)",
            () -> {
              List<String> choices = new ArrayList<>();
              for (String kind : Pieces.GOODS) {
                if (player.tiles.of(kind) > 0) {
                  choices.add("discard " + kind);
                }
              }
              if (player.forests.total() > 0) {
                choices.add("discard forest");
              }
              choices.add("pass");
              return choices;
            });
    if (answer.equals("pass")) {
      return;
    }
    String kind = answer.substring("discard ".length());
    if (kind.equals(Pieces.FOREST)) {
      // as the plantation that it is, the first in the order.
      kind = Pieces.GOODS.stream().filter(g -> player.forests.of(g) > 0).findFirst().orElseThrow();
      player.forests.add(kind, -1);
    } else {
      player.discard(kind);
    }
    world.discards.add(kind, 1);
  }

  /** E32: more empty spaces than each of the others; a tie is nothing. */
  private boolean hasMostRoom(Player player) {
    return world.players.stream()
        .allMatch(other -> other == player || other.island() > player.island());
  }
}

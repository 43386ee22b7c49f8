package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** What comes before a player's first turn of loading: expansions 5.6, X-10. */
final class CaptainStart {
  private final World world;
  private final Desk desk;

  CaptainStart(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run(Player player) {
    desk.guests(player);
    if (player.works("union hall")) {
      // E20, E21: the barrels stay.
      world.award(player, Pieces.GOODS.stream().mapToInt(good -> player.goods.of(good) / 2).sum());
    }
    if (player.works("royal supplier")) {
      royalSupplier(player);
    }
  }

  /** through the kinds once; a barrel of each for as many nobles as there are. */
  private void royalSupplier(Player player) {
    int next = 0;
    for (int given = 0; given < player.nobles; given++) {
      int from = next;
      String answer =
          desk.ask(
              player,
              "5.6, X-10, X-42 (royal supplier)",
              () -> {
                List<String> choices = new ArrayList<>();
                for (String good : Pieces.GOODS.subList(from, Pieces.GOODS.size())) {
                  if (player.goods.of(good) > 0) {
                    choices.add("supply " + good);
                  }
                }
                choices.add("pass");
                return choices;
              });
      if (answer.equals("pass")) {
        return;
      }
      String good = answer.substring("supply ".length());
      next = Pieces.GOODS.indexOf(good) + 1;
      player.goods.add(good, -1);
      world.goods.add(good, 1);
      world.award(player, 1);
    }
  }
}

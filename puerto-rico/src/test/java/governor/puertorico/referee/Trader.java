package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The trader phase: section 4.5, expansions 5.5. */
final class Trader {
  private static final String POST = "trading post";
  private static final String OFFICE = "land office";

  private final World world;
  private final Desk desk;
  private final Drawing drawing;

  Trader(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
    this.drawing = new Drawing(world, desk);
  }

  void run() {
    for (Player player : world.actors()) {
      takeTurn(player);
    }
    if (world.tradingHouse.total() == Pieces.HOUSE) {
      world.goods.addAll(world.tradingHouse);
      world.tradingHouse.clear();
    }
  }

  /** One sale and one use of the land office, in either order. */
  private void takeTurn(Player player) {
    boolean[] done = new boolean[2];
    while (!done[0] || !done[1] && player.city.containsKey(OFFICE)) {
      String answer =
          desk.ask(
              player,
              "4.5, 5.5, R19, R20, X-7, X-16 (what can be sold)",
              () -> {
                List<String> choices = new ArrayList<>();
                if (!done[0]) {
                  choices.addAll(sales(player));
                }
                if (!done[1]) {
                  choices.addAll(landOffice(player));
                }
                choices.add("pass");
                return choices;
              });
      if (answer.equals("pass")) {
        return;
      }
      String[] words = answer.split(" ", -1);
      if (words[0].equals("sell")) {
        sell(player, words[1], words.length > 2);
        done[0] = true;
      } else {
        deal(player, words);
        done[1] = true;
      }
    }
  }

  private List<String> sales(Player player) {
    List<String> sales = new ArrayList<>();
    for (String good : Pieces.GOODS) {
      boolean isNew = world.tradingHouse.of(good) == 0;
      // R19, R20: in a full house nobody sells, not even with an office.
      boolean hasRoom = world.tradingHouse.total() < Pieces.HOUSE;
      if (player.goods.of(good) > 0 && hasRoom && (isNew || player.works("office"))) {
        sales.add("sell " + good);
      }
    }
    for (String good : Pieces.GOODS) {
      // any kind, also when the house is full.
      if (player.goods.of(good) > 0 && player.works(POST)) {
        sales.add("sell " + good + " at post");
      }
    }
    return sales;
  }

  private void sell(Player player, String good, boolean atPost) {
    player.goods.add(good, -1);
    (atPost ? world.goods : world.tradingHouse).add(good, 1);
    player.doubloons += Pieces.price(good);
    player.doubloons += world.hasPrivilege(player) ? world.privilege() : 0;
    // E14: the post pays nothing for markets.
    player.doubloons += !atPost && player.works("small market") ? 1 : 0;
    player.doubloons += !atPost && player.works("large market") ? 2 : 0;
  }

  private List<String> landOffice(Player player) {
    List<String> choices = new ArrayList<>();
    // X-26, E36
    if (player.worksByColonist(OFFICE)
        && player.doubloons > 0
        && !player.islandIsFull()
        && drawing.isPossible()) {
      choices.add("use land office");
    }
    if (player.worksByNoble(OFFICE)) {
      for (String kind : Pieces.GOODS) {
        if (player.tiles.of(kind) > 0) {
          choices.add("discard " + kind);
        }
      }
    }
    return choices;
  }

  private void deal(Player player, String[] words) {
    if (words[0].equals("use")) {
      player.doubloons--;
      drawing.drawAndLay(player, "5.5 (land office)");
    } else {
      player.discard(words[1]);
      world.discards.add(words[1], 1);
      player.doubloons++;
    }
  }
}

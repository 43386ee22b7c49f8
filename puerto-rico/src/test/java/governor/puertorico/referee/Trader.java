package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The trader phase: section 4.5. */
final class Trader {
  private final World world;
  private final Desk desk;

  Trader(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    for (Player player : world.order(world.rolePlayer)) {
      // R19, R20: in a full house nobody sells, not even with an office.
      if (world.tradingHouse.total() < Pieces.HOUSE) {
        sell(player);
      }
    }
    if (world.tradingHouse.total() == Pieces.HOUSE) {
      world.goods.addAll(world.tradingHouse);
      world.tradingHouse.clear();
    }
  }

  private void sell(Player player) {
    List<String> choices = new ArrayList<>();
    for (String good : Pieces.GOODS) {
      boolean isNew = world.tradingHouse.of(good) == 0;
      if (player.goods.of(good) > 0 && (isNew || player.works("office"))) {
        choices.add("sell " + good);
      }
    }
    choices.add("pass");
    String answer = desk.ask(player, "4.5, R20 (what can be sold)", choices);
    if (answer.equals("pass")) {
      return;
    }
    String good = answer.substring("sell ".length());
    player.goods.add(good, -1);
    world.tradingHouse.add(good, 1);
    player.doubloons += Pieces.price(good);
    player.doubloons += player.seat == world.rolePlayer ? 1 : 0;
    player.doubloons += player.works("small market") ? 1 : 0;
    player.doubloons += player.works("large market") ? 2 : 0;
  }
}

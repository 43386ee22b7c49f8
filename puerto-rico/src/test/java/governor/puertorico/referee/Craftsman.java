package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The craftsman phase: section 4.4. */
final class Craftsman {
  /** What the factory pays for so many kinds. */
  private static final int[] FACTORY = {0, 0, 1, 2, 3, 5};

  private final World world;
  private final Desk desk;

  Craftsman(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    List<Player> order = world.order(world.rolePlayer);
    List<String> ofCraftsman = produce(order.get(0));
    // R13: strictly in turn; whoever comes late gets what is left.
    for (Player player : order.subList(1, order.size())) {
      produce(player);
    }
    privilege(order.get(0), ofCraftsman);
  }

  /** R15: everything that can be made is made. Returns the kinds of which there was some. */
  private List<String> produce(Player player) {
    List<String> kinds = new ArrayList<>();
    for (String good : Pieces.GOODS) {
      int made = Math.min(player.canMake(good), world.goods.of(good));
      world.goods.add(good, -made);
      player.goods.add(good, made);
      if (made > 0) {
        kinds.add(good);
      }
    }
    // R16: kinds of which there was a barrel.
    if (player.works("factory")) {
      player.doubloons += FACTORY[kinds.size()];
    }
    return kinds;
  }

  /** R14: one more of a kind that he got, of what is left after everybody produced. */
  private void privilege(Player craftsman, List<String> kinds) {
    List<String> choices = new ArrayList<>();
    for (String good : kinds) {
      if (world.goods.of(good) > 0) {
        choices.add("take " + good);
      }
    }
    choices.add("pass");
    String answer = desk.ask(craftsman, "4.4, R14 (the craftsman's good)", choices);
    if (!answer.equals("pass")) {
      String good = answer.substring("take ".length());
      world.goods.add(good, -1);
      craftsman.goods.add(good, 1);
    }
  }
}

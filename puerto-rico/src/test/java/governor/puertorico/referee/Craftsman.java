package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The craftsman phase: section 4.4, expansions 5.4. */
final class Craftsman {
  /** What the factory pays for so many kinds. */
  private static final int[] FACTORY = {0, 0, 1, 2, 3, 5};

  private static final String SPECIALTY = "specialty factory";

  private final World world;
  private final Desk desk;

  /** What each player got in this phase. */
  private final Map<Player, Bag> got = new HashMap<>();

  Craftsman(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    List<Player> order = world.actors();
    // R13: strictly in turn; whoever comes late gets what is left.
    for (Player player : order) {
      produce(player);
    }
    // 5.4 step 4: those of the others pay as soon as nothing more comes to their owners.
    order.subList(1, order.size()).forEach(this::specialtyFactory);
    privilege(order.get(0));
    specialtyFactory(order.get(0));
  }

  /** R15: everything that can be made is made. */
  private void produce(Player player) {
    Bag made = new Bag();
    got.put(player, made);
    for (String good : Pieces.GOODS) {
      take(player, good, Math.min(player.canMake(good), world.goods.of(good)));
    }
    aqueduct(player, "indigo");
    aqueduct(player, "sugar");
    // R16: kinds of which there was a barrel.
    if (player.works("factory")) {
      player.doubloons += FACTORY[made.kinds().size()];
    }
    // E28
    player.doubloons += player.works("jeweler") ? player.nobles : 0;
    player.doubloons += player.worksByColonist("chapel") ? 1 : 0;
    world.award(player, player.worksByNoble("chapel") ? 1 : 0);
    world.festival.produced(player, made);
  }

  private void aqueduct(Player player, String good) {
    if (got.get(player).of(good) > 0 && aqueductHelps(player, good)) {
      take(player, good, Math.min(1, world.goods.of(good)));
    }
  }

  /** E8 to E10: somebody on the large plant; then one more, if there is some of the good. */
  static boolean aqueductHelps(Player player, String good) {
    String plant =
        good.equals("indigo") ? "indigo plant" : good.equals("sugar") ? "sugar mill" : "";
    return player.works("aqueduct") && player.works(plant);
  }

  private void take(Player player, String good, int barrels) {
    world.goods.add(good, -barrels);
    player.goods.add(good, barrels);
    got.get(player).add(good, barrels);
  }

  /** R14, X-6: more of kinds that he made, of what is left after everybody produced. */
  private void privilege(Player craftsman) {
    List<String> kinds = new ArrayList<>(got.get(craftsman).kinds());
    for (int i = 0; i < world.privilege(); i++) {
      if (isIdle(craftsman) && choices(kinds).size() == 1) {
        desk.guests(craftsman);
      }
      String answer =
          desk.ask(
              craftsman, "4.4, 5.4 step 3, R14, X-6 (the craftsman's good)", () -> choices(kinds));
      if (answer.equals("pass")) {
        return;
      }
      String good = answer.substring("take ".length());
      take(craftsman, good, 1);
      if (world.house.differentExtraGoods()) {
        kinds.remove(good);
      }
    }
  }

  private List<String> choices(List<String> kinds) {
    List<String> choices = new ArrayList<>();
    for (String good : Pieces.GOODS) {
      if (kinds.contains(good) && world.goods.of(good) > 0) {
        choices.add("take " + good);
      }
    }
    choices.add("pass");
    return choices;
  }

  /** whether a guest could still make a specialty factory work. */
  private static boolean isIdle(Player player) {
    return player.city.containsKey(SPECIALTY) && !player.works(SPECIALTY);
  }

  /** X-12, E11: a doubloon for each barrel but the first of the best kind, corn apart. */
  private void specialtyFactory(Player player) {
    if (player.works(SPECIALTY)) {
      int most =
          Pieces.GOODS.stream()
              .filter(good -> !good.equals("corn"))
              .mapToInt(got.get(player)::of)
              .max()
              .orElse(0);
      player.doubloons += Math.max(0, most - 1);
    }
  }
}

package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The builder phase: section 4.3, expansions 5.3. */
final class Builder {
  private final World world;
  private final Desk desk;

  Builder(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    for (Player player : world.actors()) {
      String answer =
          desk.ask(player, "4.3, 5.3, R10, R37, X-24 (what can be built)", () -> choices(player));
      if (!answer.equals("pass")) {
        build(player, Pieces.building(answer.substring("build ".length())));
      }
    }
  }

  private List<String> choices(Player player) {
    List<String> choices = new ArrayList<>();
    for (Pieces.Kind kind : Pieces.BUILDINGS) {
      if (canBuild(player, kind)) {
        choices.add("build " + kind.name());
      }
    }
    choices.add("pass");
    return choices;
  }

  private boolean canBuild(Player player, Pieces.Kind kind) {
    return world.buildings.of(kind.name()) > 0
        && !player.city.containsKey(kind.name())
        && player.freeSpaces() >= kind.spaces()
        && new BlackMarket(world, player, desk).canPay(price(player, kind));
  }

  private int price(Player player, Pieces.Kind kind) {
    return world.price(player, kind, world.hasPrivilege(player));
  }

  private void build(Player player, Pieces.Kind kind) {
    // judged before anything is paid. The building itself does not help yet (D9).
    boolean hasUniversity = player.works("university");
    boolean hasChurch = player.works("church");
    new BlackMarket(world, player, desk).pay(price(player, kind));
    world.buildings.add(kind.name(), -1);
    player.city.put(kind.name(), 0);
    // R29: the twelfth space, also the second one of a large building.
    if (player.freeSpaces() == 0) {
      world.isEnding = true;
    }
    if (hasChurch) {
      // E15
      world.award(player, kind.column() == 4 ? 2 : kind.column() > 1 ? 1 : 0);
    }
    world.festival.built(player, kind.name());
    if (hasUniversity
        && world.hasColonist()
        && (world.house.automaticColonists()
            || desk.wants(player, "4.3, R39, R45 (university)", "use university", "pass"))) {
      world.takeColonist();
      //
      player.put(kind.circles() == 0 ? Pieces.SAN_JUAN : kind.name(), 1, 0);
    }
  }
}

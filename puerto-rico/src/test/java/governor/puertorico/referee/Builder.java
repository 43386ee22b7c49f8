package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The builder phase: section 4.3. */
final class Builder {
  private final World world;
  private final Desk desk;

  Builder(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    for (Player player : world.order(world.rolePlayer)) {
      List<String> choices = new ArrayList<>();
      for (Pieces.Kind kind : Pieces.BUILDINGS) {
        if (canBuild(player, kind)) {
          choices.add("build " + kind.name());
        }
      }
      choices.add("pass");
      String answer = desk.ask(player, "4.3, R10, R37 (what can be built)", choices);
      if (!answer.equals("pass")) {
        build(player, Pieces.building(answer.substring("build ".length())));
      }
    }
  }

  private boolean canBuild(Player player, Pieces.Kind kind) {
    return world.buildings.of(kind.name()) > 0
        && !player.city.containsKey(kind.name())
        && player.freeSpaces() >= kind.spaces()
        && price(player, kind) <= player.doubloons;
  }

  private int price(Player player, Pieces.Kind kind) {
    return world.price(player, kind, player.seat == world.rolePlayer);
  }

  private void build(Player player, Pieces.Kind kind) {
    // The university that is being built has nobody yet and does not help itself (D9).
    boolean hasUniversity = player.works("university");
    player.doubloons -= price(player, kind);
    world.buildings.add(kind.name(), -1);
    player.city.put(kind.name(), 0);
    // R29: the twelfth space, also the second one of a large building.
    if (player.freeSpaces() == 0) {
      world.isEnding = true;
    }
    if (hasUniversity
        && world.hasColonist()
        && (world.house.automaticColonists()
            || desk.wants(player, "4.3, R39, R45 (university)", "use university", "pass"))) {
      world.takeColonist();
      player.city.put(kind.name(), 1);
    }
  }
}

package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** The captain phase: section 4.6. */
final class Captain {
  private final World world;
  private final Desk desk;

  /** R12: the captain's first load of any kind brings a point more. */
  private boolean isBonusPending = true;

  Captain(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    List<Player> order = world.order(world.rolePlayer);
    // R9: the phase ends when a full circle has neither loaded nor shipped.
    int idle = 0;
    for (int turn = 0; idle < order.size(); turn++) {
      idle = takesTurn(order.get(turn % order.size())) ? 0 : idle + 1;
    }
    for (Player player : order) {
      new Storage(world, player, desk).run();
    }
    unload();
    // D16: the next captain phase finds every wharf unused.
    order.forEach(player -> player.hasUsedWharf = false);
  }

  /** Whether the player loaded or shipped. */
  private boolean takesTurn(Player player) {
    List<String> choices = new ArrayList<>();
    for (String good : Pieces.GOODS) {
      if (player.goods.of(good) > 0) {
        for (World.Ship ship : shipsFor(player, good)) {
          int barrels = Math.min(player.goods.of(good), ship.room());
          choices.add("load " + barrels + " " + good + " on ship " + ship.capacity);
        }
      }
    }
    boolean mustLoad = !choices.isEmpty();
    if (player.works("wharf") && !player.hasUsedWharf) {
      for (String good : Pieces.GOODS) {
        if (player.goods.of(good) > 0) {
          choices.add("wharf " + player.goods.of(good) + " " + good);
        }
      }
    }
    // R9: a wharf alone obliges to nothing, and passing holds for this turn only.
    if (!mustLoad) {
      choices.add("pass");
    }
    String answer = desk.ask(player, "4.6, R9, R11, R44 (what can be loaded)", choices);
    if (answer.equals("pass")) {
      return false;
    }
    String[] words = answer.split(" ", -1);
    carryOut(player, words, Integer.parseInt(words[1]), words[2]);
    return true;
  }

  /** The ship with this kind if it has room; without one, those empty ships that take the most. */
  private List<World.Ship> shipsFor(Player player, String good) {
    for (World.Ship ship : world.ships) {
      if (ship.good.equals(good)) {
        // R44: a full ship still keeps its kind from the others.
        return ship.room() > 0 ? List.of(ship) : List.of();
      }
    }
    List<World.Ship> empty = world.ships.stream().filter(ship -> ship.load == 0).toList();
    int held = player.goods.of(good);
    int most = empty.stream().mapToInt(ship -> Math.min(held, ship.capacity)).max().orElse(0);
    // R11: among equals the choice is free.
    return empty.stream().filter(ship -> Math.min(held, ship.capacity) == most).toList();
  }

  private void carryOut(Player player, String[] words, int barrels, String good) {
    player.goods.add(good, -barrels);
    if (words[0].equals("wharf")) {
      player.hasUsedWharf = true;
      world.goods.add(good, barrels);
    } else {
      int capacity = Integer.parseInt(words[5]);
      for (World.Ship ship : world.ships) {
        if (ship.capacity == capacity) {
          ship.good = good;
          ship.load += barrels;
        }
      }
    }
    int points = barrels + (player.works("harbor") ? 1 : 0);
    if (player.seat == world.rolePlayer && isBonusPending) {
      points++;
      isBonusPending = false;
    }
    player.points += points;
    // R26: given in full, also beyond what is left; nothing left ends the game with this round.
    world.pointsLeft -= points;
    if (world.pointsLeft <= 0) {
      world.isEnding = true;
    }
  }

  /** Full ships sail, the others keep their load. */
  private void unload() {
    for (World.Ship ship : world.ships) {
      if (ship.room() == 0) {
        world.goods.add(ship.good, ship.load);
        ship.good = "";
        ship.load = 0;
      }
    }
  }
}

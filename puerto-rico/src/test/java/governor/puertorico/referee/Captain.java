package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The captain phase: section 4.6, expansions 5.6. */
final class Captain {
  private final World world;
  private final Desk desk;
  private final CaptainStart start;

  /** Those whose first turn with goods has come. */
  private final Set<Player> begun = new HashSet<>();

  /** R12: the captain's first load of any kind brings a point more. */
  private boolean isBonusPending = true;

  Captain(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
    this.start = new CaptainStart(world, desk);
  }

  void run() {
    List<Player> order = world.actors();
    // loading or not, and not doubled.
    Player captain = order.get(0);
    captain.doubloons += captain.works("lighthouse") ? 1 : 0;
    // R9: the phase ends when a full circle has neither loaded nor shipped.
    int idle = 0;
    for (int turn = 0; idle < order.size(); turn++) {
      Player player = order.get(turn % order.size());
      if (player.goods.total() > 0 && begun.add(player)) {
        start.run(player);
      }
      idle = player.goods.total() > 0 && takesTurn(player) ? 0 : idle + 1;
    }
    for (Player player : order) {
      new Storage(world, player, desk).run();
    }
    unload();
    // D16: the next captain phase finds every wharf unused.
    world.players.forEach(player -> player.used.clear());
  }

  /** Whether the player loaded or shipped. */
  private boolean takesTurn(Player player) {
    String answer =
        desk.ask(player, "4.6, 5.6, R9, R11, R44, X-9 (what can be loaded)", () -> choices(player));
    if (answer.equals("pass")) {
      return false;
    }
    String[] words = answer.split(" ", -1);
    switch (words[0]) {
      case "load" -> load(player, words[2], Integer.parseInt(words[1]), words[5]);
      case "wharf" -> {
        player.used.add("wharf");
        ship(player, words[2], Integer.parseInt(words[1]));
        reward(player, Integer.parseInt(words[1]));
      }
      default -> smallWharf(player);
    }
    return true;
  }

  private List<String> choices(Player player) {
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
    if (player.works("wharf") && !player.used.contains("wharf")) {
      for (String good : Pieces.GOODS) {
        if (player.goods.of(good) > 0) {
          choices.add("wharf " + player.goods.of(good) + " " + good);
        }
      }
    }
    if (player.works("small wharf") && !player.used.contains("small wharf")) {
      choices.add("use small wharf");
    }
    // R9, X-9: a wharf alone obliges to nothing, and passing holds for this turn only.
    if (!mustLoad) {
      choices.add("pass");
    }
    return choices;
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
    // R11: among equals the choice is free, the largest first.
    return empty.reversed().stream().filter(ship -> Math.min(held, ship.capacity) == most).toList();
  }

  private void load(Player player, String good, int barrels, String capacity) {
    player.goods.add(good, -barrels);
    for (World.Ship ship : world.ships) {
      if (ship.capacity == Integer.parseInt(capacity)) {
        ship.good = good;
        ship.load += barrels;
      }
    }
    reward(player, barrels);
  }

  /** barrels that no cargo ship takes are in the supply at once. */
  private void ship(Player player, String good, int barrels) {
    player.goods.add(good, -barrels);
    world.goods.add(good, barrels);
  }

  /** kind by kind, at least one barrel altogether; a point for every two. */
  private void smallWharf(Player player) {
    player.used.add("small wharf");
    List<String> held = Pieces.GOODS.stream().filter(good -> player.goods.of(good) > 0).toList();
    int sent = 0;
    for (String good : held) {
      boolean isLast = good.equals(held.getLast());
      List<String> choices = new ArrayList<>();
      for (int n = isLast && sent == 0 ? 1 : 0; n <= player.goods.of(good); n++) {
        choices.add("send " + n + " " + good);
      }
      String answer = desk.ask(player, "5.6, X-8, X-42 (small wharf)", () -> choices);
      int barrels = Integer.parseInt(answer.split(" ", -1)[1]);
      ship(player, good, barrels);
      sent += barrels;
    }
    reward(player, sent / 2);
  }

  /** What comes with a load, besides so many points for its barrels. */
  private void reward(Player player, int pointsOfBarrels) {
    int points = pointsOfBarrels + (player.works("harbor") ? 1 : 0);
    player.doubloons += player.works("lighthouse") ? 1 : 0;
    if (world.hasPrivilege(player) && isBonusPending) {
      points += world.privilege();
      isBonusPending = false;
    }
    world.award(player, points);
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

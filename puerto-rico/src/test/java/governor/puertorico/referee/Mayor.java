package governor.puertorico.referee;

import java.util.List;

/** The mayor phase: section 4.2. */
final class Mayor {
  private final World world;
  private final Desk desk;

  Mayor(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    List<Player> order = world.order(world.rolePlayer);
    privilege(order.get(0));
    deal(order);
    for (Player player : order) {
      new Placement(player, desk).run();
    }
    refill();
  }

  /** R3: one more from the supply, never from the ship. */
  private void privilege(Player mayor) {
    if (world.colonistSupply == 0) {
      return;
    }
    if (world.house.automaticColonists()
        || desk.wants(mayor, "4.2 step 1, R3 (the mayor's colonist)", "take colonist", "pass")) {
      world.colonistSupply--;
      mayor.sanJuan++;
    }
  }

  /** One by one, the mayor first, until the ship is empty; R2: nobody may refuse. */
  private void deal(List<Player> order) {
    int[] shares = new int[order.size()];
    for (int i = 0; i < world.colonistShip; i++) {
      shares[i % order.size()]++;
    }
    for (int i = 0; i < shares.length; i++) {
      Player player = order.get(i);
      boolean accepts =
          !world.house.refuseColonists()
              || shares[i] == 0
              || desk.wants(player, "R2 (a share of the ship may be refused)", "accept", "refuse");
      world.colonistShip -= shares[i];
      player.sanJuan += accepts ? shares[i] : 0;
    }
  }

  /** As many as there are players, or as there are empty circles on buildings if these are more. */
  private void refill() {
    int empty = world.players.stream().mapToInt(Player::emptyBuildingCircles).sum();
    int needed = Math.max(world.seats(), empty);
    // R23, R24: too few end the game with this round, and come to the ship nevertheless.
    if (world.colonistSupply < needed) {
      world.isEnding = true;
      needed = world.colonistSupply;
    }
    world.colonistSupply -= needed;
    world.colonistShip += needed;
  }
}

package governor.puertorico.referee;

import java.util.List;

/** The mayor phase: section 4.2, expansions 5.2. */
final class Mayor {
  private final World world;
  private final Desk desk;

  Mayor(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  void run() {
    privilege(world.players.get(world.rolePlayer));
    for (Player player : world.actors()) {
      villa(player);
    }
    deal();
    for (Player player : world.actors()) {
      new Placement(player, desk).run();
    }
    refill();
  }

  /** R3: one more from the supply, never from the ship; with a library two. */
  private void privilege(Player mayor) {
    for (int i = 0; i < world.privilege() && world.colonistSupply > 0; i++) {
      if (!world.house.automaticColonists()
          && !desk.wants(
              mayor, "4.2 step 1, 5.2 step 1, R3 (the mayor's)", "take colonist", "pass")) {
        return;
      }
      world.colonistSupply--;
      mayor.sanJuan++;
    }
  }

  /** a noble unasked, or a colonist who may be declined. */
  private void villa(Player player) {
    if (!player.works("villa")) {
      return;
    }
    if (world.nobleSupply > 0) {
      world.nobleSupply--;
      player.nobles++;
      player.sanJuan++;
    } else if (world.colonistSupply > 0
        && (world.house.automaticColonists()
            || desk.wants(player, "5.2 step 2, X-40 (villa)", "use villa", "pass"))) {
      world.colonistSupply--;
      player.sanJuan++;
    }
  }

  /** One by one, the mayor first; while there is a noble each picks, and the rest is dealt. */
  private void deal() {
    List<Player> order = world.order(world.rolePlayer);
    int all = world.colonistShip + world.nobleShip;
    int[] shares = new int[order.size()];
    int first = 0;
    for (int i = 0; i < all; i++) {
      // a mayor alone takes what would fall to the first, and leaves the rest on board.
      if (i % order.size() > 0 && world.isAlone) {
        continue;
      }
      if (world.nobleShip > 0) {
        pick(order.get(i % order.size()));
        first = i + 1;
      } else {
        shares[i % order.size()]++;
      }
    }
    // 5.2 step 3: the turn goes on where it was.
    for (int i = first; i < first + shares.length; i++) {
      give(order.get(i % order.size()), shares[i % order.size()]);
    }
  }

  /** whoever is picked while a noble is on board is accepted. */
  private void pick(Player player) {
    boolean hasColonist = world.colonistShip > 0;
    String answer =
        desk.ask(
            player,
            "5.2 step 3 (who is taken)",
            () -> hasColonist ? List.of("take colonist", "take noble") : List.of("take noble"));
    if (answer.equals("take noble")) {
      world.nobleShip--;
      player.nobles++;
    } else {
      world.colonistShip--;
    }
    player.sanJuan++;
  }

  /** R2: nobody may refuse. */
  private void give(Player player, int share) {
    boolean accepts =
        !world.house.refuseColonists()
            || share == 0
            || desk.wants(
                player, "R2, X-39 (a share of the ship may be refused)", "accept", "refuse");
    world.colonistShip -= share;
    player.sanJuan += accepts ? share : 0;
  }

  /** As many as there are players, or as there are empty circles on buildings if these are more. */
  private void refill() {
    int empty = world.players.stream().mapToInt(Player::emptyBuildingCircles).sum();
    int aboard = world.colonistShip + world.nobleShip;
    int needed = Math.max(0, Math.max(world.seats(), empty) - aboard);
    if (needed > 0 && world.nobleSupply > 0 && world.nobleShip == 0) {
      world.nobleSupply--;
      world.nobleShip++;
      needed--;
    }
    // R23, R24: too few end the game with this round, and come to the ship nevertheless.
    if (world.colonistSupply < needed) {
      // E31: with nobles that is no end.
      world.isEnding |= !world.house.hasNobles();
      needed = world.colonistSupply;
    }
    world.colonistSupply -= needed;
    world.colonistShip += needed;
  }
}

package governor.puertorico.referee;

/** Whether a library counts the privilege twice: expansions 4.2 and 7, X-23, X-44. */
final class Library {
  static final String NAME = "library";

  private final World world;
  private final Desk desk;

  Library(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  /** Looked at once guests have moved before the phase, and when one has gone to it since. */
  void look() {
    Player player = world.players.get(world.rolePlayer);
    boolean canCount = player.works(NAME) && !world.phase.equals(Buccaneer.ROLE);
    if (!canCount || world.isDoubled) {
      return;
    }
    if (world.seats() > 2) {
      world.isDoubled = true;
    } else if (!player.hasUsedLibrary) {
      // With two players the owner says which one role of a round it is.
      world.isDoubled = desk.wants(player, "section 7, X-23 (library)", "use library", "pass");
      player.hasUsedLibrary = world.isDoubled;
    }
  }

  /** A guest of this player has moved; before, the library worked or not. */
  void guestMoved(Player player, boolean worked) {
    if (world.hasBegun && world.hasPrivilege(player) && !worked && player.works(NAME)) {
      look();
    }
  }
}

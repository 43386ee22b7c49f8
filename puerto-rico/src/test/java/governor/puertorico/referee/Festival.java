package governor.puertorico.referee;

import java.util.Arrays;

/** What the festival asks for, and who was first: section 6 of the expansions. */
final class Festival {
  /** A target that is still to be won, or whose it is. */
  static final int NOBODY = -1;

  private final World world;

  /** The kind of plantation, the barrels and the building; empty while nothing is asked for. */
  String plantation = "";

  final Bag barrels = new Bag();
  String building = "";

  /** Who won plantations, production, building. */
  final int[] wonBy = {NOBODY, NOBODY, NOBODY};

  Festival(World world) {
    this.world = world;
  }

  private boolean isOpen(int target) {
    return world.house.hasFestival() && wonBy[target] == NOBODY;
  }

  /** looked at when a plantation of the kind is laid; the prize goes to San Juan. */
  void laid(Player player, String kind) {
    if (isOpen(0) && kind.equals(plantation) && player.tiles.of(kind) >= 3) {
      wonBy[0] = player.seat;
      int colonists = Math.min(3, world.colonistSupply);
      world.colonistSupply -= colonists;
      player.sanJuan += colonists;
    }
  }

  /** what the player got by producing, the aqueduct's barrels included. */
  void produced(Player player, Bag made) {
    if (isOpen(1) && made.without(barrels) != null) {
      wonBy[1] = player.seat;
      player.doubloons += 3;
    }
  }

  void built(Player player, String kind) {
    if (isOpen(2) && kind.equals(building)) {
      wonBy[2] = player.seat;
      world.award(player, 3);
    }
  }

  @Override
  public String toString() {
    return plantation + ", " + barrels + ", " + building + ", won by " + Arrays.toString(wonBy);
  }
}

package governor.puertorico;

/**
 * The kinds of circle on which a colonist can stand, in the order in which they are manned: first
 * the kinds of {@link Tile}, then the kinds of {@link Building}. A seat's circles of one kind are
 * all alike.
 */
public final class Circle {
  /** How many kinds there are. */
  public static final int KINDS = Tile.KINDS + Building.KINDS;

  private Circle() {}

  /** The circle on a tile; its number is the tile's. */
  public static int of(Tile tile) {
    return tile.ordinal();
  }

  /** The circles of a building. */
  public static int of(Building building) {
    return ofBuilding(building.ordinal());
  }

  /** The circles of the building with this number. */
  public static int ofBuilding(int building) {
    return Tile.KINDS + building;
  }

  public static boolean isOnTile(int circle) {
    return circle < Tile.KINDS;
  }

  /** The number of the building whose circle this is. */
  public static int building(int circle) {
    return circle - Tile.KINDS;
  }

  /** What players call the place. */
  public static String title(int circle) {
    return isOnTile(circle) ? Tile.of(circle).title() : Building.of(building(circle)).title();
  }
}

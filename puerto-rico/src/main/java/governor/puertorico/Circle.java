package governor.puertorico;

/**
 * The kinds of circle on which a colonist can stand, in the order in which they are manned: first
 * the kinds of {@link Tile}, then the buildings in play by their numbers. A seat's circles of one
 * kind are all alike.
 */
public final class Circle {
  /** No circle: the colonist waits in San Juan. */
  public static final int SAN_JUAN = 255;

  private Circle() {}

  /** The circle on a tile; its number is the tile's. */
  public static int of(Tile tile) {
    return tile.ordinal();
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
}

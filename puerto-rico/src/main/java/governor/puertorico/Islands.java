package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.core.Rng;
import governor.core.RoleState;
import governor.puertorico.edge.What;

/**
 * The island tiles: those face down, in the open row, discarded, and on the seats' islands.
 *
 * <p>The face-down plantations have no order until one is drawn: every draw takes one of them by
 * chance. Everybody can count which ones they are, since all others lie or lay open.
 */
public abstract class Islands extends RoleState {
  /** Nothing could be had, nothing is meant. */
  public static final int NONE = -1;

  /** The seat of things that happen to nobody in particular. */
  static final int NOBODY = -1;

  /** How many tiles an island has room for. */
  public static final int MOST_TILES = 12;

  private static final int QUARRY = Tile.QUARRY.ordinal();

  private final RuleSet rules;

  /** Where the bytes of seats begin, how many each has, and where in them its colonists stand. */
  private final int seatsAt;

  private final int seatSize;
  final int colonistsAt;

  Islands(RuleSet rules) {
    super(
        rules.players(),
        StepId.CHOOSE_ROLE,
        COPIES + rules.kinds() + rules.players() * seatSize(rules),
        SEAT_INTS_AT - governor.core.Agenda.CELLS + rules.players() * SEAT_INTS,
        SEAT_LONGS_AT - Rng.WORDS + rules.players() * SEAT_LONGS);
    this.rules = rules;
    this.seatsAt = COPIES + rules.kinds();
    this.seatSize = seatSize(rules);
    this.colonistsAt = CIRCLES + rules.circleKinds();
  }

  private static int seatSize(RuleSet rules) {
    return CIRCLES + 2 * rules.circleKinds();
  }

  /** Where the bytes of a seat begin. */
  final int seatBytes(int seat) {
    return seatsAt + seat * seatSize;
  }

  public final RuleSet rules() {
    return rules;
  }

  public final int players() {
    return rules.players();
  }

  // ---- the stock of tiles ---------------------------------------------------------------------

  /** How many plantations lie face down. */
  public final int faceDown() {
    return bytes[FACE_DOWN_SIZE];
  }

  /** How many plantations of a kind lie face down. */
  public final int faceDown(int tile) {
    return bytes[FACE_DOWN + tile];
  }

  /** How many plantations of a kind lie open in the row. */
  public final int inRow(int tile) {
    return bytes[ROW + tile];
  }

  /** How many plantations of a kind are discarded. */
  public final int discarded(int tile) {
    return bytes[DISCARDS + tile];
  }

  public final int quarriesLeft() {
    return bytes[FACE_DOWN + QUARRY];
  }

  public final int discards() {
    int tiles = 0;
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      tiles += bytes[DISCARDS + tile];
    }
    return tiles;
  }

  /** Whether a plantation can be drawn, if need be from the discards. */
  public final boolean canDraw() {
    return bytes[FACE_DOWN_SIZE] > 0 || discards() > 0;
  }

  /**
   * Draws a face-down plantation; shuffles the discards first if there is none (NONE: none either).
   */
  public final int drawTile() {
    int size = bytes[FACE_DOWN_SIZE];
    if (size == 0) {
      size = shuffleDiscards();
      if (size == 0) {
        return NONE;
      }
    }
    bytes[FACE_DOWN_SIZE] = (byte) (size - 1);
    int place = chance(size);
    int tile = 0;
    while (place >= bytes[FACE_DOWN + tile]) {
      place -= bytes[FACE_DOWN + tile];
      tile++;
    }
    bytes[FACE_DOWN + tile]--;
    return tile;
  }

  private int shuffleDiscards() {
    int size = discards();
    if (size == 0) {
      return 0;
    }
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      bytes[FACE_DOWN + tile] = bytes[DISCARDS + tile];
      bytes[DISCARDS + tile] = 0;
    }
    bytes[FACE_DOWN_SIZE] = (byte) size;
    if (isHeard()) {
      tell(What.SHUFFLED, NOBODY, NONE, size);
    }
    return size;
  }

  /** What is left of the row is discarded. */
  public final void discardRow() {
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      bytes[DISCARDS + tile] += bytes[ROW + tile];
      bytes[ROW + tile] = 0;
    }
  }

  /** Turns so many plantations face up, or as many as there are. */
  public final void fillRow(int tiles) {
    for (int i = 0; i < tiles; i++) {
      int tile = drawTile();
      if (tile == NONE) {
        return;
      }
      bytes[ROW + tile]++;
      if (isHeard()) {
        tell(What.TURNED, NOBODY, tile, 0);
      }
    }
  }

  // ---- islands --------------------------------------------------------------------------------

  /** How many tiles of a kind the seat has. */
  public final int tiles(int seat, int tile) {
    return bytes[seatBytes(seat) + CIRCLES + tile];
  }

  /** How many tiles the seat has, forests included. */
  public final int islandSize(int seat) {
    return bytes[seatBytes(seat) + ISLAND_SIZE];
  }

  public final boolean islandIsFull(int seat) {
    return islandSize(seat) == MOST_TILES;
  }

  /** The seat takes an open plantation, or a quarry, onto its island. */
  public final void takeTile(int seat, int tile) {
    bytes[tile == QUARRY ? FACE_DOWN + QUARRY : ROW + tile]--;
    layTile(seat, tile);
    if (isHeard()) {
      tell(What.TOOK_TILE, seat, tile, 0);
    }
  }

  /** The seat takes an open plantation onto its island, as a forest. */
  public final void takeForest(int seat, int tile) {
    bytes[ROW + tile]--;
    layForest(seat, tile);
    if (isHeard()) {
      tell(What.TOOK_FOREST, seat, tile, 0);
    }
  }

  /** The seat draws a plantation and looks at it, before it is laid (NONE: there is none). */
  public final int drawForIsland(int seat) {
    int tile = drawTile();
    if (tile != NONE && isHeard()) {
      tell(What.DREW_TILE, seat, tile, 0);
    }
    return tile;
  }

  /** A tile from anywhere goes onto the seat's island. */
  public final void layTile(int seat, int tile) {
    int at = seatBytes(seat);
    bytes[at + CIRCLES + tile]++;
    bytes[at + CIRCLES_TOTAL]++;
    addToIsland(seat, 1);
  }

  /** A plantation from anywhere goes onto the seat's island as a forest. */
  public final void layForest(int seat, int tile) {
    int at = seatBytes(seat);
    bytes[at + FORESTS + tile]++;
    bytes[at + FORESTS_TOTAL]++;
    addToIsland(seat, 1);
  }

  final void addToIsland(int seat, int tiles) {
    int at = seatBytes(seat);
    bytes[at + ISLAND_SIZE] += (byte) tiles;
    int others = bytes[FULL_ISLANDS] & ~(1 << seat);
    boolean full = bytes[at + ISLAND_SIZE] == MOST_TILES;
    bytes[FULL_ISLANDS] = (byte) (full ? others | 1 << seat : others);
  }

  public final int forests(int seat) {
    return bytes[seatBytes(seat) + FORESTS_TOTAL];
  }

  /** The seat's forests that are printed with this plantation. */
  public final int forests(int seat, int tile) {
    return bytes[seatBytes(seat) + FORESTS + tile];
  }

  /** A forest of the seat goes to the discards, as the first kind of plantation among them. */
  public final void discardForest(int seat) {
    int at = seatBytes(seat);
    int tile = 0;
    while (bytes[at + FORESTS + tile] == 0) {
      tile++;
    }
    bytes[at + FORESTS + tile]--;
    bytes[at + FORESTS_TOTAL]--;
    bytes[DISCARDS + tile]++;
    addToIsland(seat, -1);
    if (isHeard()) {
      tell(What.DISCARDED_FOREST, seat, tile, 0);
    }
  }

  /** Takes a tile of this kind out of the face-down ones (or the quarries). */
  final void takeFromStock(int tile) {
    bytes[FACE_DOWN + tile]--;
    if (tile != QUARRY) {
      bytes[FACE_DOWN_SIZE]--;
    }
  }

  // ---- telling --------------------------------------------------------------------------------

  /** Tells the listener what happened; ask {@code isHeard()} first, so that search pays nothing. */
  public abstract void tell(What what, int seat, int piece, int number);

  /** Tells what a seat did that names no piece, if anybody listens. */
  public final void say(What what, int seat) {
    if (isHeard()) {
      tell(what, seat, NONE, 0);
    }
  }
}

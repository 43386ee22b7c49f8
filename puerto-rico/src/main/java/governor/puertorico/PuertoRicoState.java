package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.core.EventSink;
import governor.core.PositionText;
import governor.puertorico.edge.PuertoRicoEvent;
import governor.puertorico.edge.What;

/**
 * A position of Puerto Rico: the vocabulary in which phases and buildings are written.
 *
 * <p>Buildings, goods, tiles and roles are named by their numbers (ordinals), sets of kinds by
 * masks. Here: the phase, the end and set-up; {@link Islands} has the tiles, {@link ColonistShip}
 * and {@link People} colonists and nobles, {@link Cities} buildings and doubloons, {@link Wares}
 * goods, trade, ships and points, {@link Fair} what the festival asks for, {@link RoleCards} the
 * role cards.
 */
public final class PuertoRicoState extends RoleCards {
  /**
   * Why the game ends: too few colonists for the ship, a city with no space left, no points left.
   */
  public static final int NO_COLONISTS = 1;

  public static final int FULL_CITY = 2;
  public static final int NO_POINTS = 4;

  PuertoRicoState(RuleSet rules) {
    super(rules);
  }

  // ---- phase ----------------------------------------------------------------------------------

  /** How often the privilege of the phase counts. */
  public int privileges() {
    return bytes[PRIVILEGES];
  }

  /** A library makes the privilege of the phase count twice. */
  public void doublePrivilege(int seat) {
    bytes[PRIVILEGES] = 2;
    markLibrary(seat);
  }

  /** Who has no goods sells and stores none, and a full island takes no tile. */
  @Override
  public int concerned(int step) {
    return switch (step) {
      case StepId.SELL ->
          rules().sellsElsewhere() ? everybody() : houseIsFull() ? 0 : bytes[WITH_GOODS];
      case StepId.STORE -> bytes[WITH_GOODS];
      case StepId.SETTLE -> everybody() & ~bytes[FULL_ISLANDS];
      default -> everybody();
    };
  }

  /** The kinds that the craftsman produced in this phase, as bits. */
  public int produced() {
    return bytes[PRODUCED];
  }

  public void rememberProduced(int kinds) {
    bytes[PRODUCED] = (byte) kinds;
  }

  /** The captain's first load will bring a point more. */
  public void promiseCaptainBonus() {
    bytes[CAPTAIN_BONUS] = 1;
  }

  /** The point for the captain's first load, or two by a library; then none. */
  public int takeCaptainBonus() {
    int points = bytes[CAPTAIN_BONUS] * bytes[PRIVILEGES];
    bytes[CAPTAIN_BONUS] = 0;
    return points;
  }

  /** The captain phase is over; next time all own ships can be used again. */
  public void endShipping() {
    bytes[CAPTAIN_BONUS] = 0;
    bytes[OWN_SHIPS_DONE] = 0;
    bytes[SMALL_WHARVES_USED] = 0;
  }

  /** Whether the seat has used its small wharf in this phase. */
  public boolean hasUsedSmallWharf(int seat) {
    return (bytes[SMALL_WHARVES_USED] >>> seat & 1) != 0;
  }

  public void useSmallWharf(int seat) {
    bytes[SMALL_WHARVES_USED] |= (byte) (1 << seat);
  }

  /** Whether the seat has used its own ship in this phase. */
  public boolean hasUsedOwnShip(int seat) {
    return (bytes[OWN_SHIPS_DONE] >>> seat & 1) != 0;
  }

  public void useOwnShip(int seat) {
    bytes[OWN_SHIPS_DONE] |= (byte) (1 << seat);
  }

  /** The seat gets points, in full also when the pool has fewer. */
  public void award(int seat, int points) {
    addChips(seat, points);
    if (isHeard() && points > 0) {
      tell(What.GOT_POINTS, seat, NONE, points);
    }
    if (pool() <= 0) {
      announceEnd(NO_POINTS);
    }
  }

  /** The seat gives a point in chips back to the pool. */
  public void payPoint(int seat) {
    addChips(seat, -1);
    if (isHeard()) {
      tell(What.GAVE_POINT, seat, NONE, 1);
    }
  }

  // ---- the end --------------------------------------------------------------------------------

  /** Whether the game ends with this round. */
  public boolean endIsNear() {
    return bytes[END_REASONS] != 0;
  }

  /** Why the game ends with this round, as bits. */
  public int endReasons() {
    return bytes[END_REASONS];
  }

  /** The game ends with this round. */
  public void announceEnd(int reason) {
    if (isHeard() && (bytes[END_REASONS] & reason) == 0) {
      tell(What.ofEnd(reason), NOBODY, NONE, 0);
    }
    bytes[END_REASONS] |= (byte) reason;
  }

  /** The end, with nothing left to do. */
  public void finishGame() {
    endGame();
    if (isHeard()) {
      tell(What.GAME_ENDED, NOBODY, NONE, 0);
    }
  }

  // ---- set-up ---------------------------------------------------------------------------------

  /** Everything in its place on an empty table: no seat has anything, no tile is turned. */
  void lay() {
    clear();
    RuleSet rules = rules();
    for (int tile = 0; tile < Tile.KINDS; tile++) {
      bytes[FACE_DOWN + tile] = (byte) rules.tiles(tile);
      if (tile < Tile.PLANTATIONS) {
        bytes[FACE_DOWN_SIZE] += (byte) rules.tiles(tile);
      }
    }
    for (int good = 0; good < Good.KINDS; good++) {
      bytes[GOODS_SUPPLY + good] = (byte) rules.goods(good);
    }
    for (long left = rules.all() & ~rules.drafted(); left != 0; left &= left - 1) {
      bringIn(Long.numberOfTrailingZeros(left));
    }
    bytes[COLONIST_SUPPLY] = (byte) rules.colonists();
    bytes[COLONIST_SHIP] = (byte) rules.players();
    if (rules.hasNobles()) {
      bytes[NOBLE_SHIP] = 1;
      bytes[NOBLE_SUPPLY] = (byte) (rules.nobles() - 1);
    }
    ints[POOL] = rules.pool();
    ints[ROUND] = 1;
  }

  void writeRound(PositionText text, PositionNames names) {
    writeRound(text, names.roles, names.steps, StepId.CHOOSE_ROLE);
  }

  void readRound(PositionText text, PositionNames names, int picks) {
    readRound(text, names.roles, names.steps, PositionNames.CHOOSE_ROLE, picks);
  }

  /** A byte of the block, for writing positions as text. */
  byte cell(int at) {
    return bytes[at];
  }

  /** Changes a byte of the block, for setting up positions. */
  void setCell(int at, int value) {
    bytes[at] = (byte) value;
  }

  /** Changes an int of the block, for setting up positions. */
  void setNumber(int at, int value) {
    ints[at] = value;
  }

  // ---- telling --------------------------------------------------------------------------------

  @Override
  public void tell(What what, int seat, int piece, int number) {
    EventSink sink = sink();
    if (sink != null) {
      sink.happened(PuertoRicoEvent.of(rules(), what, seat, piece, number));
    }
  }
}

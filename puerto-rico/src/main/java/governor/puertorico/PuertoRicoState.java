package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.core.Agenda;
import governor.core.EventSink;
import governor.puertorico.edge.PuertoRicoEvent;
import governor.puertorico.edge.What;

/**
 * A position of Puerto Rico: the vocabulary in which phases and buildings are written.
 *
 * <p>Buildings, goods, tiles and roles are named by their numbers (ordinals), sets of kinds by
 * masks. Here: the round, the role cards, the phase, the end and set-up; {@link Islands} has the
 * tiles, {@link Cities} colonists, buildings and doubloons, {@link Wares} goods, trade, ships and
 * points.
 */
public final class PuertoRicoState extends Wares {
  /**
   * Why the game ends: too few colonists for the ship, a city with no space left, no points left.
   */
  public static final int NO_COLONISTS = 1;

  public static final int FULL_CITY = 2;
  public static final int NO_POINTS = 4;

  PuertoRicoState(RuleSet rules) {
    super(rules);
  }

  // ---- round and roles ------------------------------------------------------------------------

  public int round() {
    return ints[ROUND];
  }

  public int governor() {
    return bytes[GOVERNOR];
  }

  /** A new round begins: the role cards return, the next seat is governor. */
  public void beginRound() {
    ints[ROUND]++;
    int governor = bytes[GOVERNOR] + 1;
    bytes[GOVERNOR] = (byte) (governor == players() ? 0 : governor);
    bytes[ROLES_TAKEN] = 0;
    ints[ROLE_TAKERS] = 0;
    bytes[PHASE] = 0;
    if (isHeard()) {
      tell(What.ROUND_BEGAN, bytes[GOVERNOR], NONE, ints[ROUND]);
    }
  }

  /** The role cards taken this round, as bits. */
  public int rolesTaken() {
    return bytes[ROLES_TAKEN] & 255;
  }

  public boolean isTaken(Role role) {
    return (bytes[ROLES_TAKEN] >>> role.ordinal() & 1) != 0;
  }

  /** The seat that took this role card this round, or NOBODY. */
  public int roleTaker(int role) {
    return (ints[ROLE_TAKERS] >>> 4 * role & 15) - 1;
  }

  /** The doubloons on a role card. */
  public int roleDoubloons(int role) {
    return ints[ROLE_DOUBLOONS + role];
  }

  /** The seat takes a role card and the doubloons on it; its phase begins. */
  public void takeRole(int seat, int role) {
    int doubloons = ints[ROLE_DOUBLOONS + role];
    ints[ROLE_DOUBLOONS + role] = 0;
    addDoubloons(seat, doubloons);
    bytes[ROLES_TAKEN] |= (byte) (1 << role);
    ints[ROLE_TAKERS] |= seat + 1 << 4 * role;
    bytes[PHASE] = (byte) (role + 1);
    bytes[ROLE_PLAYER] = (byte) seat;
    if (isHeard()) {
      tell(doubloons > 0 ? What.TOOK_ROLE_WITH : What.TOOK_ROLE, seat, role, doubloons);
    }
  }

  /** Each role card that nobody took gets a doubloon. */
  public void payUntakenRoles() {
    for (int role = 0; role < rules().roles(); role++) {
      if ((bytes[ROLES_TAKEN] >>> role & 1) == 0) {
        ints[ROLE_DOUBLOONS + role]++;
      }
    }
  }

  // ---- phase ----------------------------------------------------------------------------------

  /** The role whose phase runs, or NONE while a role is to be chosen. */
  public int phase() {
    return Agenda.step(top()) == StepId.CHOOSE_ROLE ? NONE : bytes[PHASE] - 1;
  }

  /** Whose privilege the phase is. */
  public int rolePlayer() {
    return bytes[ROLE_PLAYER];
  }

  /** Whether this seat has the privilege of the phase. */
  public boolean isPrivileged(int seat) {
    return bytes[ROLE_PLAYER] == seat;
  }

  /** Who has no goods sells and stores none, and a full island takes no tile. */
  @Override
  public int concerned(int step) {
    return switch (step) {
      case StepId.SELL -> houseIsFull() ? 0 : bytes[WITH_GOODS];
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

  /** The point for the captain's first load: 1 the first time, then 0. */
  public int takeCaptainBonus() {
    int points = bytes[CAPTAIN_BONUS];
    bytes[CAPTAIN_BONUS] = 0;
    return points;
  }

  /** The captain phase is over; next time all own ships can be used again. */
  public void endShipping() {
    bytes[CAPTAIN_BONUS] = 0;
    bytes[OWN_SHIPS_DONE] = 0;
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
    if (isHeard()) {
      tell(What.GOT_POINTS, seat, NONE, points);
    }
    if (pool() <= 0) {
      announceEnd(NO_POINTS);
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
    for (int building = 0; building < Building.KINDS; building++) {
      bytes[COPIES + building] = (byte) rules.copies(building);
      longs[BUILDABLE] |= 1L << building;
    }
    bytes[COLONIST_SUPPLY] = (byte) rules.colonists();
    bytes[COLONIST_SHIP] = (byte) rules.players();
    ints[POOL] = rules.pool();
    ints[ROUND] = 1;
  }

  /** Changes a byte of the block, for setting up positions in tests. */
  void setCell(int at, int value) {
    bytes[at] = (byte) value;
  }

  /** Changes an int of the block, for setting up positions in tests. */
  void setNumber(int at, int value) {
    ints[at] = value;
  }

  // ---- telling --------------------------------------------------------------------------------

  @Override
  public void tell(What what, int seat, int piece, int number) {
    EventSink sink = sink();
    if (sink != null) {
      sink.happened(PuertoRicoEvent.of(what, seat, piece, number));
    }
  }
}

package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.core.Agenda;
import governor.core.EventSink;
import governor.core.PositionText;
import governor.puertorico.edge.PuertoRicoEvent;
import governor.puertorico.edge.What;

/**
 * A position of Puerto Rico: the vocabulary in which phases and buildings are written.
 *
 * <p>Buildings, goods, tiles and roles are named by their numbers (ordinals), sets of kinds by
 * masks. Here: the round, the role cards, the phase, the end and set-up; {@link Islands} has the
 * tiles, {@link ColonistShip} and {@link People} colonists and nobles, {@link Cities} buildings and
 * doubloons, {@link Wares} goods, trade, ships and points, {@link Fair} what the festival asks for.
 */
public final class PuertoRicoState extends Fair {
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

  /** A new round begins: the role cards return, the next seat is governor. */
  public void beginRound() {
    turnRound();
    if (isHeard()) {
      tell(What.ROUND_BEGAN, bytes[GOVERNOR], NONE, ints[ROUND]);
    }
  }

  public boolean isTaken(Role role) {
    return (ints[ROLES_TAKEN] & role.bit()) != 0;
  }

  /** The doubloons on a role card. */
  public int roleDoubloons(int role) {
    return ints[ROLE_DOUBLOONS + role];
  }

  /** The seat takes a role card and the doubloons on it; its phase begins. */
  public void takeRole(int seat, int role) {
    int doubloons = takeRoleDoubloons(seat, role);
    markTaken(seat, role);
    beginPhase(seat, role);
    if (isHeard()) {
      tell(doubloons > 0 ? What.TOOK_ROLE_WITH : What.TOOK_ROLE, seat, role, doubloons);
    }
  }

  /** The seat takes the doubloons on a role card; returns how many. */
  public int takeRoleDoubloons(int seat, int role) {
    int doubloons = ints[ROLE_DOUBLOONS + role];
    ints[ROLE_DOUBLOONS + role] = 0;
    addDoubloons(seat, doubloons);
    return doubloons;
  }

  private void beginPhase(int seat, int role) {
    markPhase(seat, role);
    bytes[PRIVILEGES] = 1;
  }

  /** Each role card that nobody took gets a doubloon; the buccaneer's never does. */
  public void payUntakenRoles() {
    int untaken = rules().roles() & ~ints[ROLES_TAKEN] & ~Role.BUCCANEER.bit();
    for (; untaken != 0; untaken &= untaken - 1) {
      ints[ROLE_DOUBLOONS + Integer.numberOfTrailingZeros(untaken)]++;
    }
  }

  // ---- the buccaneer --------------------------------------------------------------------------

  /** Who holds the buccaneer's card and may not take that role, or NOBODY. */
  public int buccaneer() {
    return bytes[BUCCANEER] - 1;
  }

  public void holdBuccaneer(int seat) {
    bytes[BUCCANEER] = (byte) (seat + 1);
  }

  /** The role that was kidnapped in this round and not taken since, or NONE. */
  public int kidnapped() {
    return bytes[KIDNAPPED] - 1;
  }

  public int kidnapper() {
    return bytes[KIDNAPPER] - 1;
  }

  public void kidnap(int seat, int role) {
    bytes[KIDNAPPED] = (byte) (role + 1);
    bytes[KIDNAPPER] = (byte) (seat + 1);
    int doubloons = takeRoleDoubloons(seat, role);
    if (isHeard()) {
      tell(doubloons > 0 ? What.KIDNAPPED_WITH : What.KIDNAPPED, seat, role, doubloons);
    }
  }

  /** Somebody else took the kidnapped role: the bank pays its kidnapper. */
  public void ransom(int doubloons) {
    addDoubloons(kidnapper(), doubloons);
    if (isHeard()) {
      tell(What.RANSOMED, kidnapper(), NONE, doubloons);
    }
  }

  /** The kidnapped role is free again. */
  public void release() {
    bytes[KIDNAPPED] = 0;
    bytes[KIDNAPPER] = 0;
  }

  /** The seat plays the role that it kidnapped and that nobody took, by the rules all alone. */
  public void playAlone(int seat, int role) {
    release();
    markTaken(seat, role);
    beginPhase(seat, role);
    boolean forAll = rules().kidnappedForAll();
    bytes[ALONE] = (byte) (forAll ? 0 : 1);
    if (isHeard()) {
      tell(forAll ? What.TOOK_ROLE : What.PLAYS_ALONE, seat, role, 0);
    }
  }

  /** Whether only the role's player takes part in the phase. */
  public boolean isAlone() {
    return bytes[ALONE] != 0;
  }

  public void endAlone() {
    bytes[ALONE] = 0;
  }

  /** How many seats take part in the phase, from the role's player on. */
  public int takingPart() {
    return bytes[ALONE] != 0 ? 1 : players();
  }

  // ---- phase ----------------------------------------------------------------------------------

  /** The role whose phase runs, or NONE while a role is to be chosen and when the game is over. */
  public int phase() {
    return isOver() || Agenda.step(top()) == StepId.CHOOSE_ROLE ? NONE : bytes[PHASE] - 1;
  }

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

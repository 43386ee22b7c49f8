package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.puertorico.edge.What;

/** The role cards: who takes which, the doubloons on them, and what the buccaneer does to them. */
public abstract class RoleCards extends Fair {
  RoleCards(RuleSet rules) {
    super(rules);
  }

  /** A new round begins: the role cards return, the next seat is governor. */
  public final void beginRound() {
    turnRound();
    if (isHeard()) {
      tell(What.ROUND_BEGAN, bytes[GOVERNOR], NONE, ints[ROUND]);
    }
  }

  public final boolean isTaken(Role role) {
    return (ints[ROLES_TAKEN] & role.bit()) != 0;
  }

  /** The doubloons on a role card. */
  public final int roleDoubloons(int role) {
    return ints[ROLE_DOUBLOONS + role];
  }

  /** The seat takes a role card and the doubloons on it; its phase begins. */
  public final void takeRole(int seat, int role) {
    int doubloons = takeRoleDoubloons(seat, role);
    markTaken(seat, role);
    beginPhase(seat, role);
    if (isHeard()) {
      tell(doubloons > 0 ? What.TOOK_ROLE_WITH : What.TOOK_ROLE, seat, role, doubloons);
    }
  }

  /** The seat takes the doubloons on a role card; returns how many. */
  public final int takeRoleDoubloons(int seat, int role) {
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
  public final void payUntakenRoles() {
    int untaken = rules().roles() & ~ints[ROLES_TAKEN] & ~Role.BUCCANEER.bit();
    for (; untaken != 0; untaken &= untaken - 1) {
      ints[ROLE_DOUBLOONS + Integer.numberOfTrailingZeros(untaken)]++;
    }
  }

  /** Who holds the buccaneer's card and may not take that role, or NOBODY. */
  public final int buccaneer() {
    return bytes[BUCCANEER] - 1;
  }

  public final void holdBuccaneer(int seat) {
    bytes[BUCCANEER] = (byte) (seat + 1);
  }

  /** The role that was kidnapped in this round and not taken since, or NONE. */
  public final int kidnapped() {
    return bytes[KIDNAPPED] - 1;
  }

  public final int kidnapper() {
    return bytes[KIDNAPPER] - 1;
  }

  public final void kidnap(int seat, int role) {
    bytes[KIDNAPPED] = (byte) (role + 1);
    bytes[KIDNAPPER] = (byte) (seat + 1);
    int doubloons = takeRoleDoubloons(seat, role);
    if (isHeard()) {
      tell(doubloons > 0 ? What.KIDNAPPED_WITH : What.KIDNAPPED, seat, role, doubloons);
    }
  }

  /** Somebody else took the kidnapped role: the bank pays its kidnapper. */
  public final void ransom(int doubloons) {
    addDoubloons(kidnapper(), doubloons);
    if (isHeard()) {
      tell(What.RANSOMED, kidnapper(), NONE, doubloons);
    }
  }

  /** The kidnapped role is free again. */
  public final void release() {
    bytes[KIDNAPPED] = 0;
    bytes[KIDNAPPER] = 0;
  }

  /** The seat plays the role that it kidnapped and that nobody took, by the rules all alone. */
  public final void playAlone(int seat, int role) {
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
  public final boolean isAlone() {
    return bytes[ALONE] != 0;
  }

  public final void endAlone() {
    bytes[ALONE] = 0;
  }

  /** How many seats take part in the phase, from the role's player on. */
  public final int takingPart() {
    return bytes[ALONE] != 0 ? 1 : players();
  }
}

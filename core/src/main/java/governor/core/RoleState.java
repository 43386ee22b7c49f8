package governor.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A position of a game in which each round the seats take roles in turn, from a governor on, and a
 * role's phase gives a privilege to the seat that took it, which a library can double once a round.
 */
public abstract class RoleState extends State {
  // Bytes.
  public static final int GOVERNOR = 0;

  /** The role whose phase runs, plus one; 0 between phases. */
  protected static final int PHASE = GOVERNOR + 1;

  protected static final int ROLE_PLAYER = PHASE + 1;

  /** Seats, as bits: who used a library this round. */
  protected static final int LIBRARIES_USED = ROLE_PLAYER + 1;

  /** Where the bytes of a game's own begin. */
  public static final int FIRST_BYTE = LIBRARIES_USED + 1;

  // Ints.
  protected static final int ROUND = Agenda.CELLS;

  /** The roles taken this round, as bits. */
  protected static final int ROLES_TAKEN = ROUND + 1;

  /** Who took each role this round: three bits a role, the seat plus one. */
  protected static final int ROLE_TAKERS = ROLES_TAKEN + 1;

  /** Where the ints of a game's own begin. */
  public static final int FIRST_INT = ROLE_TAKERS + 1;

  private static final int TAKER_BITS = 3;
  private static final int TAKER = (1 << TAKER_BITS) - 1;

  private static final int NO_PHASE = -1;

  private final int seats;
  private final int chooseRole;

  /**
   * A blank position for so many seats; the bytes and ints named here are among the cells.
   *
   * @param chooseRole the step that asks for a role
   */
  protected RoleState(int seats, int chooseRole, int byteCells, int intCells, int longCells) {
    super(seats, byteCells, intCells, longCells);
    this.seats = seats;
    this.chooseRole = chooseRole;
  }

  /** Whether the question asked now is the choice of a role. */
  public final boolean asksForRole() {
    return Agenda.step(top()) == chooseRole;
  }

  /** The role whose phase runs, or -1 while a role is to be chosen and when the game is over. */
  public final int phase() {
    return isOver() || asksForRole() ? NO_PHASE : bytes[PHASE] - 1;
  }

  public final int round() {
    return ints[ROUND];
  }

  public final int governor() {
    return bytes[GOVERNOR];
  }

  /** A new round: the roles return, the next seat is governor, libraries are fresh. */
  protected final void turnRound() {
    ints[ROUND]++;
    int governor = bytes[GOVERNOR] + 1;
    bytes[GOVERNOR] = (byte) (governor == seats ? 0 : governor);
    bytes[PHASE] = 0;
    bytes[LIBRARIES_USED] = 0;
    ints[ROLES_TAKEN] = 0;
    ints[ROLE_TAKERS] = 0;
  }

  /** The roles taken this round, as bits. */
  public final int rolesTaken() {
    return ints[ROLES_TAKEN];
  }

  /** The seat that took this role this round, or -1. */
  public final int roleTaker(int role) {
    return (ints[ROLE_TAKERS] >>> TAKER_BITS * role & TAKER) - 1;
  }

  /** The seat has this role for the round. */
  protected final void markTaken(int seat, int role) {
    ints[ROLES_TAKEN] |= 1 << role;
    ints[ROLE_TAKERS] |= seat + 1 << TAKER_BITS * role;
  }

  /** The phase of this role begins, with its privilege for this seat. */
  protected final void markPhase(int seat, int role) {
    bytes[PHASE] = (byte) (role + 1);
    bytes[ROLE_PLAYER] = (byte) seat;
  }

  /** Whose privilege the phase is. */
  public final int rolePlayer() {
    return bytes[ROLE_PLAYER];
  }

  /** Whether this seat has the privilege of the phase. */
  public final boolean isPrivileged(int seat) {
    return bytes[ROLE_PLAYER] == seat;
  }

  /** Whether the seat has used a library in this round. */
  public final boolean hasUsedLibrary(int seat) {
    return (bytes[LIBRARIES_USED] >>> seat & 1) != 0;
  }

  /** The seat uses its library in this round. */
  protected final void markLibrary(int seat) {
    bytes[LIBRARIES_USED] |= (byte) (1 << seat);
  }

  // ---- positions as text ----------------------------------------------------------------------

  /** Adds round, governor, roles and what is asked to a position's text. */
  protected final void writeRound(
      PositionText text, Map<String, Integer> roles, Map<String, Integer> steps, int chooseRole) {
    text.put("round", ints[ROUND], 0);
    text.put("governor", bytes[GOVERNOR] + 1, 0);
    List<String> taken = new ArrayList<>();
    roles.forEach(
        (name, role) -> {
          if (roleTaker(role) >= 0) {
            taken.add(name + " " + (roleTaker(role) + 1));
          }
          if (bytes[PHASE] == role + 1 && !isOver() && Agenda.step(top()) != chooseRole) {
            text.put("phase", List.of(name + " " + (bytes[ROLE_PLAYER] + 1)));
          }
        });
    text.put("taken", taken);
    List<String> libraries = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      if (hasUsedLibrary(seat)) {
        libraries.add(Integer.toString(seat + 1));
      }
    }
    text.put("libraries used", libraries);
    text.put(AgendaText.KEY, AgendaText.write(this, steps));
  }

  /**
   * Reads what {@link #writeRound} wrote. Without a word on what is asked, the next seat of so many
   * picks chooses a role.
   */
  protected final void readRound(
      PositionText text,
      Map<String, Integer> roles,
      Map<String, Integer> steps,
      String chooseRole,
      int picks) {
    ints[ROUND] = text.number("round", 1, 1, 10_000);
    bytes[GOVERNOR] = (byte) (text.number("governor", 1, 1, seats) - 1);
    text.each(
        "taken",
        item -> {
          int role = item.withoutNumber().among(roles);
          if (roleTaker(role) >= 0) {
            throw new PositionProblem("The " + item.withoutNumber().name() + " is taken twice.");
          }
          markTaken(item.lastNumber(1, seats) - 1, role);
        });
    text.each(
        "phase",
        item -> markPhase(item.lastNumber(1, seats) - 1, item.withoutNumber().among(roles)));
    text.each("libraries used", item -> markLibrary(item.lastNumber(1, seats) - 1));
    int taken = Integer.bitCount(ints[ROLES_TAKEN]);
    if (text.has(AgendaText.KEY)) {
      setAgenda(AgendaText.read(text.take(AgendaText.KEY), seats, steps));
    } else if (taken < picks) {
      push(PositionItem.number(AgendaText.KEY, AgendaText.NEXT_ROUND, steps), bytes[GOVERNOR]);
      int step = PositionItem.number(AgendaText.KEY, chooseRole, steps);
      passAround(step, (bytes[GOVERNOR] + taken) % seats, picks - taken);
    } else {
      throw new PositionProblem(
          "All "
              + picks
              + " roles of the round are taken; begin the next round or say what is"
              + " asked.");
    }
  }
}

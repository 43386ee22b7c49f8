package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;

/**
 * The seat takes one of the role cards left, with the doubloons on it, also if the role is of no
 * use to anybody. The two prospectors of five players are one choice while nothing tells them
 * apart. Who holds the buccaneer's card cannot take that role.
 */
public final class ChooseRole extends Step<PuertoRicoState> {
  private static final int PROSPECTOR = Role.PROSPECTOR.ordinal();
  private static final int SECOND_PROSPECTOR = Role.SECOND_PROSPECTOR.ordinal();
  private static final int BUCCANEER = Role.BUCCANEER.ordinal();
  private static final int RANSOM = 3;

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    offerCards(s, Verb.TAKE, out);
    boolean isLeft = s.rules().has(Role.BUCCANEER) && !s.isTaken(Role.BUCCANEER);
    if (isLeft && s.buccaneer() != Agenda.seat(frame)) {
      out.add(Action.of(Verb.TAKE, BUCCANEER));
    }
  }

  /** Adds a choice with this verb for each role card left, the buccaneer's apart. */
  static void offerCards(PuertoRicoState s, int verb, Options out) {
    int left = s.rules().roles() & ~s.rolesTaken() & ~Role.BUCCANEER.bit();
    int second = left & Role.SECOND_PROSPECTOR.bit();
    for (int roles = left & ~second; roles != 0; roles &= roles - 1) {
      out.add(Action.of(verb, Integer.numberOfTrailingZeros(roles)));
    }
    if (second != 0) {
      if (s.isTaken(Role.PROSPECTOR)) {
        out.add(Action.of(verb, PROSPECTOR));
      } else if (s.roleDoubloons(PROSPECTOR) != s.roleDoubloons(SECOND_PROSPECTOR)
          || s.kidnapped() >= PROSPECTOR) {
        out.add(Action.of(verb, SECOND_PROSPECTOR));
      }
    }
  }

  /** The card that is really meant: once the first prospector is gone, it is the second. */
  public static int card(PuertoRicoState s, int role) {
    return role == PROSPECTOR && s.isTaken(Role.PROSPECTOR) ? SECOND_PROSPECTOR : role;
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int role = Action.a(action);
    s.pop();
    int card = card(s, role);
    s.takeRole(seat, card);
    if (card == s.kidnapped()) {
      if (seat != s.kidnapper()) {
        s.ransom(RANSOM);
      }
      s.release();
    }
    begin(s, Role.of(role), seat);
  }

  /** The phase of a role that was taken begins, after what may come before it. */
  static void begin(PuertoRicoState s, Role role, int seat) {
    beginPhase(s, role, seat);
    if (s.rules().hasWindows()) {
      s.push(StepId.BEGIN_ROLE, seat);
      if (s.rules().guestRules().mask != 0) {
        s.passAround(StepId.MOVE_GUESTS, seat);
      }
    }
  }

  /** Puts the phase of a role on the agenda, last things first. */
  private static void beginPhase(PuertoRicoState s, Role role, int seat) {
    int seats = s.takingPart();
    switch (role) {
      case SETTLER -> {
        s.push(StepId.SETTLER_END, seat);
        if (s.rules().afterTiles().mask != 0) {
          s.passAround(StepId.AFTER_TILES, seat, seats);
        }
        if (s.rules().privilegeRules().mask != 0) {
          s.push(StepId.SECOND_TILE, seat);
        }
        s.passAround(StepId.SETTLE, seat, seats);
      }
      case MAYOR -> {
        s.push(StepId.MAYOR_END, seat);
        s.passAround(StepId.PLACE, seat, seats);
        s.push(StepId.DEAL, seat);
        if (s.rules().mayorStart().mask != 0) {
          s.passAround(StepId.MAYOR_START, seat, seats);
        }
        s.push(StepId.EXTRA_COLONIST, seat);
      }
      case BUILDER -> s.passAround(StepId.BUILD, seat, seats);
      case CRAFTSMAN -> {
        if (s.rules().countsBarrels()) {
          s.push(StepId.CRAFTSMAN_END, seat);
        }
        s.push(StepId.EXTRA_GOOD, seat);
        s.push(StepId.PRODUCE, seat);
      }
      case TRADER -> {
        s.push(StepId.TRADER_END, seat);
        s.passAround(StepId.SELL, seat, seats);
      }
      case CAPTAIN -> {
        s.promiseCaptainBonus();
        s.push(StepId.CAPTAIN_END, seat);
        s.passAround(StepId.STORE, seat, seats);
        s.push(StepId.LOAD, seat);
        if (s.rules().captainStart().mask != 0) {
          s.push(StepId.CAPTAIN_START, seat);
        }
      }
      case PROSPECTOR, SECOND_PROSPECTOR -> {
        if (s.rules().hasWindows()) {
          s.push(StepId.PROSPECT, seat);
        } else {
          prospect(s, seat);
        }
      }
      case BUCCANEER -> {
        s.holdBuccaneer(seat);
        s.push(StepId.BUCCANEER, seat);
      }
    }
  }

  private static void prospect(PuertoRicoState s, int seat) {
    s.earn(seat, s.privileges());
  }

  /** The prospector gets a doubloon, or two by a library. */
  public static final class Prospect extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      s.pop();
      prospect(s, Agenda.seat(frame));
    }
  }

  /**
   * Who has a library and took a role uses its privilege twice. Two players may do so once in a
   * round and are asked.
   */
  public static final class Begin extends Step<PuertoRicoState> {
    private static final int MANY = 3;

    /** Whether a library can double the seat's privilege in this round. */
    static boolean isOpen(PuertoRicoState s, int seat) {
      return s.players() >= MANY || !s.hasUsedLibrary(seat);
    }

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      long libraries = s.working(seat) & s.rules().privilegeRules().mask;
      if (libraries == 0 || s.phase() == BUCCANEER || !isOpen(s, seat)) {
        s.pop();
      } else if (s.players() >= MANY) {
        s.pop();
        s.doublePrivilege(seat);
      } else {
        out.add(Action.of(Verb.USE, Long.numberOfTrailingZeros(libraries)));
        out.add(Action.of(Verb.PASS));
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      s.pop();
      if (Action.verb(action) == Verb.USE) {
        s.doublePrivilege(Agenda.seat(frame));
        s.say(What.USED_LIBRARY, Agenda.seat(frame));
      }
    }
  }
}

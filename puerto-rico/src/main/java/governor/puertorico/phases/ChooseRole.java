package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Verb;

/**
 * The seat takes one of the role cards left, with the doubloons on it, also if the role is of no
 * use to anybody. The two prospectors of five players are one choice while nothing tells them
 * apart.
 */
public final class ChooseRole extends Step<PuertoRicoState> {
  private static final int PROSPECTOR = Role.PROSPECTOR.ordinal();
  private static final int SECOND_PROSPECTOR = Role.SECOND_PROSPECTOR.ordinal();
  private static final int PROSPECTOR_PAY = 1;

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    int taken = s.rolesTaken();
    int ordinary = Math.min(s.rules().roles(), SECOND_PROSPECTOR);
    for (int role = 0; role < ordinary; role++) {
      if ((taken >>> role & 1) == 0) {
        out.add(Action.of(Verb.TAKE, role));
      }
    }
    if (s.rules().roles() > SECOND_PROSPECTOR && !s.isTaken(Role.SECOND_PROSPECTOR)) {
      if (s.isTaken(Role.PROSPECTOR)) {
        out.add(Action.of(Verb.TAKE, PROSPECTOR));
      } else if (s.roleDoubloons(PROSPECTOR) != s.roleDoubloons(SECOND_PROSPECTOR)) {
        out.add(Action.of(Verb.TAKE, SECOND_PROSPECTOR));
      }
    }
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    int role = Action.a(action);
    s.pop();
    boolean onlySecondIsLeft = role == PROSPECTOR && s.isTaken(Role.PROSPECTOR);
    s.takeRole(seat, onlySecondIsLeft ? SECOND_PROSPECTOR : role);
    beginPhase(s, Role.of(role), seat);
  }

  /** Puts the phase of a role on the agenda, last things first. */
  private static void beginPhase(PuertoRicoState s, Role role, int seat) {
    switch (role) {
      case SETTLER -> {
        s.push(StepId.SETTLER_END, seat);
        s.passAround(StepId.SETTLE, seat);
      }
      case MAYOR -> {
        s.push(StepId.MAYOR_END, seat);
        s.passAround(StepId.PLACE, seat);
        s.push(StepId.DEAL, seat);
        s.push(StepId.EXTRA_COLONIST, seat);
      }
      case BUILDER -> s.passAround(StepId.BUILD, seat);
      case CRAFTSMAN -> {
        s.push(StepId.EXTRA_GOOD, seat);
        s.push(StepId.PRODUCE, seat);
      }
      case TRADER -> {
        s.push(StepId.TRADER_END, seat);
        s.passAround(StepId.SELL, seat);
      }
      case CAPTAIN -> {
        s.promiseCaptainBonus();
        s.push(StepId.CAPTAIN_END, seat);
        s.passAround(StepId.STORE, seat);
        s.push(StepId.LOAD, seat);
      }
      case PROSPECTOR, SECOND_PROSPECTOR -> s.earn(seat, PROSPECTOR_PAY);
    }
  }
}

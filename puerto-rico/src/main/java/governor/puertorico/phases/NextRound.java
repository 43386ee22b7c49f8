package governor.puertorico.phases;

import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;

/**
 * The end of a round: a kidnapped role that nobody took is played by the buccaneer alone; role
 * cards left over get a doubloon each. If the end was announced in this round, the last guests find
 * their places and the game is over; otherwise the cards return and the governor passes on.
 */
public final class NextRound extends Step<PuertoRicoState> {
  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    s.endAlone();
    if (s.kidnapped() >= 0) {
      int role = s.kidnapped();
      int seat = s.kidnapper();
      s.playAlone(seat, role);
      ChooseRole.begin(s, Role.of(role), seat);
      return;
    }
    s.pop();
    s.payUntakenRoles();
    if (s.endIsNear() || s.round() == s.rules().roundLimit()) {
      Guests.endGame(s);
      s.finishGame();
      return;
    }
    s.beginRound();
    pushRoleChoices(s);
  }

  /**
   * The round: from the governor on each seat takes a role once; with two players they take turns
   * until each has three. Then comes the next round.
   */
  public static void pushRoleChoices(PuertoRicoState s) {
    s.push(StepId.NEXT_ROUND, s.governor());
    s.passAround(StepId.CHOOSE_ROLE, s.governor(), s.rules().picks());
  }
}

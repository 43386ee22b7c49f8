package governor.puertorico.phases;

import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;

/**
 * The end of a round: role cards left over get a doubloon each. If the end was announced in this
 * round, the game is over; otherwise the cards return and the governor passes on.
 */
public final class NextRound extends Step<PuertoRicoState> {
  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    s.pop();
    s.payUntakenRoles();
    if (s.endIsNear() || s.round() == s.rules().roundLimit()) {
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

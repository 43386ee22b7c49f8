package governor.lab.pool.styles;

import governor.bots.puertorico.heuristic.PuertoRicoJudgement;
import governor.core.Agenda;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;

/** What a seat of Puerto Rico may expect, by the judgement of the hand-written player. */
final class PuertoRicoStanding implements Standing<PuertoRicoState> {
  private final PuertoRicoJudgement judgement = new PuertoRicoJudgement();

  @Override
  public boolean isPly(PuertoRicoState s) {
    return Agenda.step(s.top()) == StepId.CHOOSE_ROLE;
  }

  @Override
  public double of(PuertoRicoState s, int seat) {
    return judgement.of(s, seat);
  }
}

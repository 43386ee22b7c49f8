package governor.lab.pool.styles;

import governor.core.Agenda;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;

/** What a seat of San Juan may expect: its points now, and what it owns for the rounds left. */
final class SanJuanStanding implements Standing<SanJuanState> {
  private static final int COMPLETE = 12;
  private static final double CARD = 0.45;
  private static final double GOOD = 0.75;
  private static final double PLANT_ROUND = 0.12;
  private static final double CITY_ROUND = 0.17;

  private final SanJuanGame game;

  SanJuanStanding(SanJuanGame game) {
    this.game = game;
  }

  @Override
  public boolean isPly(SanJuanState s) {
    return Agenda.step(s.top()) == StepId.CHOOSE_ROLE;
  }

  @Override
  public double of(SanJuanState s, int seat) {
    int most = 0;
    for (int each = 0; each < s.players(); each++) {
      most = Math.max(most, s.buildings(each));
    }
    double rounds = Math.max(0, COMPLETE - most);
    double part = Math.min(1, rounds / 3);
    int plants = 0;
    for (int plant = 0; plant < s.rules().plants(); plant++) {
      plants += s.count(seat, plant);
    }
    return game.points(s, seat)
        + part * CARD * s.handSize(seat)
        + part * GOOD * s.goods(seat)
        + rounds * PLANT_ROUND * plants
        + rounds * CITY_ROUND * (s.buildings(seat) - plants);
  }
}

package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.editions.BaseGame;
import governor.puertorico.editions.Nobles;
import governor.puertorico.phases.Festival;
import org.junit.jupiter.api.Test;

/** What chance decides is as likely as it should be. Seeds are fixed: these tests never waver. */
class ChanceTest {
  private static final int DRAWS = 20_000;
  private static final int SEAT = 1;
  private static final int BARRELS = 3;

  /** Two corn fields, an indigo plant of three circles and a chapel, which tells nobles apart. */
  private static PuertoRicoState board(PuertoRicoGame game, int colonists, int nobles) {
    PuertoRicoState s = game.blank();
    s.lay();
    for (int i = 0; i < 2; i++) {
      s.takeFromStock(0);
      s.layTile(SEAT, 0);
    }
    s.layBuilding(SEAT, game.rules().number(BaseGame.INDIGO_PLANT));
    s.layBuilding(SEAT, game.rules().number(Nobles.CHAPEL));
    s.takeFromSupply(SEAT, colonists);
    for (int i = 0; i < nobles; i++) {
      s.takeNobleFromSupply(SEAT);
    }
    s.push(StepId.NEXT_ROUND, 0);
    s.passAround(StepId.PLACE, SEAT, 1);
    return s;
  }

  @Test
  void everySetOfCirclesIsEquallyLikelyAndSoIsEveryNoble() {
    PuertoRicoGame game = PuertoRico.game("puertorico+nobles players=3");
    int plant = Circle.ofBuilding(game.rules().number(BaseGame.INDIGO_PLANT));
    int chapel = Circle.ofBuilding(game.rules().number(Nobles.CHAPEL));
    Rng rng = new Rng(1);
    Options options = new Options();
    double corn = 0;
    double indigo = 0;
    double inChapel = 0;
    double nobleInChapel = 0;
    for (int i = 0; i < DRAWS; i++) {
      PuertoRicoState s = board(game, 2, 1);
      game.advance(s, options);
      assertThat(game.shortcut(s, rng)).isTrue();
      assertThat(s.manned(SEAT, 0) + s.manned(SEAT, plant) + s.manned(SEAT, chapel)).isEqualTo(3);
      assertThat(s.sanJuan(SEAT)).isZero();
      corn += s.manned(SEAT, 0);
      indigo += s.manned(SEAT, plant);
      inChapel += s.manned(SEAT, chapel);
      nobleInChapel += s.noblesOn(SEAT, chapel);
    }
    // Three persons on six circles; one of the three is the noble. Five standard errors are 0.02.
    assertThat(corn / DRAWS).isCloseTo(1, within(0.025));
    assertThat(indigo / DRAWS).isCloseTo(1.5, within(0.025));
    assertThat(inChapel / DRAWS).isCloseTo(1 / 2.0, within(0.02));
    assertThat(nobleInChapel / DRAWS).isCloseTo(1 / 6.0, within(0.015));
  }

  @Test
  void theFestivalAsksForEveryPlantationAndDrawsBarrelsFromOneBag() {
    PuertoRicoGame game = PuertoRico.game("puertorico+festival players=3");
    int[] tiles = new int[Tile.PLANTATIONS];
    int[] goods = new int[Good.KINDS];
    int alike = 0;
    for (int i = 0; i < DRAWS; i++) {
      PuertoRicoState s = game.blank();
      s.lay();
      s.reseed(new Rng(i));
      Festival.draw(s);
      tiles[s.festivalTile()]++;
      for (int good = 0; good < Good.KINDS; good++) {
        goods[good] += s.festivalGoods(good);
        alike += s.festivalGoods(good) == BARRELS ? 1 : 0;
      }
    }
    for (int tile : tiles) {
      assertThat((double) tile / DRAWS).isCloseTo(1 / 5.0, within(0.015));
    }
    for (int good : goods) {
      assertThat((double) good / DRAWS / BARRELS).isCloseTo(0.2, within(0.015));
    }
    // Of 455 ways to draw three of fifteen barrels five are of one kind.
    assertThat((double) alike / DRAWS).isCloseTo(5 / 455.0, within(0.004));
  }
}

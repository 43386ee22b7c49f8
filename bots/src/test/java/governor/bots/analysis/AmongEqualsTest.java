package governor.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.bots.levels.Kits;
import governor.bots.search.Finding;
import governor.bots.search.Kit;
import governor.bots.search.Mind;
import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nobody is favoured for being asked. */
class AmongEqualsTest {
  private static final int GAMES = 12;

  @Test
  void atTheBeginningOfAGameAllSeatsTogetherExpectOneWin() {
    for (int players = 2; players <= 4; players++) {
      check(SanJuan.game("sanjuan:2e players=" + players));
    }
    check(SanJuan.game("sanjuan:2e+new-buildings players=4"));
    for (int players = 2; players <= 5; players++) {
      check(PuertoRico.game("puertorico players=" + players));
    }
  }

  /** What each seat expects when it is asked for a role for the first time. */
  private static <S extends State> void check(Game<S> game) {
    Kit<S> kit = Kits.of(game);
    AmongEquals<S> equals = new AmongEquals<>(kit);
    Mind<S> mind = kit.minds().get();
    Options options = new Options();
    float[] valued = new float[2 * game.seats()];
    Rng rng = new Rng(77);
    double sum = 0;
    double before = 0;
    for (int i = 0; i < GAMES; i++) {
      S s = game.newGame(rng);
      game.advance(s, options);
      boolean[] asked = new boolean[game.seats()];
      for (int seats = 0; seats < game.seats(); ) {
        int seat = s.seatToAct();
        if (kit.guide().asksForRole(s) && !asked[seat]) {
          mind.value(s, options, valued);
          before += valued[seat];
          sum += AmongEquals.among(valued[seat], equals.advantage(s, options));
          asked[seat] = true;
          seats++;
        }
        game.apply(s, mind.best(s, options));
        game.advance(s, options);
      }
    }
    assertThat(sum / GAMES).as(game.config().toString()).isBetween(0.9, 1.2);
    assertThat(before / GAMES).as("what the net says").isGreaterThan(1.25);
  }

  @Test
  void whatIsHiddenChangesNothing() {
    var game = SanJuan.game("sanjuan:2e players=4");
    var equals = new AmongEquals<>(Kits.of(game));
    Options options = new Options();
    var s = game.newGame(new Rng(3));
    game.advance(s, options);
    double factor = equals.advantage(s, options);
    game.imagine(s, s.seatToAct(), new Rng(4));
    assertThat(equals.advantage(s, options)).isEqualTo(factor);
  }

  @Test
  void theFactorMakesOneWinOfAll() {
    double[] expected = {0.5, 0.4, 0.3, 0.45};
    double factor = AmongEquals.factor(expected);
    assertThat(factor).isGreaterThan(1);
    assertThat(Arrays.stream(expected).map(share -> AmongEquals.among(share, factor)).sum())
        .isCloseTo(1, within(1e-6));
    assertThat(AmongEquals.factor(new double[] {0.25, 0.75})).isCloseTo(1, within(1e-6));
  }

  @Test
  void theOrderStaysAndSoDoCertainWinsAndLosses() {
    assertThat(AmongEquals.among(0, 3)).isZero();
    assertThat(AmongEquals.among(1, 3)).isEqualTo(1);
    assertThat(AmongEquals.among(0.5, 3)).isCloseTo(0.25, within(1e-9));
    for (int i = 0; i < 100; i++) {
      assertThat(AmongEquals.among(i / 100.0, 3)).isLessThan(AmongEquals.among((i + 1) / 100.0, 3));
    }
  }

  @Test
  void whatOneHasTooMuchIsTheOthers() {
    Finding found =
        new Finding(
            7, 0.6, 0.5, 0.01, 0.02, 9, List.of(0.2, 0.5, 0.3), List.of(1., 2., 3.), List.of());
    Finding levelled = Levelled.by(3, found, 1);
    assertThat(levelled.share()).isCloseTo(0.25, within(1e-9));
    assertThat(levelled.error()).isCloseTo(0.01 * 3 / 4, within(1e-9));
    assertThat(levelled.shares().get(0)).isCloseTo(0.3, within(1e-9));
    assertThat(levelled.shares().get(1)).isCloseTo(0.25, within(1e-9));
    assertThat(levelled.shares().get(2)).isCloseTo(0.45, within(1e-9));
    assertThat(levelled.points()).isEqualTo(found.points());
  }
}

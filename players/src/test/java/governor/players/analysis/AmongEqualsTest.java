package governor.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.levels.Kits;
import governor.players.search.Finding;
import governor.players.search.Kit;
import governor.players.search.Mind;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.util.List;
import org.junit.jupiter.api.Test;

/** At the beginning of a game nobody is far ahead, whoever is asked. */
class AmongEqualsTest {
  private static final int GAMES = 40;

  @Test
  void allSeatsTogetherExpectOneWin() {
    for (int players = 2; players <= 4; players++) {
      check(SanJuan.game("sanjuan:2e players=" + players));
    }
    check(SanJuan.game("sanjuan:2e+new-buildings players=4"));
    for (int players = 2; players <= 5; players++) {
      check(PuertoRico.game("puertorico players=" + players));
    }
  }

  /** What each seat expects when it is asked for a role for the first time, in other deals. */
  private static <S extends State> void check(Game<S> game) {
    Kit<S> kit = Kits.of(game);
    AmongEquals equals = AmongEquals.of(kit);
    Mind<S> mind = kit.minds().get();
    Options options = new Options();
    float[] valued = new float[2 * game.seats()];
    Rng rng = new Rng(77);
    double sum = 0;
    for (int i = 0; i < GAMES; i++) {
      S s = game.newGame(rng);
      game.advance(s, options);
      boolean[] asked = new boolean[game.seats()];
      for (int seats = 0; seats < game.seats(); ) {
        if (kit.guide().asksForRole(s) && !asked[s.seatToAct()]) {
          mind.value(s, options, valued);
          sum += equals.share(valued[s.seatToAct()]);
          asked[s.seatToAct()] = true;
          seats++;
        }
        game.apply(s, mind.best(s, options));
        game.advance(s, options);
      }
    }
    assertThat(sum / GAMES).as(game.config().toString()).isCloseTo(1, within(0.15));
  }

  @Test
  void theOrderStaysAndTheEndsStay() {
    AmongEquals equals = new AmongEquals(3);
    assertThat(equals.share(0)).isZero();
    assertThat(equals.share(1)).isEqualTo(1);
    assertThat(equals.share(0.5)).isCloseTo(0.25, within(1e-9));
    for (int i = 0; i < 100; i++) {
      assertThat(equals.share(i / 100.0)).isLessThan(equals.share((i + 1) / 100.0));
    }
  }

  @Test
  void whatOneHasTooMuchIsTheOthers() {
    Finding found =
        new Finding(
            7, 0.6, 0.5, 0.01, 0.02, 9, List.of(0.2, 0.5, 0.3), List.of(1., 2., 3.), List.of());
    Finding among = new AmongEquals(3).among(found, 1);
    assertThat(among.share()).isCloseTo(0.25, within(1e-9));
    assertThat(among.error()).isCloseTo(0.01 * 3 / 4, within(1e-9));
    assertThat(among.shares().get(0)).isCloseTo(0.3, within(1e-9));
    assertThat(among.shares().get(1)).isCloseTo(0.25, within(1e-9));
    assertThat(among.shares().get(2)).isCloseTo(0.45, within(1e-9));
    assertThat(among.points()).isEqualTo(found.points());
  }
}

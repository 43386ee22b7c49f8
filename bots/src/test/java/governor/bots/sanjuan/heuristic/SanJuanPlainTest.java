package governor.bots.sanjuan.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Trials;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SanJuanPlainTest {
  @ParameterizedTest
  @MethodSource("governor.bots.sanjuan.heuristic.SanJuanGreedyTest#everyGame")
  void answersEveryQuestionLegallyAndFinishes(String config) {
    for (int seed = 0; seed < 5; seed++) {
      assertThat(trials(config).play(seed, new SanJuanPlain()).round()).isBetween(6, 99);
    }
  }

  @ParameterizedTest
  @MethodSource("governor.bots.sanjuan.heuristic.SanJuanGreedyTest#everyGame")
  void choosesTheSameWhateverItCannotKnow(String config) {
    trials(config).choosesTheSameWhateverItCannotKnow(1, SanJuanPlain::new);
  }

  @Test
  void beatsThreeRandomPlayersNearlyAlways() {
    assertThat(trials("sanjuan:2e players=4").lostAgainstRandom(200, new SanJuanPlain()))
        .isLessThan(8);
  }

  private static Trials<SanJuanState> trials(String config) {
    return new Trials<>(SanJuan.game(config + " rounds=100"));
  }
}

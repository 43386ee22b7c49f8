package governor.bots.sanjuan.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Trials;
import governor.core.GameFamily;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanState;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SanJuanGreedyTest {
  /** Long enough for good players; random ones can go on for ever. */
  private static final String LIMIT = " rounds=100";

  static Stream<String> everyGame() {
    return new SanJuan()
        .presets().stream()
            .map(GameFamily.Preset::name)
            .flatMap(
                preset ->
                    IntStream.rangeClosed(2, 4).mapToObj(seats -> preset + " players=" + seats));
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void answersEveryQuestionLegallyAndFinishesInReasonableTime(String config) {
    for (int seed = 0; seed < 10; seed++) {
      SanJuanState end =
          trials(config + (seed % 2 == 0 ? "" : " setup-variation"))
              .play(seed, new SanJuanGreedy());
      assertThat(end.round()).isBetween(6, 40);
    }
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void choosesTheSameWhateverItCannotKnow(String config) {
    trials(config).choosesTheSameWhateverItCannotKnow(1, SanJuanGreedy::new);
  }

  @Test
  void leavesThePositionAlone() {
    trials("sanjuan:2e+new-buildings+events players=4")
        .leavesThePositionAlone(2, new SanJuanGreedy());
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void beatsRandomPlayers(String config) {
    assertThat(trials(config).lostAgainstRandom(20, new SanJuanGreedy())).isLessThanOrEqualTo(1);
  }

  @Test
  void beatsThreeRandomPlayersNearlyAlways() {
    assertThat(trials("sanjuan:2e players=4").lostAgainstRandom(200, new SanJuanGreedy()))
        .isLessThan(5);
  }

  private static Trials<SanJuanState> trials(String config) {
    return new Trials<>(SanJuan.game(config + LIMIT));
  }
}

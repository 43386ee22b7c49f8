package governor.bots.puertorico.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Trials;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoState;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PuertoRicoGreedyTest {
  /** Long enough for good players; random ones can go on for ever. */
  private static final String LIMIT = " rounds=60";

  /** Every number of players, with and without the house rules that ask more questions. */
  static Stream<String> everyGame() {
    return Stream.of(
            "puertorico players=%d", "puertorico players=%d automatic-colonists refuse-colonists")
        .flatMap(text -> IntStream.rangeClosed(2, 5).mapToObj(text::formatted));
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void answersEveryQuestionLegallyAndFinishesInReasonableTime(String config) {
    Trials<PuertoRicoState> trials = trials(config);
    for (int seed = 0; seed < 3; seed++) {
      for (PuertoRicoGreedy player :
          List.of(new PuertoRicoGreedy(), PuertoRicoGreedy.shipper(), PuertoRicoGreedy.builder())) {
        assertThat(trials.play(seed, player).round()).isBetween(4, 30);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void choosesTheSameWhateverItCannotKnow(String config) {
    trials(config).choosesTheSameWhateverItCannotKnow(1, PuertoRicoGreedy::new);
  }

  @Test
  void leavesThePositionAlone() {
    trials("puertorico players=4").leavesThePositionAlone(2, new PuertoRicoGreedy());
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void beatsRandomPlayersInEitherStyle(String config) {
    Trials<PuertoRicoState> trials = trials(config);
    assertThat(trials.lostAgainstRandom(12, PuertoRicoGreedy.shipper())).isLessThanOrEqualTo(1);
    assertThat(trials.lostAgainstRandom(12, PuertoRicoGreedy.builder())).isLessThanOrEqualTo(1);
  }

  /** The shipper gets more of its points from ships than the builder does. */
  @Test
  void shipperShipsAndBuilderBuilds() {
    Trials<PuertoRicoState> trials = trials("puertorico players=4");
    PuertoRicoGreedy shipper = PuertoRicoGreedy.shipper();
    PuertoRicoGreedy builder = PuertoRicoGreedy.builder();
    int shipped = 0;
    int shippedByBuilder = 0;
    for (int seed = 0; seed < 6; seed++) {
      PuertoRicoState end = trials.play(seed, List.of(shipper, builder, shipper, builder));
      shipped += end.chips(0) + end.chips(2);
      shippedByBuilder += end.chips(1) + end.chips(3);
    }
    assertThat(shipped).isGreaterThan(shippedByBuilder);
  }

  private static Trials<PuertoRicoState> trials(String config) {
    return new Trials<>(PuertoRico.game(config + LIMIT));
  }
}

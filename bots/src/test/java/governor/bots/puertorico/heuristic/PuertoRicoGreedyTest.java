package governor.bots.puertorico.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Trials;
import governor.core.Player;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PuertoRicoGreedyTest {
  /** Long enough for good players; random ones can go on for ever. */
  private static final String LIMIT = " rounds=60";

  private static final int GAMES = 240;

  /** Every number of players, with and without what asks more questions. */
  static Stream<String> everyGame() {
    return Stream.of(
            "puertorico players=%d",
            "puertorico players=%d automatic-colonists refuse-colonists",
            "puertorico+new-buildings+nobles+buccaneer+festival players=%d")
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

  /** Where nothing of an expansion is in play, all generations are one player. */
  @Test
  void playsTheBaseGameAsEver() {
    Trials<PuertoRicoState> trials = trials("puertorico players=4");
    PuertoRicoState now = trials.play(5, PuertoRicoGreedy.builder());
    assertThat(now.sameAs(trials.play(5, PuertoRicoGreedy.firstBuilder()))).isTrue();
    assertThat(now.sameAs(trials.play(5, PuertoRicoGreedy.unaware()))).isTrue();
  }

  /** One among three who take no notice of expansions; a fair share is a quarter. */
  @ParameterizedTest
  @CsvSource({
    "puertorico+new-buildings set=novelties players=4, 0.31",
    "puertorico+nobles players=4, 0.7",
    "puertorico+buccaneer players=4, 0.43",
    "puertorico+new-buildings+nobles+buccaneer+festival players=4, 0.82"
  })
  void knowsWhatExpansionsAreWorth(String config, double least) {
    Trials<PuertoRicoState> trials = trials(config);
    PuertoRicoGreedy greedy = PuertoRicoGreedy.builder();
    PuertoRicoGreedy unaware = PuertoRicoGreedy.unaware();
    int won = 0;
    for (int game = 0; game < GAMES; game++) {
      List<Player<PuertoRicoState>> seats = new ArrayList<>(Collections.nCopies(4, unaware));
      seats.set(game % 4, greedy);
      PuertoRicoState end = trials.play(game / 4, seats);
      won += trials.game().seatsAhead(end, game % 4) == 0 ? 1 : 0;
    }
    assertThat((double) won / GAMES).isGreaterThan(least);
  }

  private static Trials<PuertoRicoState> trials(String config) {
    return new Trials<>(PuertoRico.game(config + LIMIT));
  }
}

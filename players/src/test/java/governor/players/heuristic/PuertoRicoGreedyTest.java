package governor.players.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.core.Rng;
import governor.players.Player;
import governor.players.RandomPlayer;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
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
            "puertorico players=%d", "puertorico players=%d strict-options refuse-colonists")
        .flatMap(text -> IntStream.rangeClosed(2, 5).mapToObj(text::formatted));
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void answersEveryQuestionLegallyAndFinishesInReasonableTime(String config) {
    PuertoRicoGame game = PuertoRico.game(config + LIMIT);
    for (int seed = 0; seed < 3; seed++) {
      assertThat(play(game, seed, everywhere(game, new PuertoRicoGreedy())).round())
          .isBetween(4, 30);
      assertThat(play(game, seed, everywhere(game, PuertoRicoGreedy.shipper())).round())
          .isBetween(4, 30);
      assertThat(play(game, seed, everywhere(game, PuertoRicoGreedy.builder())).round())
          .isBetween(4, 30);
    }
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void choosesTheSameWhateverItCannotKnow(String config) {
    PuertoRicoGame game = PuertoRico.game(config + LIMIT);
    PuertoRicoGreedy greedy = new PuertoRicoGreedy();
    PuertoRicoState imagined = game.blank();
    Rng rng = new Rng(1);
    Player<PuertoRicoState> doubting =
        (s, options, chance) -> {
          int choice = greedy.choose(s, options, chance);
          imagined.copyFrom(s);
          game.imagine(imagined, s.seatToAct(), rng);
          assertThat(new PuertoRicoGreedy().choose(imagined, options, chance)).isEqualTo(choice);
          return choice;
        };
    play(game, 1, everywhere(game, doubting));
  }

  @Test
  void leavesThePositionAlone() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=4" + LIMIT);
    PuertoRicoGreedy greedy = new PuertoRicoGreedy();
    Player<PuertoRicoState> watched =
        (s, options, chance) -> {
          PuertoRicoState before = game.copy(s);
          int choice = greedy.choose(s, options, chance);
          assertThat(s.sameAs(before)).isTrue();
          return choice;
        };
    play(game, 2, everywhere(game, watched));
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void beatsRandomPlayersInEitherStyle(String config) {
    PuertoRicoGame game = PuertoRico.game(config + LIMIT);
    assertThat(lost(game, PuertoRicoGreedy.shipper())).isLessThanOrEqualTo(1);
    assertThat(lost(game, PuertoRicoGreedy.builder())).isLessThanOrEqualTo(1);
  }

  /** The shipper gets more of its points from ships than the builder does. */
  @Test
  void shipperShipsAndBuilderBuilds() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=4" + LIMIT);
    int shipped = 0;
    int shippedByBuilder = 0;
    for (int seed = 0; seed < 6; seed++) {
      PuertoRicoGreedy shipper = PuertoRicoGreedy.shipper();
      PuertoRicoGreedy builder = PuertoRicoGreedy.builder();
      PuertoRicoState end = play(game, seed, List.of(shipper, builder, shipper, builder));
      shipped += end.chips(0) + end.chips(2);
      shippedByBuilder += end.chips(1) + end.chips(3);
    }
    assertThat(shipped).isGreaterThan(shippedByBuilder);
  }

  /** How many of a few games against random players are lost. */
  private static int lost(PuertoRicoGame game, Player<PuertoRicoState> player) {
    int lost = 0;
    for (int seed = 0; seed < 12; seed++) {
      int seat = seed % game.seats();
      List<Player<PuertoRicoState>> players =
          IntStream.range(0, game.seats())
              .<Player<PuertoRicoState>>mapToObj(
                  other -> other == seat ? player : new RandomPlayer<>())
              .toList();
      lost += game.seatsAhead(play(game, seed, players), seat) == 0 ? 0 : 1;
    }
    return lost;
  }

  private static List<Player<PuertoRicoState>> everywhere(
      PuertoRicoGame game, Player<PuertoRicoState> player) {
    return IntStream.range(0, game.seats()).mapToObj(seat -> player).toList();
  }

  /** Plays a game to its end; every choice must be one that was offered. */
  private static PuertoRicoState play(
      PuertoRicoGame game, int seed, List<Player<PuertoRicoState>> players) {
    Rng rng = new Rng(seed);
    Options options = new Options();
    PuertoRicoState s = game.newGame(rng);
    game.advance(s, options);
    while (!s.isOver()) {
      int choice = players.get(s.seatToAct()).choose(s, options, rng);
      assertThat(options.contains(choice)).isTrue();
      game.apply(s, choice);
      game.advance(s, options);
    }
    return s;
  }
}

package governor.players.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.GameFamily;
import governor.core.Options;
import governor.core.Rng;
import governor.players.Player;
import governor.players.RandomPlayer;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.List;
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
      SanJuanGame game = SanJuan.game(config + LIMIT + (seed % 2 == 0 ? "" : " setup-variation"));
      SanJuanState end = play(game, seed, everywhere(game, new SanJuanGreedy()));
      assertThat(end.round()).isBetween(6, 40);
    }
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void choosesTheSameWhateverItCannotKnow(String config) {
    SanJuanGame game = SanJuan.game(config + LIMIT);
    SanJuanGreedy greedy = new SanJuanGreedy();
    SanJuanState imagined = game.blank();
    Rng rng = new Rng(1);
    Player<SanJuanState> doubting =
        (s, options, chance) -> {
          int choice = greedy.choose(s, options, chance);
          imagined.copyFrom(s);
          game.imagine(imagined, s.seatToAct(), rng);
          assertThat(new SanJuanGreedy().choose(imagined, options, chance)).isEqualTo(choice);
          return choice;
        };
    play(game, 1, everywhere(game, doubting));
  }

  @Test
  void leavesThePositionAlone() {
    SanJuanGame game = SanJuan.game("sanjuan:2e+new-buildings+events players=4" + LIMIT);
    SanJuanGreedy greedy = new SanJuanGreedy();
    Player<SanJuanState> watched =
        (s, options, chance) -> {
          SanJuanState before = game.copy(s);
          int choice = greedy.choose(s, options, chance);
          assertThat(s.sameAs(before)).isTrue();
          return choice;
        };
    play(game, 2, everywhere(game, watched));
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void beatsRandomPlayers(String config) {
    SanJuanGame game = SanJuan.game(config + LIMIT);
    int games = 20;
    assertThat(wins(game, games)).isGreaterThanOrEqualTo(games - 1);
  }

  @Test
  void beatsThreeRandomPlayersNearlyAlways() {
    assertThat(wins(SanJuan.game("sanjuan:2e players=4" + LIMIT), 200)).isGreaterThan(195);
  }

  /** How many games one greedy player wins against random ones, in each seat in turn. */
  private static int wins(SanJuanGame game, int games) {
    int won = 0;
    for (int seed = 0; seed < games; seed++) {
      int seat = seed % game.seats();
      List<Player<SanJuanState>> players =
          IntStream.range(0, game.seats())
              .<Player<SanJuanState>>mapToObj(
                  other -> other == seat ? new SanJuanGreedy() : new RandomPlayer<>())
              .toList();
      won += game.seatsAhead(play(game, seed, players), seat) == 0 ? 1 : 0;
    }
    return won;
  }

  private static List<Player<SanJuanState>> everywhere(
      SanJuanGame game, Player<SanJuanState> player) {
    return IntStream.range(0, game.seats()).mapToObj(seat -> player).toList();
  }

  /** Plays a game to its end; every choice must be one that was offered. */
  private static SanJuanState play(SanJuanGame game, int seed, List<Player<SanJuanState>> players) {
    Rng rng = new Rng(seed);
    Options options = new Options();
    SanJuanState s = game.newGame(rng);
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

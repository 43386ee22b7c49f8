package governor.puertorico.referee;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RichPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The engine beside a second statement of the rules, for every number of players by the rules and
 * by each house rule: in new games to their end, and from rich positions on.
 */
class RefereeTest {
  /** How many new games of each config; {@code -Dgovernor.referee.games=1000} takes longer. */
  private static final int GAMES = Integer.getInteger("governor.referee.games", 1);

  /** So many times as many rich positions, which are followed for a few rounds. */
  private static final int POSITIONS_A_GAME = 8;

  /** Random play need not end by the rules. */
  private static final int MOST_ROUNDS = 60;

  private static final List<String> HOUSE_RULES =
      List.of(
          "",
          "swapped-prices",
          "corn-pays",
          "refuse-colonists",
          "automatic-colonists",
          "open-points",
          "rounds=7",
          "automatic-colonists corn-pays open-points refuse-colonists rounds=25 swapped-prices");

  /** Settings, number of players and the first seed, so that no two configs play the same game. */
  static Stream<Arguments> configs() {
    List<Arguments> configs = new ArrayList<>();
    for (int players = 2; players <= 5; players++) {
      for (String settings : HOUSE_RULES) {
        configs.add(Arguments.of(settings, players, configs.size() * 1_000_000L));
      }
    }
    return configs.stream();
  }

  private static PuertoRicoGame game(String settings, int players) {
    return PuertoRico.game("puertorico players=" + players + " " + settings);
  }

  @ParameterizedTest
  @MethodSource("configs")
  void newGamesAgree(String settings, int players, long firstSeed) {
    PuertoRicoGame game = game(settings, players);
    int questions = 0;
    for (long seed = firstSeed; seed < firstSeed + GAMES; seed++) {
      questions += Referee.followNew(game, seed, MOST_ROUNDS);
    }
    assertThat(questions).isGreaterThan(20 * GAMES);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void gamesThatAreJoinedInTheMiddleAgree(int players) {
    PuertoRicoGame game = game("", players);
    for (long seed = 0; seed < 2 * GAMES; seed++) {
      Rng rng = new Rng(seed);
      PuertoRicoState s = game.newGame(rng);
      Options options = new Options();
      int questions = rng.below(150);
      game.advance(s, options);
      while (!s.isOver() && (questions > 0 || !game.view(s, 0).phase().isEmpty())) {
        questions--;
        game.apply(s, options.get(rng.below(options.size())));
        game.advance(s, options);
      }
      if (!s.isOver()) {
        Referee.followFrom(game, s, "joined game " + seed, seed, MOST_ROUNDS);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("configs")
  void gamesFromRichPositionsAgree(String settings, int players, long firstSeed) {
    PuertoRicoGame game = game(settings, players);
    int questions = 0;
    for (long seed = firstSeed; seed < firstSeed + GAMES * POSITIONS_A_GAME; seed++) {
      questions +=
          Referee.followFrom(
              game, RichPositions.at(settings, players, seed), "rich position " + seed, seed, 3);
    }
    assertThat(questions).isGreaterThan(20 * GAMES);
  }
}

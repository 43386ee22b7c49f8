package governor.puertorico.referee;

import static org.assertj.core.api.Assertions.assertThat;

import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.RichPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The engine beside a second statement of the rules, with every union of the four expansions and
 * every number of players, and with their house rules: in new games to their end, and from rich
 * positions on.
 */
class RefereeExpansionsTest {
  /** How many new games of each config; {@code -Dgovernor.referee.games=1000} takes longer. */
  private static final int GAMES = Integer.getInteger("governor.referee.games", 1);

  /** So many times as many rich positions, which are followed for a few rounds. */
  private static final int POSITIONS_A_GAME = 3;

  /** Random play need not end by the rules. */
  private static final int MOST_ROUNDS = 60;

  private static final List<String> EXPANSIONS =
      List.of("new-buildings", "nobles", "buccaneer", "festival");
  private static final String ALL = "+new-buildings+nobles+buccaneer+festival";

  /** By the rules, and by all house rules that go together. */
  private static final List<String> HOUSE_RULES =
      List.of(
          "set=harvest",
          "set=novelties base-colonists",
          "set=sea automatic-colonists",
          "set=woods refuse-colonists",
          "draft=chance swapped-prices open-points",
          "both-haciendas unmanned-forest-house different-extra-goods kidnapped-for-all corn-pays"
              + " swapped-prices");

  /** Expansions, settings, number of players and the first seed. */
  static Stream<Arguments> configs() {
    List<Arguments> configs = new ArrayList<>();
    for (int players = 2; players <= 5; players++) {
      for (int union = 1; union < 1 << EXPANSIONS.size(); union++) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < EXPANSIONS.size(); i++) {
          name.append((union >>> i & 1) != 0 ? "+" + EXPANSIONS.get(i) : "");
        }
        configs.add(Arguments.of(name.toString(), "", players, configs.size() * 1_000_000L));
      }
      for (String settings : HOUSE_RULES) {
        configs.add(Arguments.of(ALL, settings, players, configs.size() * 1_000_000L));
      }
    }
    return configs.stream();
  }

  private static PuertoRicoGame game(String expansions, String settings, int players) {
    return PuertoRico.game("puertorico" + expansions + " players=" + players + " " + settings);
  }

  @ParameterizedTest
  @MethodSource("configs")
  void newGamesAgree(String expansions, String settings, int players, long firstSeed) {
    PuertoRicoGame game = game(expansions, settings, players);
    int questions = 0;
    for (long seed = firstSeed; seed < firstSeed + GAMES; seed++) {
      questions += Referee.followNew(game, seed, MOST_ROUNDS);
    }
    assertThat(questions).isGreaterThan(20 * GAMES);
  }

  /**
   * Sets and chance decide on buildings before a game, so that rich positions have none of them.
   */
  @ParameterizedTest
  @MethodSource("configs")
  void gamesFromRichPositionsAgree(
      String expansions, String settings, int players, long firstSeed) {
    String rules = settings.replaceAll("(set|draft)=\\w+ ?", "");
    PuertoRicoGame game = game(expansions, rules, players);
    int questions = 0;
    for (long seed = firstSeed; seed < firstSeed + GAMES * POSITIONS_A_GAME; seed++) {
      questions +=
          Referee.followFrom(
              game,
              RichPositions.at(expansions + " " + rules, players, seed),
              "rich position " + seed,
              seed,
              3);
    }
    assertThat(questions).isGreaterThan(20 * GAMES);
  }
}

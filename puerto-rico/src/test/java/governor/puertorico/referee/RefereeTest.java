package governor.puertorico.referee;

import static org.assertj.core.api.Assertions.assertThat;

import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The engine beside a second statement of the rules, in new games for every number of players by
 * the rules and by each house rule.
 */
class RefereeTest {
  /** How many games of each config; {@code -Dgovernor.referee.games=1000} takes longer. */
  private static final int GAMES = Integer.getInteger("governor.referee.games", 3);

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

  static Stream<String> configs() {
    return Stream.of(2, 3, 4, 5)
        .flatMap(
            players ->
                HOUSE_RULES.stream().map(rules -> "puertorico players=" + players + " " + rules));
  }

  @ParameterizedTest
  @MethodSource("configs")
  void theEngineAndTheRefereeAgree(String config) {
    PuertoRicoGame game = PuertoRico.game(config);
    int questions = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      questions += Referee.followNew(game, seed, MOST_ROUNDS);
    }
    assertThat(questions).isGreaterThan(20 * GAMES);
  }
}

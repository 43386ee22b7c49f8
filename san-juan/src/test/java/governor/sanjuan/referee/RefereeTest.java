package governor.sanjuan.referee;

import static org.assertj.core.api.Assertions.assertThat;

import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The referee beside random games: every edition, every number of players, every house rule. */
class RefereeTest {
  /** How many games of each config are followed; more with -Dreferee.games=1000. */
  private static final int GAMES = Integer.getInteger("referee.games", 3);

  private static final int MOST_CHOICES = 3000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2e",
        "2e+new-buildings",
        "1e",
        "1e+treasure-chest",
        "yaro",
        "yaro+new-buildings",
        "2e+events",
        "2e+new-buildings+events",
        "1e+events",
        "1e+treasure-chest+events",
        "yaro+events",
        "yaro+new-buildings+events"
      })
  void agreesOnEveryEdition(String edition) {
    follow(edition, "");
  }

  private static void follow(String edition, String settings) {
    int compared = 0;
    for (int players = 2; players <= 4; players++) {
      String config = "sanjuan:" + edition + " players=" + players + settings;
      SanJuanGame game = SanJuan.game(config);
      for (int seed = 1; seed <= GAMES; seed++) {
        compared += Referee.followNewGame(game, seed, MOST_CHOICES);
      }
    }
    System.out.println(edition + settings + " " + compared);
    assertThat(compared).isGreaterThan(300 * GAMES);
  }
}

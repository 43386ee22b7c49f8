package governor.sanjuan.referee;

import static org.assertj.core.api.Assertions.assertThat;

import governor.sanjuan.RichPosition;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The referee beside random games: every edition, number of players and house rule, from the
 * beginning and from positions in which much lies on the table.
 */
class RefereeTest {
  /** How much is followed; with -Dgovernor.referee.games=100 a hundred times as much. */
  private static final int TIMES = Integer.getInteger("governor.referee.games", 1);

  private static final int MOST_CHOICES = 3000;
  private static final int GAMES = TIMES;
  private static final int POSITIONS = 8 * TIMES;
  private static final int CHOICES_FROM_POSITION = 100;

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
    int compared = 0;
    for (int players = 2; players <= 4; players++) {
      compared += newGames(edition, players, "") + richPositions(edition, players, "");
    }
    assertThat(compared).isGreaterThan(2000 * TIMES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setup-variation",
        "open-piles",
        "sell-one-by-one",
        "covered-building-helps",
        "covered-good-pays",
        "covered-building-helps covered-good-pays",
        "cathedral-returns",
        "guard-room-always",
        "visit-with-library",
        "earthquake-top-only",
        "earthquake-top-only cathedral-returns",
        "rounds=6"
      })
  void agreesOnEveryHouseRule(String settings) {
    int compared = 0;
    for (int players = 2; players <= 4; players++) {
      compared += newGames("2e+new-buildings+events", players, settings);
      compared += richPositions("2e+new-buildings+events", players, settings);
      compared += richPositions("1e+treasure-chest", players, settings);
    }
    assertThat(compared).isGreaterThan(2000 * TIMES);
  }

  private static int newGames(String edition, int players, String settings) {
    String config = "sanjuan:" + edition + " players=" + players + " " + settings;
    SanJuanGame game = SanJuan.game(config.strip());
    int compared = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      compared += Referee.followNewGame(game, seed, MOST_CHOICES);
    }
    return compared;
  }

  private static int richPositions(String edition, int players, String settings) {
    String config = (edition + " " + settings).strip();
    int compared = 0;
    for (int seed = 1; seed <= POSITIONS; seed++) {
      RichPosition rich = new RichPosition(config, players, seed);
      compared +=
          Referee.followPosition(
              rich.rules(),
              rich.position(),
              rich.isRoundStart(),
              seed,
              "rich position " + seed,
              CHOICES_FROM_POSITION);
    }
    return compared;
  }
}

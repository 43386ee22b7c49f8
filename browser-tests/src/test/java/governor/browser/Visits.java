package governor.browser;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Tests that visit one house: a server and a browser for all tests of a class. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Visits {
  @TempDir static Path data;
  private House house;

  @BeforeAll
  final void open() {
    house = House.open(data);
  }

  @AfterEach
  final void sayGoodbye() {
    house.sayGoodbye();
  }

  @AfterAll
  final void close() {
    if (house != null) {
      house.close();
    }
  }

  final House house() {
    return house;
  }

  /** What the start screen proposes: this game, Anna in the first seat, these kinds of others. */
  static String game(String game, String edition, String... others) {
    return lastGame(game, edition, "{}", others);
  }

  /** The same, with a link for watchers who may see all hands. */
  static String watchedGame(String game, String edition, String... others) {
    return lastGame(game, edition, "{}", "{shuffleSeats: false, watch: 'all'}", others);
  }

  /** The same, over after one round. */
  static String shortGame(String game, String edition, String... others) {
    return lastGame(game, edition, "{rounds: '1'}", others);
  }

  private static String lastGame(String game, String edition, String rules, String... others) {
    return lastGame(game, edition, rules, "{shuffleSeats: false}", others);
  }

  private static String lastGame(
      String game, String edition, String rules, String options, String[] others) {
    StringBuilder seats = new StringBuilder("{kind: 'me', name: 'Anna'}");
    for (String kind : others) {
      seats.append(", {kind: '").append(kind).append("', level: 1, name: 'Ben', personality: ''}");
    }
    return ", lastGame: {game: '%s', edition: '%s', houseRules: %s, seats: [%s], options: %s}"
        .formatted(game, edition, rules, seats, options);
  }
}

package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.copies;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The printed numbers of the 22 buildings of the expansions. */
class ExpansionNumbersTest {
  @ParameterizedTest
  @CsvSource({
    "aqueduct, 1, 1, 1, 1, 2, 1, 1",
    "forest house, 2, 1, 1, 1, 2, 1, 1",
    "black market, 2, 1, 1, 1, 2, 1, 1",
    "storehouse, 3, 1, 1, 1, 2, 1, 1",
    "guesthouse, 4, 2, 2, 2, 2, 1, 1",
    "trading post, 5, 2, 2, 1, 2, 1, 1",
    "church, 5, 2, 2, 1, 2, 1, 1",
    "small wharf, 6, 2, 2, 1, 2, 1, 1",
    "lighthouse, 7, 3, 3, 1, 2, 1, 1",
    "specialty factory, 8, 3, 3, 1, 2, 1, 1",
    "library, 8, 3, 3, 1, 2, 1, 1",
    "union hall, 9, 3, 3, 1, 2, 1, 1",
    "statue, 10, 8, 4, 0, 1, 1, 2",
    "cloister, 10, 4, 4, 1, 1, 1, 2",
    "land office, 2, 1, 1, 1, 2, 1, 1",
    "chapel, 3, 1, 1, 1, 2, 1, 1",
    "hunting lodge, 4, 2, 2, 1, 2, 1, 1",
    "zoning office, 5, 2, 2, 1, 2, 1, 1",
    "royal supplier, 6, 2, 2, 1, 2, 1, 1",
    "villa, 7, 3, 3, 1, 2, 1, 1",
    "jeweler, 8, 3, 3, 1, 2, 2, 1",
    "royal garden, 10, 4, 4, 1, 1, 1, 2"
  })
  void numbers(
      String name, int cost, int points, int column, int circles, int copies, int two, int spaces) {
    for (int quarries = 0; quarries <= 5; quarries++) {
      int price = cost - Math.min(quarries, column);
      Scenario s = game(ALL_BUILDINGS, 3).mannedPlantations(1, copies(quarries, "quarry"));
      s.doubloons(1, Math.max(0, price)).choose(0, "take builder").passUntil(1);
      s.choose(1, "build " + name);
      assertThat(s.doubloonsOf(1)).as("with %s quarries", quarries).isZero();
      assertThat(s.freeCitySpaces(1)).isEqualTo(12 - spaces);
      assertThat(s.score(1, "buildings")).isEqualTo(points);
      assertThat(s.score(1)).as("nothing beyond the printed points").isEqualTo(points);
      assertThat(s.copiesLeft(name)).isEqualTo(copies - 1);
    }
    Scenario poor = game(ALL_BUILDINGS, 3).doubloons(1, cost - 1);
    poor.choose(0, "take builder").passUntil(1).doesNotOffer("build " + name);
    Scenario full = game(ALL_BUILDINGS, 3).building(0, name, 0).sanJuan(0, 5);
    full.choose(0, "take mayor").passUntilRole();
    assertThat(full.mannedOn(0, name)).isEqualTo(circles);
    assertThat(game(ALL_BUILDINGS, 2).copiesLeft(name)).isEqualTo(two);
  }
}

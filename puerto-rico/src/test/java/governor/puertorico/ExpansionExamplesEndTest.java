package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The worked examples that count points: 23 to 27 and 35. */
class ExpansionExamplesEndTest {

  private static Scenario cloister(int colonists) {
    return game(NEW_BUILDINGS, 3).building(0, "cloister", colonists);
  }

  @Test
  void e23_aCloister() {
    Scenario three = cloister(1).forests(0, "indigo", 6).plantations(0, copies(3, "quarry"));
    three.plantations(0, "corn", "corn", "coffee");
    assertThat(three.score(0, "cloister")).isEqualTo(6);
    Scenario two = cloister(1).plantations(0, copies(5, "corn"));
    assertThat(two.plantations(0, copies(4, "sugar")).score(0, "cloister")).isEqualTo(3);
    Scenario four = cloister(1).forests(0, "corn", 9).forests(0, "indigo", 3);
    assertThat(four.score(0, "cloister")).isEqualTo(10);
    Scenario empty = cloister(0).forests(0, "corn", 9).forests(0, "indigo", 3);
    assertThat(empty.score(0, "cloister")).isZero();
  }

  @Test
  void e24_aCityHall() {
    Scenario s = game(ALL_BUILDINGS, 3).building(0, "city hall", 1);
    city(s, 0, List.of("statue", "aqueduct", "chapel", "jeweler", "coffee roaster"));
    assertThat(s.score(0, "city hall")).isEqualTo(4);
  }

  @Test
  void e25_aGuildHall() {
    Scenario s = game(NOBLES, 3).building(0, "guild hall", 1);
    city(s, 0, List.of("small indigo plant", "sugar mill", "coffee roaster", "jeweler"));
    assertThat(s.score(0, "guild hall")).isEqualTo(7);
  }

  @Test
  void e26_aFortress() {
    Scenario s = game(NOBLES, 3).building(0, "fortress", 1).sanJuan(0, 13).nobles(0, 4);
    assertThat(s.score(0, "fortress")).isEqualTo(6);
    assertThat(s.score(0)).as("printed, fortress, nobles").isEqualTo(4 + 6 + 4);
  }

  @Test
  void e27_aRoyalGardenAndAGuildHall() {
    Scenario s = game(NOBLES, 3).nobleOn(0, "royal garden").nobles(0, 2);
    s.building(0, "guild hall", 1).building(0, "jeweler", 1);
    assertThat(s.score(0) - s.score(0, "buildings")).isEqualTo(8);
    assertThat(s.score(0, "royal garden")).isEqualTo(3);
    assertThat(s.score(0, "guild hall")).isEqualTo(2);
  }

  @Test
  void e35_aResidenceAndACustomsHouse() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "residence", 1).plantations(0, tiles(7));
    s.plantations(0, "quarry", "quarry").forests(0, "corn", 2);
    assertThat(s.score(0, "residence")).isEqualTo(6);
    Scenario customs = game(NEW_BUILDINGS, 3).building(0, "customs house", 1).points(0, 23);
    assertThat(customs.score(0, "customs house")).isEqualTo(5);
  }
}

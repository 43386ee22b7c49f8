package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.copies;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The statue and the cloister. */
class NewBuildingSpecsEndTest {

  @Test
  void statueHasEightPointsAndNoCircle() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "statue", 0).sanJuan(0, 3);
    assertThat(s.score(0)).isEqualTo(8);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.sanJuanOf(0)).isEqualTo(5);
    assertThat(s.score(0)).isEqualTo(8);
  }

  @Test
  void statueHasNoCircleToFillWhenTheShipIs() {
    Scenario s = game(NEW_BUILDINGS, 3).askingEverything().colonistShip(0);
    s.building(0, "statue", 0).building(1, "harbor", 0).building(1, "wharf", 0);
    s.building(1, "sugar mill", 1).choose(0, "take mayor", "pass").passUntilRole();
    assertThat(s.colonistShipNow()).isEqualTo(4);
  }

  @Test
  void cloisterCountsSetsOfThreeTilesOfAKind() {
    int[] points = {0, 1, 3, 6, 10};
    String[] kinds = {"corn", "indigo", "sugar", "tobacco"};
    for (int sets = 0; sets <= 4; sets++) {
      Scenario s = game(NEW_BUILDINGS, 3).building(0, "cloister", 1);
      for (int kind = 0; kind < sets; kind++) {
        s.plantations(0, copies(3, kinds[kind]));
      }
      assertThat(s.score(0, "cloister")).as("%s sets", sets).isEqualTo(points[sets]);
      assertThat(s.score(0)).isEqualTo(4 + points[sets]);
    }
  }

  @Test
  void cloisterCountsQuarriesAndForestsAsKinds() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "cloister", 1);
    s.plantations(0, copies(3, "quarry")).forests(0, "corn", 2).forests(0, "sugar", 1);
    assertThat(s.score(0, "cloister")).isEqualTo(3);
  }

  @Test
  void cloisterDoesNotMixKinds() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "cloister", 1);
    s.plantations(0, "corn", "corn", "sugar", "sugar").forests(0, "corn", 2);
    assertThat(s.score(0, "cloister")).isZero();
  }

  @Test
  void cloisterDoesNothingWhenEmpty() {
    Scenario s =
        game(NEW_BUILDINGS, 3).building(0, "cloister", 0).plantations(0, copies(9, "corn"));
    assertThat(s.score(0, "cloister")).isZero();
    assertThat(s.score(0)).isEqualTo(4);
  }
}

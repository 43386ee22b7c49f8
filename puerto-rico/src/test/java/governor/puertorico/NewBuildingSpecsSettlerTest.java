package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.priceOf;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The forest house. */
class NewBuildingSpecsSettlerTest {

  private static Scenario table() {
    return game(NEW_BUILDINGS, 3).faceUp("corn", "indigo", "sugar", "sugar");
  }

  @Test
  void forestHouseLaysTheTakenPlantationAsAForest() {
    Scenario s = table().building(0, "forest house", 1).choose(0, "take settler");
    s.offersExactly(
        0,
        "take corn",
        "take indigo",
        "take sugar",
        "take quarry",
        "take corn as forest",
        "take indigo as forest",
        "take sugar as forest",
        "pass");
    s.choose(0, "take sugar as forest");
    assertThat(s.islandOf(0)).containsExactly("forest");
    assertThat(s.faceUpNow()).containsExactly("corn", "indigo", "sugar");
  }

  @Test
  void forestHouseServesAlsoWhoIsNotSettler() {
    Scenario s = table().building(1, "forest house", 1).choose(0, "take settler", "pass");
    s.choose(1, "take corn as forest");
    assertThat(s.islandOf(1)).containsExactly("forest");
    s.offersExactly(2, "take indigo", "take sugar", "pass");
  }

  @Test
  void forestHouseDoesNothingWhenEmpty() {
    Scenario s = table().building(0, "forest house", 0).forests(0, "corn", 4).doubloons(0, 10);
    s.choose(0, "take settler");
    s.offersExactly(0, "take corn", "take indigo", "take sugar", "take quarry", "pass");
    s.passUntilRole().choose(1, "take builder").passUntil(0);
    assertThat(priceOf(s, 0, "small market")).isEqualTo(1);
  }

  @Test
  void forestHouseLooksAtTheHaciendasTileFirst() {
    Scenario s = table().building(0, "forest house", 1).building(0, "hacienda", 1);
    s.faceDown("coffee").choose(0, "take settler", "use hacienda");
    s.offersExactly(0, "lay coffee", "lay coffee as forest").choose(0, "lay coffee as forest");
    assertThat(s.islandOf(0)).containsExactly("forest");
    Scenario other = table().building(0, "forest house", 1).building(0, "hacienda", 1);
    other.faceDown("coffee").choose(0, "take settler", "use hacienda", "lay coffee");
    assertThat(other.islandOf(0)).containsExactly("coffee");
  }

  @Test
  void forestsHoldNobodyAndMakeNothing() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "forest house", 1).forests(0, "corn", 3);
    s.sanJuan(0, 2).choose(0, "take mayor").passUntilRole();
    assertThat(s.sanJuanOf(0)).isEqualTo(4);
    s.choose(1, "take craftsman").passUntilRole();
    assertThat(s.goodsOf(0, "corn")).isZero();
  }

  @Test
  void forestsFillTheIsland() {
    Scenario s = table().forests(1, "corn", 8).forests(1, "indigo", 4);
    s.choose(0, "take settler", "pass");
    assertThat(s.asked()).isEqualTo(2);
  }

  @Test
  void twoForestsTakeADoubloonOff() {
    for (int forests = 0; forests <= 7; forests++) {
      Scenario s = game(NEW_BUILDINGS, 3).building(1, "forest house", 1).doubloons(1, 10);
      s.forests(1, "corn", forests).choose(0, "take builder").passUntil(1);
      assertThat(priceOf(s, 1, "harbor")).isEqualTo(8 - forests / 2);
    }
  }

  @Test
  void forestsHaveNoColumnLimit() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "forest house", 1).doubloons(1, 10);
    s.forests(1, "corn", 6).mannedPlantations(1, copies(3, "quarry"));
    s.choose(0, "take builder").passUntil(1);
    assertThat(priceOf(s, 1, "union hall")).isEqualTo(9 - 3 - 3);
  }

  @Test
  void aForestHouseBuiltNowDoesNotMakeItselfCheaper() {
    Scenario s = game(NEW_BUILDINGS, 3).forests(1, "corn", 6).doubloons(1, 2);
    s.choose(0, "take builder").passUntil(1);
    assertThat(priceOf(s, 1, "forest house")).isEqualTo(2);
  }
}

package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.priceOf;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The library: its owner has the privilege of his own role twice. */
class LibrarySpecTest {

  private static Scenario library(int seat) {
    return game(NEW_BUILDINGS, 4).building(seat, "library", 1);
  }

  private static Scenario settler() {
    return library(0).faceUp("corn", "indigo", "sugar", "tobacco", "coffee");
  }

  @Test
  void theSettlerTakesAnotherPlantationAfterAllOthers() {
    Scenario s = settler().choose(0, "take settler", "take quarry");
    s.choose(1, "take corn").choose(2, "pass").choose(3, "take coffee");
    s.offersExactly(0, "take indigo", "take sugar", "take tobacco", "pass");
    s.choose(0, "take sugar");
    assertThat(s.islandOf(0)).containsExactly("sugar", "quarry");
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void theSecondTileMayBeLeft() {
    Scenario s = settler().choose(0, "take settler", "pass");
    s.choose(1, "pass").choose(2, "pass").choose(3, "pass").choose(0, "pass");
    assertThat(s.islandOf(0)).isEmpty();
  }

  @Test
  void aConstructionHutAllowsAQuarryAsTheSecondTile() {
    Scenario s = settler().building(0, "construction hut", 1).choose(0, "take settler");
    s.choose(0, "take quarry").choose(1, "pass").choose(2, "pass").choose(3, "pass");
    s.choose(0, "take quarry");
    assertThat(s.islandOf(0)).containsExactly("quarry", "quarry");
  }

  @Test
  void theSecondTileGetsNoColonistFromTheHospice() {
    Scenario s = settler().building(0, "hospice", 1).choose(0, "take settler", "take corn");
    s.choose(1, "pass").choose(2, "pass").choose(3, "pass").choose(0, "take indigo");
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.mannedOn(0, "indigo")).isZero();
    assertThat(s.sanJuanOf(0)).isZero();
  }

  @Test
  void theHaciendaIsStillUsedOnce() {
    Scenario s = settler().building(0, "hacienda", 1).faceDown("coffee");
    s.choose(0, "take settler", "use hacienda", "take corn");
    s.choose(1, "pass").choose(2, "pass").choose(3, "pass").doesNotOffer("use hacienda");
    s.choose(0, "take indigo");
    assertThat(s.islandOf(0)).containsExactly("corn", "indigo", "coffee");
  }

  @Test
  void aFullIslandTakesNoSecondTile() {
    Scenario s = settler().plantations(0, copies(7, "corn")).plantations(0, copies(4, "indigo"));
    s.choose(0, "take settler", "take quarry").choose(1, "pass").choose(2, "pass");
    s.choose(3, "pass").offersAmongOthers(1, "take mayor");
  }

  @Test
  void theMayorTakesTwoFromTheSupply() {
    Scenario s = library(0).choose(0, "take mayor").passUntilRole();
    assertThat(s.colonistsOf(0)).isEqualTo(1 + 2 + 1);
    assertThat(s.colonistsOf(1)).isEqualTo(1);
  }

  @Test
  void theBuilderPaysTwoLess() {
    Scenario s = library(0).doubloons(0, 10).choose(0, "take builder");
    assertThat(priceOf(s, 0, "wharf")).isEqualTo(7);
  }

  @Test
  void theCraftsmanTakesTwoBarrels() {
    Scenario s = library(0).mannedPlantations(0, "corn", "indigo");
    s.building(0, "small indigo plant", 1).choose(0, "take craftsman");
    s.offersExactly(0, "take corn", "take indigo", "pass").choose(0, "take corn", "take indigo");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(2);
    assertThat(s.goodsOf(0, "indigo")).isEqualTo(2);
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void theTraderGetsTwoMoreIfHeSells() {
    Scenario s = library(0).goods(0, "sugar", 1).choose(0, "take trader", "sell sugar");
    assertThat(s.doubloonsOf(0)).isEqualTo(4);
    Scenario none = library(0).choose(0, "take trader");
    assertThat(none.doubloonsOf(0)).isZero();
  }

  @Test
  void theCaptainGetsTwoMorePointsForHisFirstLoading() {
    Scenario s = library(0).goods(0, "corn", 3).goods(0, "sugar", 1).choose(0, "take captain");
    s.choose(0, "load 3 corn on ship 5");
    assertThat(s.pointsOf(0)).isEqualTo(5);
    s.choose(0, "load 1 sugar on ship 6");
    assertThat(s.pointsOf(0)).isEqualTo(6);
  }

  @Test
  void theProspectorGetsTwoDoubloonsBesidesThoseOnTheCard() {
    Scenario s = library(0).roleDoubloons("prospector", 3).choose(0, "take prospector");
    assertThat(s.doubloonsOf(0)).isEqualTo(5);
  }

  @Test
  void aLibraryDoesNothingWhenEmpty() {
    Scenario s = game(NEW_BUILDINGS, 4).building(0, "library", 0).choose(0, "take prospector");
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
  }

  @Test
  void aLibraryDoesNothingInTheRoleOfAnother() {
    Scenario s = library(1).doubloons(1, 10).choose(0, "take builder").passUntil(1);
    assertThat(priceOf(s, 1, "wharf")).isEqualTo(9);
    Scenario captain = library(1).goods(1, "corn", 3).choose(0, "take captain");
    captain.choose(1, "load 3 corn on ship 5");
    assertThat(captain.pointsOf(1)).isEqualTo(3);
  }
}

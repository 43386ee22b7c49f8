package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.copies;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on the settler phase: R5 to R8, R35 and the settler's part of R21, R42 and R45. */
class RulingsSettlerTest {

  private static Scenario table() {
    return game("", 3).faceUp("corn", "indigo", "sugar", "tobacco");
  }

  @Test
  void r5_aFullIslandIsSkippedAlsoForTheHacienda() {
    Scenario s = table().plantations(0, copies(8, "indigo")).plantations(0, copies(4, "corn"));
    s.building(0, "hacienda", 1);
    s.choose(0, "take settler").offersAmongOthers(1, "take corn", "pass");
    s.choose(1, "take corn").offersExactly(2, "take indigo", "take sugar", "take tobacco", "pass");
    assertThat(s.islandOf(0)).hasSize(12);
  }

  @Test
  void r5_theHaciendaMayUseTheLastSpace() {
    Scenario s = table().plantations(0, copies(8, "indigo")).plantations(0, copies(3, "corn"));
    s.building(0, "hacienda", 1).faceDown("coffee");
    s.choose(0, "take settler").offersExactly(0, "use hacienda", "pass");
    s.choose(0, "use hacienda").offersAmongOthers(1, "take corn");
    assertThat(s.islandOf(0)).hasSize(12).contains("coffee");
  }

  @Test
  void r5_withElevenTilesTheHaciendaMayBeLeftForANormalTile() {
    Scenario s = table().plantations(0, copies(8, "indigo")).plantations(0, copies(3, "corn"));
    s.building(0, "hacienda", 1).faceDown("coffee");
    s.choose(0, "take settler", "pass", "take quarry");
    assertThat(s.islandOf(0)).hasSize(12).contains("quarry").doesNotContain("coffee");
  }

  @Test
  void r6_theHospiceNeverMansTheHaciendaTile() {
    Scenario s = table().building(0, "hacienda", 1).building(0, "hospice", 1).faceDown("coffee");
    s.choose(0, "take settler", "use hacienda", "take corn");
    assertThat(s.islandOf(0)).containsExactly("corn", "coffee");
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.mannedOn(0, "coffee")).isZero();
    assertThat(s.colonistSupplyNow()).isEqualTo(55 - 2 - 1);
  }

  @Test
  void r6_anOnlyHaciendaTileGetsNoColonist() {
    Scenario s = table().building(0, "hacienda", 1).building(0, "hospice", 1).faceDown("coffee");
    s.choose(0, "take settler", "use hacienda", "pass");
    assertThat(s.islandOf(0)).containsExactly("coffee");
    assertThat(s.mannedOn(0, "coffee")).isZero();
    assertThat(s.colonistSupplyNow()).isEqualTo(55 - 2);
  }

  @Test
  void r6_aQuarryTakenAsTheNormalTileGetsTheColonist() {
    Scenario s = table().building(0, "hospice", 1);
    s.choose(0, "take settler", "take quarry");
    assertThat(s.mannedOn(0, "quarry")).isEqualTo(1);
  }

  @Test
  void r6_withTwoEqualTilesOnlyTheNormalOneIsManned() {
    Scenario s = table().building(0, "hacienda", 1).building(0, "hospice", 1).faceDown("corn");
    s.choose(0, "take settler", "use hacienda", "take corn");
    assertThat(s.islandOf(0)).containsExactly("corn", "corn");
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
  }

  @Test
  void r6_theColonistComesFromTheSupplyThenTheShipThenNot() {
    Scenario supply = table().building(0, "hospice", 1).colonistSupply(1).colonistShip(2);
    supply.choose(0, "take settler", "take corn");
    assertThat(supply.colonistSupplyNow()).isZero();
    assertThat(supply.colonistShipNow()).isEqualTo(2);
    Scenario ship = table().building(0, "hospice", 1).colonistSupply(0).colonistShip(2);
    ship.choose(0, "take settler", "take corn");
    assertThat(ship.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(ship.colonistShipNow()).isEqualTo(1);
    Scenario none = table().building(0, "hospice", 1).colonistSupply(0).colonistShip(0);
    none.choose(0, "take settler", "take corn");
    assertThat(none.islandOf(0)).containsExactly("corn");
    assertThat(none.mannedOn(0, "corn")).isZero();
  }

  @Test
  void r6_theHospiceIsAQuestion() {
    Scenario s = game("", 3).askingEverything().faceUp("corn", "indigo", "sugar", "tobacco");
    s.building(0, "hospice", 1).choose(0, "take settler", "take corn");
    s.offersExactly(0, "use hospice", "pass").choose(0, "pass");
    assertThat(s.mannedOn(0, "corn")).isZero();
    Scenario t = game("", 3).askingEverything().faceUp("corn", "indigo", "sugar", "tobacco");
    t.building(0, "hospice", 1).choose(0, "take settler", "take corn", "use hospice");
    assertThat(t.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(t.asked()).isEqualTo(1);
  }

  @Test
  void r6_tablesAskForTheHospiceWhereItsColonistCouldBringTheEnd() {
    Scenario s = game("", 3).faceUp("corn").building(0, "hospice", 1).colonistSupply(4);
    s.choose(0, "take settler", "take corn").offersExactly(0, "use hospice", "pass");
    Scenario enough = game("", 3).faceUp("corn").building(0, "hospice", 1).colonistSupply(5);
    enough.choose(0, "take settler", "take corn");
    assertThat(enough.mannedOn(0, "corn")).isEqualTo(1);
    Scenario sure = game("", 3).faceUp("corn").building(0, "hospice", 1).colonistSupply(2);
    sure.choose(0, "take settler", "take corn");
    assertThat(sure.mannedOn(0, "corn")).isEqualTo(1);
  }

  @Test
  void r6_bySettingTheHospiceGivesItsColonistWithoutAsking() {
    Scenario s = game("automatic-colonists", 3).askingEverything().faceUp("corn");
    s.building(0, "hospice", 1).choose(0, "take settler", "take corn");
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void r6_thereIsNoQuestionWithoutATileOrAColonist() {
    Scenario noTile = game("", 3).askingEverything().building(0, "hospice", 1);
    noTile.choose(0, "take settler", "pass");
    assertThat(noTile.asked()).isEqualTo(1);
    Scenario noColonist = game("", 3).askingEverything().building(0, "hospice", 1);
    noColonist.colonistSupply(0).colonistShip(0).choose(0, "take settler", "take quarry");
    assertThat(noColonist.asked()).isEqualTo(1);
    assertThat(noColonist.mannedOn(0, "quarry")).isZero();
  }

  @Test
  void r7_anEmptyStackIsReshuffledForTheHacienda() {
    Scenario s = table().building(0, "hacienda", 1).onlyFaceDown();
    int discarded = s.discardSize();
    assertThat(s.faceDownSize()).isZero();
    s.choose(0, "take settler").offersExactly(0, "use hacienda", "pass");
    s.choose(0, "use hacienda");
    assertThat(s.islandOf(0)).hasSize(1);
    assertThat(s.faceDownSize()).isEqualTo(discarded - 1);
    assertThat(s.discardSize()).isZero();
  }

  @Test
  void r7_withNoTileAnywhereTheHaciendaGivesNothing() {
    Scenario s = game("", 5).building(0, "hacienda", 1).faceUp("indigo");
    s.plantations(0, copies(8, "coffee")).plantations(1, copies(9, "tobacco"));
    s.plantations(2, copies(10, "corn")).plantations(3, copies(11, "sugar"));
    s.plantations(4, copies(11, "indigo"));
    s.choose(0, "take settler").offersExactly(0, "take indigo", "take quarry", "pass");
  }

  @Test
  void r7_theLastTileOfTheStackGoesToTheFirstHacienda() {
    Scenario s = table().building(0, "hacienda", 1).building(1, "hacienda", 1);
    s.onlyFaceDown("coffee").choose(0, "take settler", "use hacienda", "pass");
    assertThat(s.islandOf(0)).containsExactly("coffee");
    int discarded = s.discardSize();
    s.offersExactly(1, "use hacienda", "pass").choose(1, "use hacienda");
    assertThat(s.islandOf(1)).hasSize(1);
    assertThat(s.discardSize()).isZero();
    assertThat(s.faceDownSize()).isEqualTo(discarded - 1);
  }

  @Test
  void r8_theDrawIsDecidedBlindAndPlacedAtOnce() {
    Scenario s = table().building(0, "hacienda", 1).faceDown("coffee");
    s.choose(0, "take settler").offersExactly(0, "use hacienda", "pass");
    s.choose(0, "use hacienda");
    assertThat(s.islandOf(0)).containsExactly("coffee");
    s.offersExactly(
        0, "take corn", "take indigo", "take sugar", "take tobacco", "take quarry", "pass");
  }

  @Test
  void r8_theHaciendaIsAskedBeforeEachOwnersOwnTile() {
    Scenario s = table().building(1, "hacienda", 1).building(2, "hacienda", 1);
    s.faceDown("coffee", "sugar");
    s.choose(0, "take settler", "take corn").offersExactly(1, "use hacienda", "pass");
    s.choose(1, "use hacienda", "take indigo").offersExactly(2, "use hacienda", "pass");
    s.choose(2, "use hacienda", "take tobacco");
    assertThat(s.islandOf(1)).containsExactly("indigo", "coffee");
    assertThat(s.islandOf(2)).containsExactly("sugar", "tobacco");
  }

  @Test
  void r21_aSettlerWithAFullIslandStillGivesTheOthersTheirTile() {
    Scenario s = table().plantations(0, copies(8, "indigo")).plantations(0, copies(4, "corn"));
    s.offersAmongOthers(0, "take settler");
    s.choose(0, "take settler").choose(1, "take corn").choose(2, "take sugar");
    assertThat(s.islandOf(1)).containsExactly("corn");
    assertThat(s.islandOf(2)).containsExactly("sugar");
  }

  @Test
  void r35_withoutQuarriesTheSettlerTakesAPlantation() {
    Scenario s = table().quarriesLeft(0).building(1, "construction hut", 1);
    s.choose(0, "take settler");
    s.offersExactly(0, "take corn", "take indigo", "take sugar", "take tobacco", "pass");
    s.choose(0, "take corn");
    s.offersExactly(1, "take indigo", "take sugar", "take tobacco", "pass");
  }

  @Test
  void r42_takingAPlantationIsVoluntary() {
    Scenario s = table().choose(0, "take settler", "pass").choose(1, "pass").choose(2, "pass");
    assertThat(s.islandOf(0)).isEmpty();
    assertThat(s.islandOf(1)).isEmpty();
    assertThat(s.islandOf(2)).isEmpty();
    assertThat(s.discardSize()).isEqualTo(4);
    assertThat(s.faceUpNow()).hasSize(4);
  }

  @Test
  void r45_theHospiceColonistIsAcceptedWithoutAskingByDefault() {
    Scenario s = table().building(0, "hospice", 1).choose(0, "take settler", "take corn");
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo(1);
  }
}

package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.priceOf;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on forests and on tiles that leave islands. */
class RulingsXSettlerTest {

  private static Scenario table() {
    return game(NEW_BUILDINGS, 3).faceUp("corn", "indigo", "sugar", "tobacco");
  }

  private static int harbor(String settings, int colonists) {
    Scenario s = game(settings, 3).building(1, "forest house", colonists).forests(1, "corn", 4);
    s.doubloons(1, 10).choose(0, "take builder").passUntil(1);
    return priceOf(s, 1, "harbor");
  }

  @Test
  void x1_forestsTakeDoubloonsOffOnlyWithSomebodyOnTheForestHouse() {
    assertThat(harbor(NEW_BUILDINGS, 1)).isEqualTo(6);
    assertThat(harbor(NEW_BUILDINGS, 0)).isEqualTo(8);
  }

  @Test
  void x1_bySettingAnEmptyForestHouseIsEnough() {
    assertThat(harbor(NEW_BUILDINGS + " unmanned-forest-house", 0)).isEqualTo(6);
    Scenario without = game(NEW_BUILDINGS + " unmanned-forest-house", 3).forests(1, "corn", 4);
    without.doubloons(1, 10).choose(0, "take builder").passUntil(1);
    assertThat(priceOf(without, 1, "harbor")).as("no forest house at all").isEqualTo(8);
  }

  @Test
  void x2_aForestUsesUpATileOfTheRow() {
    Scenario s = table().building(0, "forest house", 1).choose(0, "take settler");
    s.choose(0, "take corn as forest");
    assertThat(s.faceUpNow()).containsExactly("indigo", "sugar", "tobacco");
  }

  @Test
  void x2_withoutARowThereIsNoForest() {
    Scenario s = game(NEW_BUILDINGS, 3).faceUp().building(0, "forest house", 1);
    s.choose(0, "take settler").offersExactly(0, "take quarry", "pass");
  }

  @Test
  void x2_aDiscardedForestIsAPlantationAgain() {
    Scenario s = game(ALL_BUILDINGS, 3).faceUp("corn").building(0, "hunting lodge", 1);
    s.forests(0, "coffee", 1).choose(0, "take settler", "pass");
    s.choose(1, "pass").choose(2, "pass").offersExactly(0, "discard forest", "pass");
    int before = s.discarded("coffee");
    s.choose(0, "discard forest");
    assertThat(s.forestsOf(0)).isZero();
    assertThat(s.discarded("coffee")).isEqualTo(before + 1);
  }

  @Test
  void x3_theHospicesColonistForAForestGoesToSanJuan() {
    Scenario s = table().askingEverything().building(0, "forest house", 1);
    s.building(0, "hospice", 1).choose(0, "take settler", "take corn as forest", "use hospice");
    assertThat(s.sanJuanOf(0)).isEqualTo(1);
    assertThat(s.colonistsOf(0)).isEqualTo(3);
    assertThat(s.islandOf(0)).containsExactly("forest");
  }

  @Test
  void x3_neitherTheLibrarysNorTheHaciendasTileGetsAColonist() {
    Scenario s = table().askingEverything().building(0, "forest house", 1).faceDown("coffee");
    s.building(0, "hospice", 1).building(0, "library", 1).building(0, "hacienda", 1);
    s.choose(0, "take settler", "use hacienda", "lay coffee as forest", "pass");
    s.choose(1, "pass").choose(2, "pass").choose(0, "take corn");
    assertThat(s.colonistsOf(0)).isEqualTo(4);
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void x4_threeTilesAtMostAndEachMayBeAForest() {
    Scenario s = table().building(0, "forest house", 1).faceDown("coffee");
    s.building(0, "library", 1).building(0, "hacienda", 1);
    s.choose(0, "take settler", "use hacienda", "lay coffee as forest", "take corn as forest");
    s.choose(1, "pass").choose(2, "pass");
    s.offersExactly(
        0,
        "take indigo",
        "take sugar",
        "take tobacco",
        "take indigo as forest",
        "take sugar as forest",
        "take tobacco as forest",
        "pass");
    s.choose(0, "take sugar as forest").offersAmongOthers(1, "take mayor");
    assertThat(s.islandOf(0)).containsExactly("forest", "forest", "forest");
  }

  @Test
  void x16_theLandOfficeGivesUpPlantationsOnly() {
    Scenario s = game(ALL_BUILDINGS, 3).nobleOn(1, "land office").forests(1, "corn", 2);
    s.plantations(1, "quarry", "sugar").choose(0, "take trader");
    s.offersExactly(1, "discard sugar", "pass");
  }

  @Test
  void x16_theHuntingLodgeGivesUpPlantationsAndForestsButNoQuarries() {
    Scenario s = game(ALL_BUILDINGS, 3).building(0, "hunting lodge", 1).forests(0, "corn", 2);
    s.plantations(0, "quarry", "sugar").choose(0, "take settler", "pass");
    s.choose(1, "pass").choose(2, "pass");
    s.offersExactly(0, "discard sugar", "discard forest", "pass");
  }

  /** Seat 0 has a noble on a hunting lodge and six spaces, seat 1 a colonist and five spaces. */
  private static Scenario lodges() {
    Scenario s = game(NOBLES, 3).nobleOn(0, "hunting lodge").plantations(0, tiles(6));
    s.building(1, "hunting lodge", 1).plantations(1, tiles(7));
    return s.plantations(2, tiles(8));
  }

  @Test
  void x17_huntingLodgesFollowOneAnotherFromTheSettlerOn() {
    Scenario s = lodges().choose(0, "take settler", "pass").choose(1, "pass").choose(2, "pass");
    s.choose(1, "discard indigo");
    assertThat(s.pointsOf(0)).isEqualTo(2);
  }

  @Test
  void x17_theSettlersOwnLodgeComesFirst() {
    Scenario s = lodges().governor(1).choose(1, "take settler", "pass");
    s.choose(2, "pass").choose(0, "pass").choose(1, "discard indigo");
    assertThat(s.pointsOf(0)).as("six spaces each").isZero();
    Scenario kept = lodges().governor(1).choose(1, "take settler", "pass");
    kept.choose(2, "pass").choose(0, "pass").choose(1, "pass");
    assertThat(kept.pointsOf(0)).isEqualTo(2);
  }

  @Test
  void x26_theLandOfficeShufflesTheDiscards() {
    Scenario s = game(NOBLES, 3).building(1, "land office", 1).doubloons(1, 1).onlyFaceDown();
    int discarded = s.discardSize();
    s.choose(0, "take trader");
    s.choose(1, "use land office");
    assertThat(s.islandOf(1)).hasSize(1);
    assertThat(s.faceDownSize()).isEqualTo(discarded - 1);
    assertThat(s.discardSize()).isZero();
  }

  @Test
  void x26_withNoTileAnywhereTheLandOfficeIsNotUsable() {
    Scenario s = game(NOBLES, 5).building(0, "land office", 1).doubloons(0, 1).faceUp("indigo");
    s.plantations(0, copies(8, "coffee")).plantations(1, copies(9, "tobacco"));
    s.plantations(2, copies(10, "corn")).plantations(3, copies(11, "sugar"));
    s.plantations(4, copies(11, "indigo")).choose(0, "take trader");
    s.offersAmongOthers(1, "take mayor");
    assertThat(s.islandOf(0)).hasSize(8);
  }
}

package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.priceOf;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Where it matters who is there: land office, chapel, hunting lodge and zoning office. */
class NobleBuildingSpecsTest {

  // ---- land office ------------------------------------------------------------------------------

  @Test
  void landOfficeWithAColonistBuysATile() {
    Scenario s = game(NOBLES, 3).building(1, "land office", 1).doubloons(1, 3).faceDown("coffee");
    s.choose(0, "take trader").offersExactly(1, "use land office", "pass");
    s.choose(1, "use land office");
    assertThat(s.doubloonsOf(1)).isEqualTo(2);
    assertThat(s.islandOf(1)).containsExactly("coffee");
    assertThat(s.mannedOn(1, "coffee")).isZero();
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void landOfficeComesBesidesASaleInAnyOrder() {
    Scenario s = game(NOBLES, 3).building(1, "land office", 1).doubloons(1, 1).goods(1, "sugar", 2);
    s.choose(0, "take trader").offersExactly(1, "sell sugar", "use land office", "pass");
    s.choose(1, "use land office").offersExactly(1, "sell sugar", "pass").choose(1, "sell sugar");
    assertThat(s.doubloonsOf(1)).isEqualTo(2);
    assertThat(s.islandOf(1)).hasSize(1);
    Scenario later = game(NOBLES, 3).building(1, "land office", 1).goods(1, "sugar", 2);
    later.choose(0, "take trader").offersExactly(1, "sell sugar", "pass");
    later.choose(1, "sell sugar").offersExactly(1, "use land office", "pass");
    later.choose(1, "use land office");
    assertThat(later.doubloonsOf(1)).isEqualTo(1);
    assertThat(later.islandOf(1)).hasSize(1);
  }

  @Test
  void landOfficeWithANobleTurnsAPlantationIntoADoubloon() {
    Scenario s = game(NOBLES, 3).nobleOn(1, "land office").plantations(1, "sugar");
    s.mannedPlantations(1, "corn").choose(0, "take trader");
    s.offersExactly(1, "discard corn", "discard sugar", "pass").choose(1, "discard corn");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
    assertThat(s.islandOf(1)).containsExactly("sugar");
    assertThat(s.sanJuanOf(1)).isEqualTo(1);
    assertThat(s.discarded("corn")).isEqualTo(1);
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void landOfficeEarnsNoPrivilegeAndNoMarketDoubloons() {
    Scenario s = game(NOBLES, 3).nobleOn(0, "land office").plantations(0, "sugar");
    s.building(0, "small market", 1).building(0, "large market", 1);
    s.choose(0, "take trader", "discard sugar");
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
    Scenario colonist = game(NOBLES, 3).building(0, "land office", 1).doubloons(0, 2);
    colonist.building(0, "large market", 1).choose(0, "take trader", "use land office");
    assertThat(colonist.doubloonsOf(0)).isEqualTo(1);
  }

  @Test
  void landOfficeDoesNothingWhenEmpty() {
    Scenario s = game(NOBLES, 3).building(1, "land office", 0).doubloons(1, 3);
    s.plantations(1, "corn").choose(0, "take trader").offersAmongOthers(1, "take mayor");
  }

  // ---- chapel -----------------------------------------------------------------------------------

  @Test
  void chapelPaysAColonistADoubloonAndANobleAPoint() {
    Scenario s = game(NOBLES, 3).building(0, "chapel", 1).nobleOn(1, "chapel");
    s.choose(0, "take craftsman");
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
    assertThat(s.pointsOf(0)).isZero();
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.pointsOf(1)).isEqualTo(1);
  }

  @Test
  void chapelDoesNothingWhenEmpty() {
    Scenario s = game(NOBLES, 3).building(1, "chapel", 0).nobles(1, 1).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.pointsOf(1)).isZero();
  }

  // ---- hunting lodge ----------------------------------------------------------------------------

  /** Seat 0 takes the settler and nobody takes a tile until this seat is asked. */
  private static Scenario settled(Scenario s) {
    s.choose(0, "take settler");
    return s.choose(0, "pass").choose(1, "pass").choose(2, "pass");
  }

  @Test
  void huntingLodgeWithAColonistMayDiscardATile() {
    Scenario s = game(NOBLES, 3).building(1, "hunting lodge", 1).plantations(1, "sugar", "quarry");
    settled(s.mannedPlantations(1, "corn"));
    s.offersExactly(1, "discard corn", "discard sugar", "pass").choose(1, "discard corn");
    assertThat(s.islandOf(1)).containsExactly("sugar", "quarry");
    assertThat(s.sanJuanOf(1)).isEqualTo(1);
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void huntingLodgeMayBeLeftUnused() {
    Scenario s = settled(game(NOBLES, 3).building(1, "hunting lodge", 1).plantations(1, "sugar"));
    s.choose(1, "pass");
    assertThat(s.islandOf(1)).containsExactly("sugar");
  }

  @Test
  void huntingLodgeActsAfterAllTilesAreTaken() {
    Scenario s = game(NOBLES, 3).building(0, "hunting lodge", 1).faceUp("corn", "corn", "coffee");
    s.choose(0, "take settler", "take coffee").choose(1, "take corn").choose(2, "pass");
    s.offersExactly(0, "discard coffee", "pass").choose(0, "discard coffee");
    assertThat(s.islandOf(0)).isEmpty();
  }

  @Test
  void huntingLodgeWithANobleRewardsTheEmptiestIsland() {
    Scenario s = game(NOBLES, 3).nobleOn(1, "hunting lodge").plantations(1, tiles(2));
    settled(s.plantations(0, tiles(3)).plantations(2, tiles(4)));
    assertThat(s.pointsOf(1)).isEqualTo(2);
    assertThat(s.islandOf(1)).hasSize(2);
    Scenario less = game(NOBLES, 3).nobleOn(1, "hunting lodge").plantations(1, tiles(4));
    settled(less.plantations(0, tiles(5)).plantations(2, tiles(3)));
    assertThat(less.pointsOf(1)).isZero();
  }

  @Test
  void huntingLodgeDoesNothingWhenEmpty() {
    Scenario s = settled(game(NOBLES, 3).building(1, "hunting lodge", 0).plantations(1, "sugar"));
    s.offersAmongOthers(1, "take mayor");
    Scenario points = game(NOBLES, 3).building(1, "hunting lodge", 0).nobles(1, 1);
    settled(points.plantations(0, "corn").plantations(2, "corn"));
    assertThat(points.pointsOf(1)).isZero();
  }

  // ---- zoning office ----------------------------------------------------------------------------

  private static int price(Scenario s, String building) {
    s.doubloons(1, 20).choose(0, "take builder").passUntil(1);
    return priceOf(s, 1, building);
  }

  @Test
  void zoningOfficeWithAColonistIsForSmallBuildings() {
    assertThat(price(game(NOBLES, 3).building(1, "zoning office", 1), "harbor")).isEqualTo(7);
    assertThat(price(game(NOBLES, 3).building(1, "zoning office", 1), "sugar mill")).isEqualTo(3);
    assertThat(price(game(NOBLES, 3).building(1, "zoning office", 1), "jeweler")).isEqualTo(7);
    assertThat(price(game(NOBLES, 3).building(1, "zoning office", 1), "fortress")).isEqualTo(10);
  }

  @Test
  void zoningOfficeWithANobleIsForLargeBuildings() {
    assertThat(price(game(NOBLES, 3).nobleOn(1, "zoning office"), "harbor")).isEqualTo(8);
    assertThat(price(game(NOBLES, 3).nobleOn(1, "zoning office"), "sugar mill")).isEqualTo(4);
    assertThat(price(game(NOBLES, 3).nobleOn(1, "zoning office"), "fortress")).isEqualTo(8);
  }

  @Test
  void zoningOfficeDoesNothingWhenEmptyOrForItself() {
    Scenario empty = game(NOBLES, 3).building(1, "zoning office", 0).nobles(1, 1);
    assertThat(price(empty, "fortress")).isEqualTo(10);
    assertThat(price(game(NOBLES, 3).sanJuan(1, 1), "zoning office")).isEqualTo(5);
    Scenario quarries = game(NOBLES, 3).building(1, "zoning office", 1);
    assertThat(price(quarries.mannedPlantations(1, copies(2, "quarry")), "office")).isEqualTo(2);
  }
}

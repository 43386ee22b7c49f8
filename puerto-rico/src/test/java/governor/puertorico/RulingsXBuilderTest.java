package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.priceOf;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on building, and the church's part of X-11. */
class RulingsXBuilderTest {

  private static Scenario blackMarket(String settings, int doubloons) {
    return game(settings, 3).building(1, "black market", 1).doubloons(1, doubloons);
  }

  private static Scenario build(Scenario s) {
    return s.choose(0, "take builder").passUntil(1);
  }

  @Test
  void x5_thePiecesGoBackToTheirSupplies() {
    Scenario s = blackMarket(NEW_BUILDINGS, 2).sanJuan(1, 1).goods(1, "corn", 1).points(1, 1);
    build(s).choose(1, "build office");
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.supplyOf("corn")).isEqualTo(10);
    assertThat(s.pointsPoolNow()).isEqualTo(75);
    assertThat(s.colonistSupplyNow()).isEqualTo(55 - 1);
  }

  @Test
  void x5_aNobleMayBeGivenAndGoesToTheNobles() {
    Scenario s = build(blackMarket(ALL_BUILDINGS, 4).nobles(1, 1).points(1, 1));
    s.choose(1, "build office").offersAmongOthers(1, "pay noble from San Juan", "pay point");
    s.choose(1, "pay noble from San Juan");
    assertThat(s.noblesOf(1)).isZero();
    assertThat(s.nobleSupplyNow()).isEqualTo(19);
  }

  @Test
  void x5_whoStandsOnAChapelIsKnown() {
    Scenario noble = build(blackMarket(ALL_BUILDINGS, 4).nobleOn(1, "chapel").points(1, 1));
    noble.choose(1, "build office").doesNotOffer("pay colonist from chapel");
    noble.choose(1, "pay noble from chapel");
    assertThat(noble.nobleSupplyNow()).isEqualTo(19);
    assertThat(noble.mannedOn(1, "chapel")).isZero();
    Scenario colonist = build(blackMarket(ALL_BUILDINGS, 4).building(1, "chapel", 1).points(1, 1));
    colonist.choose(1, "build office").doesNotOffer("pay noble from chapel");
    colonist.choose(1, "pay colonist from chapel");
    assertThat(colonist.mannedOn(1, "chapel")).isZero();
  }

  @Test
  void x31_elsewhereTheOwnerSaysWhoIsTheNoble() {
    Scenario s =
        build(blackMarket(ALL_BUILDINGS, 4).mannedPlantations(1, "corn").nobles(1, 1).points(1, 1));
    s.choose(1, "build office")
        .offersAmongOthers(
            1,
            "pay colonist from corn",
            "pay noble from corn",
            "pay colonist from San Juan",
            "pay noble from San Juan");
    s.choose(1, "pay noble from corn");
    assertThat(s.noblesOf(1)).isZero();
    assertThat(s.mannedOn(1, "black market")).isEqualTo(1);
  }

  @Test
  void x5_whereOnlyANobleStandsNoColonistCanBeGiven() {
    Scenario s = build(blackMarket(ALL_BUILDINGS, 4).nobles(1, 1).points(1, 1));
    s.choose(1, "build office").doesNotOffer("pay colonist from San Juan");
  }

  @Test
  void x5_thePersonMayComeFromAQuarryThatMadeItCheaper() {
    Scenario s = blackMarket(NEW_BUILDINGS, 3).mannedPlantations(1, "quarry").points(1, 1);
    build(s).choose(1, "build office", "pay colonist from quarry");
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.mannedOn(1, "quarry")).isZero();
    assertThat(s.buildingsOf(1)).contains("office");
  }

  @Test
  void x5_aChurchThatGivesItsColonistStillGivesItsPoint() {
    Scenario s = blackMarket(NEW_BUILDINGS, 5).building(1, "church", 1).goods(1, "corn", 1);
    build(s).choose(1, "build large warehouse", "pay colonist from church");
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.mannedOn(1, "church")).isZero();
  }

  /** What was given for one building is no reason for points at the next one. */
  @Test
  void x5_aChurchThatNobodyStandsOnAnyMoreGivesNothingForTheNextBuilding() {
    Scenario s = blackMarket(NEW_BUILDINGS, 5).building(1, "church", 1).goods(1, "corn", 2);
    s.building(2, "black market", 1).building(2, "church", 0).doubloons(2, 5).goods(2, "corn", 1);
    build(s).choose(1, "build large warehouse", "pay colonist from church");
    s.choose(2, "build large warehouse", "pay corn");
    assertThat(s.buildingsOf(2)).contains("large warehouse");
    assertThat(s.pointsOf(2)).isZero();
  }

  @Test
  void x5_aUniversityThatGivesItsColonistStillMansTheBuilding() {
    Scenario s = blackMarket(NEW_BUILDINGS, 4).building(1, "university", 1).goods(1, "corn", 1);
    build(s).choose(1, "build office", "pay colonist from university");
    assertThat(s.mannedOn(1, "office")).isEqualTo(1);
    assertThat(s.mannedOn(1, "university")).isZero();
  }

  @Test
  void x5_aPointThatComesBackDoesNotCallOffTheEnd() {
    Scenario s = blackMarket(NEW_BUILDINGS, 3).pointsPool(2).building(0, "church", 1);
    s.doubloons(0, 10).points(1, 1).choose(0, "take builder", "build statue");
    assertThat(s.endIsNear()).isTrue();
    s.choose(1, "build guesthouse");
    assertThat(s.pointsPoolNow()).isEqualTo(1);
    assertThat(s.endIsNear()).isTrue();
  }

  @Test
  void x11_theLibraryDoesNotDoubleTheChurch() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "library", 1).building(0, "church", 1);
    s.doubloons(0, 10).choose(0, "take builder", "build harbor");
    assertThat(s.pointsOf(0)).isEqualTo(1);
    assertThat(s.doubloonsOf(0)).isEqualTo(10 - 6);
  }

  @Test
  void x13_theUniversitysColonistForAStatueGoesToSanJuan() {
    Scenario s = game(NEW_BUILDINGS, 3).askingEverything().building(1, "university", 1);
    build(s.doubloons(1, 10)).choose(1, "build statue", "use university");
    assertThat(s.sanJuanOf(1)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isEqualTo(2);
  }

  @Test
  void x13_theUniversityPutsOnePersonOnAGuesthouse() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "university", 1).doubloons(1, 4);
    build(s).choose(1, "build guesthouse");
    assertThat(s.mannedOn(1, "guesthouse")).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isEqualTo(2);
  }

  @Test
  void x22_twoPlayersHaveTwoJewelers() {
    assertThat(game(ALL_BUILDINGS, 2).copiesLeft("jeweler")).isEqualTo(2);
    assertThat(game(ALL_BUILDINGS, 2).copiesLeft("villa")).isEqualTo(1);
    assertThat(game(ALL_BUILDINGS, 3).copiesLeft("jeweler")).isEqualTo(2);
  }

  /** Seat 1 has every reduction there is, and is the builder or not. */
  private static Scenario cheap(int builder) {
    Scenario s = game(ALL_BUILDINGS, 3).building(1, "zoning office", 1).doubloons(1, 10);
    s.building(1, "forest house", 1).forests(1, "corn", 2).mannedPlantations(1, "quarry");
    return s.governor(builder).choose(builder, "take builder");
  }

  @Test
  void x24_allReductionsAddUp() {
    assertThat(priceOf(cheap(1), 1, "harbor")).isEqualTo(8 - 1 - 1 - 1 - 1);
    assertThat(priceOf(cheap(0).passUntil(1), 1, "harbor")).isEqualTo(8 - 1 - 1 - 1);
    assertThat(priceOf(cheap(1), 1, "fortress")).isEqualTo(10 - 1 - 1 - 1);
  }

  @Test
  void x24_aPriceIsNeverBelowNothing() {
    Scenario s = game(ALL_BUILDINGS, 3).building(0, "zoning office", 1).doubloons(0, 3);
    s.building(0, "forest house", 1).forests(0, "corn", 6);
    s.mannedPlantations(0, copies(2, "quarry")).choose(0, "take builder");
    assertThat(priceOf(s, 0, "small market")).isZero();
    assertThat(s.doubloonsOf(0)).isEqualTo(3);
  }
}

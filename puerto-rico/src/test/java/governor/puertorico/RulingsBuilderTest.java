package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.LARGE;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.priceOf;
import static governor.puertorico.ScenarioKit.smallBuildings;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on the builder phase: R10, R29, R37, R39, R40 and the builder's part of R43 and R45. */
class RulingsBuilderTest {

  @Test
  void r10_onlyTheNumberOfFreeSpacesCountsForALargeBuilding() {
    Scenario room = city(game("", 3), 0, smallBuildings(10)).doubloons(0, 20);
    assertThat(room.freeCitySpaces(0)).isEqualTo(2);
    room.choose(0, "take builder").offersAmongOthers(0, "build fortress", "build wharf", "pass");
    Scenario tight = city(game("", 3), 0, smallBuildings(11)).doubloons(0, 20);
    assertThat(tight.freeCitySpaces(0)).isEqualTo(1);
    tight.choose(0, "take builder").offersAmongOthers(0, "build wharf", "pass");
    for (String large : LARGE) {
      tight.doesNotOffer("build " + large);
    }
  }

  @Test
  void r10_fiveLargeBuildingsFitIntoACity() {
    Scenario s = city(game("", 3), 0, LARGE.subList(0, 4)).building(0, "small market", 0);
    s.building(0, "hacienda", 0).doubloons(0, 9);
    s.choose(0, "take builder", "build city hall");
    assertThat(s.buildingsOf(0)).containsAll(LARGE).hasSize(7);
    assertThat(s.freeCitySpaces(0)).isZero();
  }

  @Test
  void r29_aLargeBuildingOnTheLastTwoSpacesEndsTheGame() {
    Scenario s = city(game("", 3), 0, smallBuildings(10)).doubloons(0, 9);
    s.choose(0, "take builder");
    assertThat(s.endIsNear()).isFalse();
    s.choose(0, "build residence");
    assertThat(s.freeCitySpaces(0)).isZero();
    assertThat(s.endIsNear()).isTrue();
  }

  @Test
  void r29_elevenUsedSpacesDoNotEndTheGame() {
    Scenario s = city(game("", 3), 0, smallBuildings(9)).doubloons(0, 9);
    s.choose(0, "take builder", "build residence");
    assertThat(s.freeCitySpaces(0)).isEqualTo(1);
    assertThat(s.endIsNear()).isFalse();
  }

  @Test
  void r37_smallAndLargePlantOfOneGoodMayBeOwnedEachOnce() {
    Scenario s = game("", 3).building(0, "small indigo plant", 0).building(0, "sugar mill", 0);
    s.doubloons(0, 20).choose(0, "take builder");
    s.offersAmongOthers(0, "build indigo plant", "build small sugar mill");
    s.doesNotOffer("build small indigo plant", "build sugar mill");
    s.choose(0, "build indigo plant");
    assertThat(s.buildingsOf(0))
        .containsExactly("small indigo plant", "indigo plant", "sugar mill");
  }

  @Test
  void r39_theUniversityMansALargeBuildingForTheScoring() {
    Scenario s = game("", 3).building(0, "university", 1).doubloons(0, 20);
    s.choose(0, "take builder", "build city hall");
    assertThat(s.mannedOn(0, "city hall")).isEqualTo(1);
    assertThat(s.score(0, "city hall")).isEqualTo(2);
    assertThat(s.score(0)).isEqualTo(3 + 4 + 2);
  }

  @Test
  void r39_alsoOnTheTwelfthSpace() {
    Scenario s = city(game("", 3), 0, smallBuildings(9)).building(0, "university", 1);
    s.doubloons(0, 20).choose(0, "take builder", "build guild hall");
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.mannedOn(0, "guild hall")).isEqualTo(1);
    assertThat(s.score(0, "guild hall")).isEqualTo(10);
  }

  @Test
  void r40_factoryAndUniversityChangePricesOnlyWithTheSetting() {
    assertThat(price("", "factory")).isEqualTo(7);
    assertThat(price("", "university")).isEqualTo(8);
    assertThat(price("swapped-prices", "factory")).isEqualTo(8);
    assertThat(price("swapped-prices", "university")).isEqualTo(7);
    assertThat(price("swapped-prices", "harbor")).isEqualTo(8);
    assertThat(price("swapped-prices", "large warehouse")).isEqualTo(6);
  }

  @Test
  void r40_swappedPricesKeepQuarriesAndPoints() {
    Scenario s = game("swapped-prices", 3).doubloons(1, 20);
    s.mannedPlantations(1, "quarry", "quarry", "quarry", "quarry");
    s.choose(0, "take builder").passUntil(1);
    assertThat(priceOf(s, 1, "university")).isEqualTo(4);
    assertThat(s.score(1, "buildings")).isEqualTo(3);
    Scenario t = game("swapped-prices", 3).doubloons(1, 20);
    t.mannedPlantations(1, "quarry", "quarry", "quarry", "quarry");
    t.choose(0, "take builder").passUntil(1);
    assertThat(priceOf(t, 1, "factory")).isEqualTo(5);
    assertThat(t.score(1, "buildings")).isEqualTo(3);
  }

  private static int price(String settings, String building) {
    Scenario s = game(settings, 3).doubloons(1, 20).choose(0, "take builder").passUntil(1);
    return priceOf(s, 1, building);
  }

  @Test
  void r40_cornStartersHaveOneDoubloonLessOnlyWithTheSetting() {
    for (int players = 2; players <= 5; players++) {
      int doubloons = players == 2 ? 3 : players - 1;
      Scenario normal = fresh("", players);
      Scenario corn = fresh("corn-pays", players);
      for (int seat = 0; seat < players; seat++) {
        assertThat(normal.doubloonsOf(seat)).isEqualTo(doubloons);
        int less = corn.islandOf(seat).contains("corn") ? 1 : 0;
        assertThat(corn.doubloonsOf(seat)).isEqualTo(doubloons - less);
      }
    }
  }

  @Test
  void r43_theDiscountBelongsToTheBuilderNotToTheMayor() {
    Scenario s = game("", 3).doubloons(0, 20).doubloons(1, 20);
    s.choose(0, "take mayor").passUntilRole();
    s.choose(1, "take builder");
    assertThat(priceOf(s, 1, "office")).isEqualTo(4);
    s.passUntil(0);
    assertThat(priceOf(s, 0, "office")).isEqualTo(5);
  }

  @Test
  void r45_quarriesAreAppliedWithoutAsking() {
    Scenario s = game("", 3).mannedPlantations(1, "quarry", "quarry").doubloons(1, 10);
    s.choose(0, "take builder").passUntil(1).choose(1, "build office");
    assertThat(s.doubloonsOf(1)).isEqualTo(7);
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.offers()).contains("take settler");
  }

  @Test
  void r45_theUniversityColonistIsAcceptedWithoutAskingByDefault() {
    Scenario s = game("", 3).building(0, "university", 1).doubloons(0, 20);
    s.choose(0, "take builder", "build office");
    assertThat(s.mannedOn(0, "office")).isEqualTo(1);
    assertThat(s.colonistSupplyNow()).isEqualTo(55 - 2);
  }

  @Test
  void r45_theUniversityIsAQuestion() {
    Scenario s = game("", 3).askingEverything().building(0, "university", 1).doubloons(0, 20);
    s.choose(0, "take builder", "build office").offersExactly(0, "use university", "pass");
    s.choose(0, "pass");
    assertThat(s.mannedOn(0, "office")).isZero();
    Scenario t = game("", 3).askingEverything().building(0, "university", 1).doubloons(0, 20);
    t.choose(0, "take builder", "build office", "use university");
    assertThat(t.mannedOn(0, "office")).isEqualTo(1);
  }

  @Test
  void r45_bySettingTheUniversityGivesItsColonistWithoutAsking() {
    Scenario s = game("automatic-colonists", 3).askingEverything().building(0, "university", 1);
    s.doubloons(0, 20).choose(0, "take builder", "build office");
    assertThat(s.mannedOn(0, "office")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void r45_tablesAskForTheUniversityWhereItsColonistCouldBringTheEnd() {
    Scenario s = game("", 3).building(0, "university", 1).doubloons(0, 20).colonistSupply(4);
    s.choose(0, "take builder", "build office").offersExactly(0, "use university", "pass");
  }

  @Test
  void r45_theUniversityIsNotAskedWithoutColonistsOrWithoutABuilding() {
    Scenario none = game("", 3).askingEverything().building(0, "university", 1).doubloons(0, 20);
    none.colonistSupply(0).colonistShip(0).choose(0, "take builder", "build office");
    assertThat(none.asked()).isEqualTo(1);
    assertThat(none.mannedOn(0, "office")).isZero();
    Scenario idle = game("", 3).askingEverything().building(0, "university", 1).doubloons(0, 20);
    idle.choose(0, "take builder", "pass");
    assertThat(idle.asked()).isEqualTo(1);
    assertThat(idle.offers()).contains("take mayor");
  }
}

package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.idle;
import static governor.puertorico.ScenarioKit.smallBuildings;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** When guests move, at the times that are easily forgotten. */
class RulingsXGuestsTest {

  @Test
  void x30_whereARoleIsChosenGuestsMoveRightAfterwards() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 2, 0).plantations(0, "quarry");
    assertThat(s.offers()).allMatch(words -> words.startsWith("take "));
    s.choose(0, "take craftsman").offersExactly(0, "move guest to quarry", "pass");
  }

  @Test
  void x30_guestsMayMoveWhenTheCraftsmanTakesABarrel() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).building(0, "specialty factory", 0);
    s.mannedPlantations(0, "corn", "indigo", "indigo").building(0, "indigo plant", 3);
    s.choose(0, "take craftsman", "pass");
    s.offersExactly(0, "take corn", "take indigo", "move guest to specialty factory", "pass");
    s.choose(0, "move guest to specialty factory")
        .offersExactly(0, "take corn", "take indigo", "pass");
    s.choose(0, "take indigo");
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
  }

  @Test
  void x30_whoCanTakeNoBarrelIsAskedForGuestsOnlyForABuildingThatPaysAtTheEnd() {
    for (String idle : List.of("specialty factory", "harbor")) {
      Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).building(0, idle, 0);
      s.mannedPlantations(0, "indigo", "indigo").building(0, "indigo plant", 3);
      s.goodsSupply("indigo", 2).choose(0, "take craftsman", "pass");
      if (idle.equals("harbor")) {
        s.offersAmongOthers(1, "take mayor");
      } else {
        s.offersExactly(0, "move guest to specialty factory", "pass");
        s.choose(0, "move guest to specialty factory");
        assertThat(s.doubloonsOf(0)).isEqualTo(1);
      }
    }
  }

  @Test
  void x30_aGuestMayGoToTheForestHouseWhenADrawnTileIsSeen() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).building(0, "forest house", 0);
    s.building(0, "hacienda", 1).faceDown("indigo").choose(0, "take settler", "pass");
    s.choose(0, "use hacienda").offersExactly(0, "lay indigo", "move guest to forest house");
    s.choose(0, "move guest to forest house");
    s.offersExactly(0, "lay indigo", "lay indigo as forest").choose(0, "lay indigo as forest");
    assertThat(s.forestsOf(0)).isEqualTo(1);
  }

  @Test
  void x30_withoutAnIdleForestHouseADrawnTileIsLaidUnasked() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).building(0, "harbor", 0);
    s.building(0, "hacienda", 1).faceDown("indigo").choose(0, "take settler", "pass");
    s.choose(0, "use hacienda").doesNotOffer("lay indigo");
    assertThat(s.islandOf(0)).containsExactly("indigo");
  }

  @Test
  void x30_aGuestMayGoToTheLibraryWhenAllHaveSettled() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).building(0, "library", 0);
    s.faceUp("corn", "sugar", "indigo", "coffee").choose(0, "take settler", "pass", "take coffee");
    s.choose(1, "pass").choose(2, "pass");
    s.offersAmongOthers(0, "move guest to library", "pass").doesNotOffer("take corn");
    s.choose(0, "move guest to library")
        .offersExactly(0, "take corn", "take indigo", "take sugar", "pass");
    s.choose(0, "take sugar");
    assertThat(s.islandOf(0)).containsExactlyInAnyOrder("coffee", "sugar");
  }

  @Test
  void x30_withoutATileLeftNobodyIsAskedForTheLibrary() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).building(0, "library", 0);
    s.faceUp("corn").choose(0, "take settler", "pass", "take corn");
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void x30_aGuestMayGoToTheLibraryBeforeTheCaptainLoads() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).building(0, "library", 0);
    s.goods(0, "corn", 2).choose(0, "take captain", "pass", "pass");
    s.choose(0, "move guest to library", "load 2 corn on ship 4");
    assertThat(s.pointsOf(0)).isEqualTo(4);
  }

  @Test
  void x30_ofTwoPlayersWhoSendsAGuestToTheLibrarySaysWhetherItIsUsed() {
    Scenario s = game(NEW_BUILDINGS, 2).guests(0, 1, 0).building(0, "library", 0);
    s.doubloons(0, 7).choose(0, "take builder", "pass");
    s.choose(0, "move guest to library").offersExactly(0, "use library", "pass");
    s.choose(0, "use library", "build wharf");
    assertThat(s.doubloonsOf(0)).isZero();
  }

  /**
   * Seat 2 has only just built a large building, which ends the game, and has kept so many guests.
   */
  private static Scenario lastBuilder(String settings, String large, int colonists, int nobles) {
    Scenario s = city(game(settings, 3), 2, smallBuildings(9)).doubloons(2, 10);
    idle(s.guests(2, colonists, nobles), "settler", "captain");
    return s.choose(2, "take builder", "pass", "build " + large);
  }

  @Test
  void x21_aLargeBuildingOfTheLastPhaseGetsAGuest() {
    Scenario s = lastBuilder(NEW_BUILDINGS, "residence", 1, 0).passUntil(2);
    assertThat(s.isOver()).isTrue();
    assertThat(s.mannedOn(2, "residence")).isEqualTo(1);
    assertThat(s.mannedOn(2, "guesthouse")).isZero();
    assertThat(s.score(2, "residence")).isEqualTo(4);
  }

  @Test
  void x30_aWaitingGuestCountsAsOnTheLargeBuildingInThePointsOfNow() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).points(0, 8);
    s.building(0, "residence", 0).building(0, "customs house", 0);
    assertThat(s.score(0, "residence")).isEqualTo(4);
    assertThat(s.score(0, "customs house")).isZero();
    assertThat(s.score(0)).isEqualTo(8 + 2 + 4 + 4 + 4);
    assertThat(s.mannedOn(0, "residence")).isZero();
  }

  @Test
  void x30_atTheEndANobleGoesWhereNoColonistIsLeft() {
    Scenario s = lastBuilder(ALL_BUILDINGS, "royal garden", 0, 2).passUntil(2);
    assertThat(s.isOver()).isTrue();
    assertThat(s.score(2, "royal garden")).isEqualTo(2);
    assertThat(s.noblesOn(2, "guesthouse")).isEqualTo(1);
    assertThat(s.noblesOf(2)).isEqualTo(2);
  }

  @Test
  void x30_atTheEndTheGuestGoesWhereItBringsMost() {
    Scenario s = city(game(NEW_BUILDINGS, 3), 2, smallBuildings(7)).doubloons(2, 10);
    s.building(2, "city hall", 0).guests(2, 1, 0);
    idle(s, "settler", "captain").choose(2, "take builder", "pass", "build customs house");
    s.passUntil(2);
    assertThat(s.isOver()).isTrue();
    assertThat(s.mannedOn(2, "city hall")).isEqualTo(1);
    assertThat(s.mannedOn(2, "customs house")).isZero();
  }

  @Test
  void x30_atTheEndNobodyGoesWhereThereAreNoPoints() {
    Scenario s = lastBuilder(NEW_BUILDINGS, "customs house", 1, 0).passUntil(2);
    assertThat(s.isOver()).isTrue();
    assertThat(s.mannedOn(2, "guesthouse")).isEqualTo(1);
  }
}

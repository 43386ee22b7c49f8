package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.idle;
import static governor.puertorico.ScenarioKit.smallBuildings;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulings on roles, points and the end: R21, R22, R26 to R28, R31 to R33, R38, R41. */
class RulingsEndTest {

  @Test
  void r21_rolesWithoutAnyEffectMayBeTaken() {
    Scenario s = game("", 4);
    s.offersExactly(
        0,
        "take settler",
        "take mayor",
        "take builder",
        "take craftsman",
        "take trader",
        "take captain",
        "take prospector");
    s.choose(0, "take captain").offersAmongOthers(1, "take trader");
    s.choose(1, "take trader").offersAmongOthers(2, "take craftsman");
    s.choose(2, "take craftsman").offersAmongOthers(3, "take builder", "take prospector");
  }

  @Test
  void r21_aBuilderWithAFullCityStillLetsTheOthersBuild() {
    Scenario s = city(game("", 3), 0, smallBuildings(12)).doubloons(0, 20).doubloons(1, 1);
    s.choose(0, "take builder").offersAmongOthers(1, "build small market", "pass");
  }

  @Test
  void r22_doubloonsOnTheCardComeBeforeTheAction() {
    Scenario s = game("", 3).roleDoubloons("builder", 4).choose(0, "take builder");
    assertThat(s.doubloonsOf(0)).isEqualTo(4);
    assertThat(s.roleDoubloonsOn("builder")).isZero();
    s.offersAmongOthers(0, "build office").choose(0, "build office");
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void r26_thePoolAtExactlyZeroEndsTheGame() {
    Scenario s = game("", 3).points(2, 71).goods(1, "corn", 4).choose(0, "take captain");
    s.choose(1, "load 4 corn on ship 6");
    assertThat(s.pointsPoolNow()).isZero();
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.isOver()).isFalse();
  }

  @Test
  void r26_theHarborPointCanBeTheLastOne() {
    Scenario s = game("", 3).pointsPool(3).ship(4, "corn", 1).goods(1, "corn", 2);
    s.building(1, "harbor", 1).choose(0, "take captain");
    assertThat(s.pointsPoolNow()).isZero();
    assertThat(s.endIsNear()).isTrue();
    Scenario t = game("", 3).pointsPool(3).ship(4, "corn", 1).goods(1, "corn", 2);
    t.building(1, "harbor", 0).choose(0, "take captain");
    assertThat(t.pointsPoolNow()).isEqualTo(1);
    assertThat(t.endIsNear()).isFalse();
  }

  @Test
  void r26_onePointLeftDoesNotEndTheGame() {
    Scenario s = game("", 3).points(2, 70).goods(1, "corn", 4).choose(0, "take captain");
    s.choose(1, "load 4 corn on ship 6");
    assertThat(s.pointsPoolNow()).isEqualTo(1);
    assertThat(s.endIsNear()).isFalse();
  }

  @Test
  void r26_pointsBeyondThePoolAreGivenInFull() {
    Scenario s = game("", 3).points(0, 73).ship(6, "corn", 1).goods(1, "corn", 4);
    s.ship(4, "indigo", 1).ship(5, "sugar", 1).goods(2, "sugar", 3);
    s.choose(0, "take captain");
    assertThat(s.pointsOf(1)).isEqualTo(4);
    assertThat(s.pointsOf(2)).isEqualTo(3);
    assertThat(s.pointsPoolNow()).isEqualTo(75 - 73 - 7);
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.score(1)).isEqualTo(4);
  }

  @Test
  void r27_chipsAreHiddenFromTheOthersUnlessTheyPlayOpen() {
    Scenario hidden = game("", 3).points(0, 5).points(1, 7);
    assertThat(hidden.seesPoints(0, 1)).isFalse();
    assertThat(hidden.seesPoints(1, 0)).isFalse();
    assertThat(hidden.seesPoints(0, 0)).isTrue();
    assertThat(hidden.pointsOf(1)).isEqualTo(7);
    Scenario open = game("open-points", 3).points(0, 5).points(1, 7);
    assertThat(open.seesPoints(0, 1)).isTrue();
    assertThat(open.seesPoints(2, 0)).isTrue();
    assertThat(open.seesPoints(0, 0)).isTrue();
  }

  @Test
  void r28_theRoundIsPlayedToItsEnd() {
    Scenario s = game("", 4).colonistSupply(0).choose(0, "take mayor");
    assertThat(s.endIsNear()).isTrue();
    s.offersAmongOthers(1, "take settler");
    idle(s, "craftsman", "trader");
    assertThat(s.isOver()).isFalse();
    s.offersAmongOthers(3, "take settler", "take prospector").choose(3, "take prospector");
    assertThat(s.isOver()).isTrue();
    assertThat(s.asked()).isEqualTo(-1);
    assertThat(s.doubloonsOf(3)).isEqualTo(1);
  }

  @Test
  void r28_anEndInTheLastPhaseOfARoundIsAtOnce() {
    Scenario s = idle(game("", 3).colonistSupply(0), "craftsman", "trader");
    s.choose(2, "take mayor");
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void r28_withTwoPlayersTheEndComesAfterSixRoles() {
    Scenario s = game("", 2).colonistSupply(0).choose(0, "take mayor");
    idle(s, "craftsman", "trader", "captain", "prospector");
    assertThat(s.isOver()).isFalse();
    assertThat(s.asked()).isEqualTo(1);
    idle(s, "builder");
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void r31_aTieAfterDoubloonsAndGoodsIsShared() {
    Scenario s = game("", 3).points(0, 10).points(2, 10).doubloons(0, 2).goods(2, "coffee", 2);
    s.doubloons(1, 30);
    assertThat(s.winners()).containsExactlyInAnyOrder(0, 2);
  }

  @Test
  void r31_aFinishedGameIsSharedByAll() {
    Scenario s = idle(game("", 3).colonistSupply(0), "craftsman", "trader", "mayor");
    assertThat(s.isOver()).isTrue();
    assertThat(s.winners()).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void r32_theResidenceCountsFilledNotMannedSpaces() {
    Scenario s = game("", 3).building(0, "residence", 1).mannedPlantations(0, "corn", "quarry");
    s.plantations(0, tiles(9));
    assertThat(s.score(0, "residence")).isEqualTo(6);
  }

  @Test
  void r33_theFortressCountsSanJuan() {
    Scenario s = game("", 3).building(0, "fortress", 1).sanJuan(0, 5);
    assertThat(s.score(0, "fortress")).isEqualTo(2);
    Scenario t = game("", 3).building(0, "fortress", 1).sanJuan(0, 4);
    assertThat(t.score(0, "fortress")).isEqualTo(1);
  }

  @Test
  void r38_prospectorCardsByNumberOfPlayers() {
    assertThat(fresh("", 3).offers()).hasSize(6).doesNotContain("take prospector");
    assertThat(fresh("", 4).offers()).hasSize(7).contains("take prospector");
    assertThat(fresh("", 2).offers()).hasSize(7).contains("take prospector");
    Scenario four = game("", 4).choose(0, "take prospector");
    assertThat(four.offers()).doesNotContain("take prospector", "take second prospector");
    Scenario five = game("", 5).choose(0, "take prospector");
    assertThat(five.offers()).contains("take prospector");
    five.choose(1, "take prospector").doesNotOffer("take prospector", "take second prospector");
    assertThat(List.of(five.doubloonsOf(0), five.doubloonsOf(1))).containsExactly(1, 1);
  }

  @Test
  void r41_thePoolOfFivePlayersIsThatOfTheFirstEdition() {
    assertThat(fresh("", 5).pointsPoolNow()).isEqualTo(122);
  }
}

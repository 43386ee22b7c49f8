package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.barrels;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The storehouse, the small wharf, the lighthouse and the union hall. */
class NewBuildingSpecsCaptainTest {

  /** Two players, sugar and tobacco on the ships: corn, indigo and coffee cannot be loaded. */
  private static Scenario blocked() {
    return game(NEW_BUILDINGS, 2).ship(4, "sugar", 1).ship(6, "tobacco", 1);
  }

  @Test
  void storehouseKeepsThreeBarrelsMoreOfAnyKinds() {
    Scenario s = blocked().building(0, "storehouse", 1);
    s.goods(0, "corn", 3).goods(0, "indigo", 3).goods(0, "coffee", 3).choose(0, "take captain");
    s.choose(0, "keep 1 corn", "keep 2 indigo");
    assertThat(barrels(s, 0)).isEqualTo(List.of(1, 2, 0, 0, 1));
    assertThat(s.supplyOf("corn")).isEqualTo(7);
  }

  @Test
  void storehouseMayKeepFourOfAKind() {
    Scenario s = blocked().building(0, "storehouse", 1).goods(0, "corn", 6).goods(0, "coffee", 1);
    s.choose(0, "take captain", "keep 4 corn");
    assertThat(barrels(s, 0)).isEqualTo(List.of(4, 0, 0, 0, 0));
  }

  @Test
  void storehouseIsNotAskedWhenEverythingFits() {
    Scenario s = blocked().building(0, "storehouse", 1).goods(0, "corn", 2).goods(0, "coffee", 2);
    s.choose(0, "take captain").offersAmongOthers(1, "take mayor");
    assertThat(barrels(s, 0)).isEqualTo(List.of(2, 0, 0, 0, 2));
  }

  @Test
  void storehouseDoesNothingWhenEmpty() {
    Scenario s = blocked().building(0, "storehouse", 0).goods(0, "corn", 3).goods(0, "coffee", 2);
    s.choose(0, "take captain").offersExactly(0, "keep one corn", "keep one coffee");
  }

  @Test
  void storehouseComesBesidesAWarehouse() {
    Scenario s = blocked().building(0, "storehouse", 1).building(0, "small warehouse", 1);
    s.goods(0, "corn", 5).goods(0, "indigo", 3).goods(0, "coffee", 2);
    s.choose(0, "take captain", "store corn", "keep 3 indigo");
    assertThat(barrels(s, 0)).isEqualTo(List.of(5, 3, 0, 0, 1));
  }

  @Test
  void smallWharfSendsAnyMixForHalfThePoints() {
    Scenario s = blocked().building(1, "small wharf", 1);
    s.goods(1, "corn", 3).goods(1, "coffee", 3).choose(0, "take captain");
    s.offersExactly(1, "use small wharf", "pass");
    s.choose(1, "use small wharf", "send 2 corn", "send 3 coffee");
    assertThat(s.pointsOf(1)).isEqualTo(2);
    assertThat(s.supplyOf("corn")).isEqualTo(7);
    assertThat(s.supplyOf("coffee")).isEqualTo(7);
    assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
  }

  @Test
  void smallWharfSendsAtLeastOneBarrel() {
    Scenario s = blocked().building(1, "small wharf", 1);
    s.goods(1, "corn", 2).goods(1, "coffee", 2).choose(0, "take captain");
    s.choose(1, "use small wharf", "send 0 corn");
    s.offersExactly(1, "send 1 coffee", "send 2 coffee");
  }

  @Test
  void smallWharfIsForOneTurnOfAPhase() {
    Scenario s = blocked().building(1, "small wharf", 1);
    s.goods(1, "corn", 3).goods(1, "coffee", 3).choose(0, "take captain");
    s.choose(1, "use small wharf", "send 2 corn", "send 0 coffee");
    assertThat(s.offers()).doesNotContain("use small wharf");
  }

  @Test
  void smallWharfWorksAgainInTheNextCaptainPhase() {
    Scenario s = blocked().building(1, "small wharf", 1).goods(1, "corn", 3);
    s.choose(0, "take captain").choose(1, "use small wharf", "send 2 corn").passUntilRole();
    for (String role : List.of("mayor", "builder", "craftsman", "trader", "settler")) {
      s.choose(s.asked(), "take " + role).passUntilRole();
    }
    s.choose(1, "take captain").offersExactly(1, "use small wharf", "pass");
  }

  @Test
  void smallWharfDoesNothingWhenEmpty() {
    Scenario s = blocked().building(1, "small wharf", 0).goods(1, "corn", 3);
    s.choose(0, "take captain");
    assertThat(s.offers()).contains("take mayor");
  }

  @Test
  void lighthousePaysForEveryLoading() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "lighthouse", 1).building(1, "wharf", 1);
    s.goods(1, "corn", 2).goods(1, "sugar", 2).goods(1, "coffee", 2).choose(0, "take captain");
    s.choose(1, "load 2 corn on ship 4");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
    s.choose(1, "wharf 2 sugar");
    assertThat(s.doubloonsOf(1)).isEqualTo(2);
    s.choose(1, "load 2 coffee on ship 5");
    assertThat(s.doubloonsOf(1)).isEqualTo(3);
    assertThat(s.pointsOf(1)).isEqualTo(6);
  }

  @Test
  void lighthousePaysTheCaptainOnceMore() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "lighthouse", 1).goods(0, "corn", 2);
    s.choose(0, "take captain");
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
    s.choose(0, "load 2 corn on ship 4");
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
  }

  @Test
  void lighthousePaysNobodyElseAtTheStart() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "lighthouse", 1).choose(0, "take captain");
    assertThat(s.doubloonsOf(0)).isZero();
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void lighthouseDoesNothingWhenEmpty() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "lighthouse", 0).goods(0, "corn", 2);
    s.choose(0, "take captain").choose(0, "load 2 corn on ship 4");
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void unionHallGivesAPointForEveryTwoOfAKind() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "union hall", 1);
    s.goods(1, "corn", 5).goods(1, "sugar", 2).goods(1, "coffee", 1).choose(0, "take captain");
    assertThat(s.pointsOf(1)).isEqualTo(3);
    assertThat(barrels(s, 1)).isEqualTo(List.of(5, 0, 2, 0, 1));
  }

  @Test
  void unionHallIsForTheFirstTurnOnly() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "union hall", 1);
    s.goods(1, "corn", 4).goods(1, "sugar", 2).choose(0, "take captain");
    assertThat(s.pointsOf(1)).isEqualTo(3);
    s.choose(1, "load 4 corn on ship 6");
    assertThat(s.pointsOf(1)).isEqualTo(7);
    s.choose(1, "load 2 sugar on ship 4");
    assertThat(s.pointsOf(1)).isEqualTo(9);
  }

  @Test
  void unionHallDoesNothingWhenEmpty() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "union hall", 0).goods(1, "corn", 4);
    s.choose(0, "take captain");
    assertThat(s.pointsOf(1)).isZero();
  }
}

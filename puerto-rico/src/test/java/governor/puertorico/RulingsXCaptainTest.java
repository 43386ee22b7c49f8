package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on the captain phase. */
class RulingsXCaptainTest {

  /** Two players, sugar and tobacco on the ships: corn, indigo and coffee cannot be loaded. */
  private static Scenario blocked() {
    return game(ALL_BUILDINGS, 2).ship(4, "sugar", 1).ship(6, "tobacco", 1);
  }

  @Test
  void x8_theSmallWharfIsOneLoadingHoweverManyKinds() {
    Scenario s = blocked().building(0, "small wharf", 1).building(0, "harbor", 1);
    s.building(0, "lighthouse", 1).goods(0, "corn", 2).goods(0, "indigo", 2);
    s.goods(0, "coffee", 2).choose(0, "take captain", "use small wharf", "send 2 corn");
    s.choose(0, "send 2 indigo", "send 2 coffee");
    assertThat(s.pointsOf(0)).as("barrels, harbor, captain").isEqualTo(3 + 1 + 1);
    assertThat(s.doubloonsOf(0)).as("captain, loading").isEqualTo(1 + 1);
  }

  @Test
  void x8_aSingleBarrelBringsTheBonusesAlone() {
    Scenario s = blocked().building(0, "small wharf", 1).building(0, "harbor", 1);
    s.building(0, "lighthouse", 1).goods(0, "corn", 1);
    s.choose(0, "take captain", "use small wharf", "send 1 corn");
    assertThat(s.pointsOf(0)).isEqualTo(2);
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
  }

  @Test
  void x8_theWharfIsOneLoadingToo() {
    Scenario s = blocked().building(1, "wharf", 1).building(1, "harbor", 1);
    s.building(1, "lighthouse", 1).goods(1, "corn", 3).choose(0, "take captain");
    s.choose(1, "wharf 3 corn");
    assertThat(s.pointsOf(1)).isEqualTo(4);
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
  }

  @Test
  void x8_theCaptainsPointComesOnlyWithTheFirstLoading() {
    Scenario s = blocked().building(0, "small wharf", 1).goods(0, "corn", 2).goods(0, "sugar", 1);
    s.choose(0, "take captain", "load 1 sugar on ship 4");
    assertThat(s.pointsOf(0)).isEqualTo(2);
    s.choose(0, "use small wharf", "send 2 corn");
    assertThat(s.pointsOf(0)).isEqualTo(3);
  }

  @Test
  void x9_wharfAndSmallWharfAreTwoTurns() {
    Scenario s = blocked().building(1, "small wharf", 1).building(1, "wharf", 1);
    s.goods(1, "corn", 3).goods(1, "coffee", 2).choose(0, "take captain");
    s.offersExactly(1, "wharf 3 corn", "wharf 2 coffee", "use small wharf", "pass");
    s.choose(1, "wharf 3 corn").offersExactly(1, "use small wharf", "pass");
    s.choose(1, "use small wharf", "send 2 coffee");
    assertThat(s.pointsOf(1)).isEqualTo(4);
  }

  @Test
  void x9_whoCanLoadACargoShipMustLoadSomething() {
    Scenario s = blocked().building(1, "small wharf", 1).building(1, "wharf", 1);
    s.goods(1, "sugar", 2).goods(1, "corn", 2).choose(0, "take captain");
    s.offersExactly(
        1, "load 2 sugar on ship 4", "wharf 2 sugar", "wharf 2 corn", "use small wharf");
  }

  @Test
  void x9_theSmallWharfSatisfiesThatDuty() {
    Scenario s = blocked().building(1, "small wharf", 1).goods(1, "sugar", 2).goods(1, "corn", 2);
    s.choose(0, "take captain").choose(1, "use small wharf", "send 0 corn", "send 2 sugar");
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.shipLoad(4)).isEqualTo(1);
  }

  @Test
  void x9_aPassIsForTheTurnAlone() {
    Scenario s = blocked().building(0, "small wharf", 1).goods(0, "corn", 2).goods(1, "sugar", 2);
    s.choose(0, "take captain", "pass").choose(1, "load 2 sugar on ship 4");
    s.offersExactly(0, "use small wharf", "pass");
  }

  @Test
  void x10_theCaptainsDoubloonThenUnionHallThenRoyalSupplier() {
    Scenario s = blocked().building(0, "union hall", 1).building(0, "royal supplier", 1);
    s.building(0, "lighthouse", 1).nobles(0, 1).goods(0, "corn", 2).choose(0, "take captain");
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
    assertThat(s.pointsOf(0)).isEqualTo(1);
    s.offersExactly(0, "supply corn", "pass").choose(0, "supply corn");
    assertThat(s.pointsOf(0)).isEqualTo(2);
    assertThat(s.goodsOf(0, "corn")).isEqualTo(1);
  }

  @Test
  void x10_theyAreGivenAlsoToWhoCannotLoad() {
    Scenario s = blocked().building(1, "union hall", 1).goods(1, "corn", 4);
    s.choose(0, "take captain");
    assertThat(s.pointsOf(1)).isEqualTo(2);
    assertThat(s.offers()).contains("take mayor");
    Scenario supplier = blocked().building(1, "royal supplier", 1).nobles(1, 1).goods(1, "corn", 2);
    supplier.choose(0, "take captain").choose(1, "supply corn");
    assertThat(supplier.pointsOf(1)).isEqualTo(1);
  }

  @Test
  void x11_theLibraryDoesNotDoubleTheLighthouse() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "library", 1).building(0, "lighthouse", 1);
    s.goods(0, "corn", 2).choose(0, "take captain", "load 2 corn on ship 4");
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
    assertThat(s.pointsOf(0)).isEqualTo(4);
  }

  @Test
  void x25_goodsOfTheRoyalSupplierAreSupplyAtOnce() {
    Scenario s = blocked().building(0, "royal supplier", 1).nobles(0, 2).goods(0, "corn", 2);
    s.goods(0, "indigo", 1).choose(0, "take captain", "supply corn");
    assertThat(s.supplyOf("corn")).isEqualTo(7);
  }

  @Test
  void x25_goodsOfTheSmallWharfAreSupplyAtOnce() {
    Scenario s = blocked().building(0, "small wharf", 1).goods(0, "corn", 4).goods(1, "sugar", 1);
    s.choose(0, "take captain", "use small wharf", "send 3 corn");
    assertThat(s.supplyOf("corn")).isEqualTo(7);
    assertThat(s.asked()).isNotEqualTo(-1);
  }
}

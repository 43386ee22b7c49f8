package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.barrels;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on the captain phase: R9, R11, R12, R17, R18, R44, and its part of R42, R43 and R45. */
class RulingsCaptainTest {

  /** Two players, sugar and coffee on the ships: corn, indigo and tobacco cannot be loaded. */
  private static Scenario blocked() {
    return game("", 2).ship(4, "sugar", 1).ship(6, "coffee", 1);
  }

  @Test
  void r9_whoeverCanLoadACargoShipMayNotPass() {
    Scenario s = game("", 3).ship(4, "corn", 1).ship(5, "indigo", 1).ship(6, "sugar", 1);
    s.goods(0, "corn", 2).goods(0, "coffee", 3).building(0, "wharf", 1);
    s.choose(0, "take captain");
    s.offersExactly(0, "load 2 corn on ship 4", "wharf 2 corn", "wharf 3 coffee");
  }

  @Test
  void r9_withTheWharfAloneThePlayerMayPass() {
    Scenario s = blocked().goods(0, "corn", 3).goods(0, "indigo", 2).building(0, "wharf", 1);
    s.choose(0, "take captain").offersExactly(0, "wharf 3 corn", "wharf 2 indigo", "pass");
    s.choose(0, "wharf 3 corn");
    assertThat(s.pointsOf(0)).isEqualTo(4);
    assertThat(s.supplyOf("corn")).isEqualTo(8);
  }

  @Test
  void r9_aPassHoldsForTheTurnAlone() {
    Scenario s = blocked().goods(0, "corn", 3).building(0, "wharf", 1);
    s.goods(1, "sugar", 2).goods(1, "coffee", 1);
    s.choose(0, "take captain", "pass").choose(1, "load 2 sugar on ship 4");
    s.offersExactly(0, "wharf 3 corn", "pass").choose(0, "pass");
    s.choose(1, "load 1 coffee on ship 6").offersExactly(0, "wharf 3 corn", "pass");
    s.choose(0, "wharf 3 corn");
    assertThat(s.pointsOf(0)).isEqualTo(4);
    assertThat(s.pointsOf(1)).isEqualTo(3);
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void r9_loadingEndsWhenACircleHasLoadedNothing() {
    Scenario s = blocked().goods(0, "corn", 3).building(0, "wharf", 1);
    s.goods(1, "indigo", 2).building(1, "wharf", 1);
    s.choose(0, "take captain", "pass").offersExactly(1, "wharf 2 indigo", "pass");
    s.choose(1, "pass").offersAmongOthers(1, "take mayor");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(1);
    assertThat(s.goodsOf(1, "indigo")).isEqualTo(1);
  }

  @Test
  void r9_theCaptainMayShipAfterAnotherSeatHasLoaded() {
    Scenario s = game("", 3).ship(4, "indigo", 1).ship(5, "sugar", 1).ship(6, "corn", 1);
    s.goods(0, "coffee", 1).building(0, "wharf", 1).goods(1, "corn", 3).goods(1, "indigo", 2);
    s.pointsPool(5).choose(0, "take captain", "pass").choose(1, "load 3 corn on ship 6");
    s.offersExactly(0, "wharf 1 coffee", "pass").choose(0, "wharf 1 coffee");
    assertThat(s.pointsOf(0)).isEqualTo(2);
    assertThat(s.endIsNear()).isTrue();
  }

  @Test
  void r9_theWharfStaysOpenAfterALoadOnACargoShip() {
    Scenario s = blocked().goods(0, "sugar", 2).goods(0, "corn", 3).building(0, "wharf", 1);
    s.choose(0, "take captain");
    s.offersExactly(0, "load 2 sugar on ship 4", "wharf 2 sugar", "wharf 3 corn");
    s.choose(0, "load 2 sugar on ship 4").offersExactly(0, "wharf 3 corn", "pass");
  }

  @Test
  void r11_emptyShipsMustTakeTheMost() {
    Scenario s = game("", 4).goods(0, "sugar", 6).goods(0, "corn", 1);
    s.choose(0, "take captain");
    s.offersExactly(
        0,
        "load 1 corn on ship 5",
        "load 1 corn on ship 6",
        "load 1 corn on ship 7",
        "load 6 sugar on ship 6",
        "load 6 sugar on ship 7");
  }

  @Test
  void r11_moreThanAnyShipHoldsGoesOnTheBiggestEmptyOne() {
    Scenario s = game("", 4).ship(7, "corn", 1).goods(0, "sugar", 9).goods(0, "corn", 1);
    s.choose(0, "take captain").offersExactly(0, "load 1 corn on ship 7", "load 6 sugar on ship 6");
  }

  @Test
  void r11_aKindOnAShipGoesOnlyThereHoweverLittleRoomThereIs() {
    Scenario s = game("", 4).ship(5, "sugar", 4).goods(0, "sugar", 6).goods(0, "corn", 6);
    s.choose(0, "take captain");
    s.offersExactly(0, "load 1 sugar on ship 5", "load 6 corn on ship 6", "load 6 corn on ship 7");
  }

  @Test
  void r12_oneExtraPointWithTheCaptainsFirstLoadOnly() {
    Scenario s = game("", 4).ship(5, "corn", 1).ship(6, "sugar", 1).ship(7, "indigo", 1);
    s.goods(0, "corn", 2).goods(0, "sugar", 3).goods(1, "indigo", 2);
    s.choose(0, "take captain", "load 2 corn on ship 5");
    assertThat(s.pointsOf(0)).isEqualTo(3 + 3);
    assertThat(s.pointsOf(1)).isEqualTo(2);
  }

  @Test
  void r12_alsoByTheWharf() {
    Scenario s = blocked().goods(0, "sugar", 2).goods(0, "corn", 3).building(0, "wharf", 1);
    s.choose(0, "take captain", "wharf 3 corn");
    assertThat(s.pointsOf(0)).isEqualTo(4 + 2);
  }

  @Test
  void r12_aCaptainWhoLoadsNothingGetsNoPoint() {
    Scenario s = blocked().goods(0, "corn", 2).goods(1, "sugar", 1).choose(0, "take captain");
    assertThat(s.pointsOf(0)).isZero();
    assertThat(s.pointsOf(1)).isEqualTo(1);
  }

  @Test
  void r12_aCaptainWhoPassesTheWharfGetsNoPoint() {
    Scenario s = blocked().goods(0, "corn", 2).building(0, "wharf", 1);
    s.choose(0, "take captain", "pass");
    assertThat(s.pointsOf(0)).isZero();
  }

  @Test
  void r17_theAvailableStorageMustBeUsed() {
    Scenario s = blocked().goods(0, "corn", 2).goods(0, "indigo", 2).goods(0, "tobacco", 4);
    s.building(0, "large warehouse", 1).choose(0, "take captain");
    s.offersExactly(0, "store corn", "store indigo").choose(0, "store corn");
    s.offersExactly(0, "store indigo", "store tobacco").choose(0, "store indigo");
    assertThat(barrels(s, 0)).containsExactly(2, 2, 0, 1, 0);
    assertThat(s.supplyOf("tobacco")).isEqualTo(6);
  }

  @Test
  void r17_theKindIsFreeAlsoIfAnotherWouldKeepMore() {
    Scenario s = blocked().goods(0, "corn", 1).goods(0, "indigo", 2).goods(0, "tobacco", 4);
    s.building(0, "small warehouse", 1).choose(0, "take captain");
    s.offersExactly(0, "store corn", "store indigo", "store tobacco").choose(0, "store corn");
    s.offersExactly(0, "keep one indigo", "keep one tobacco").choose(0, "keep one indigo");
    assertThat(barrels(s, 0)).containsExactly(1, 1, 0, 0, 0);
  }

  @Test
  void r17_theSingleBarrelIsOfAnyKind() {
    Scenario s = blocked().goods(0, "corn", 3).goods(0, "tobacco", 1).choose(0, "take captain");
    s.offersExactly(0, "keep one corn", "keep one tobacco").choose(0, "keep one tobacco");
    assertThat(barrels(s, 0)).containsExactly(0, 0, 0, 1, 0);
    assertThat(s.supplyOf("corn")).isEqualTo(8);
  }

  @Test
  void r17_whatFitsIsKeptWithoutAChoice() {
    Scenario s = blocked().goods(0, "corn", 1).goods(0, "tobacco", 4);
    s.building(0, "small warehouse", 1).choose(0, "take captain");
    assertThat(barrels(s, 0)).containsExactly(1, 0, 0, 4, 0);
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void r17_threeKindsFitIntoALargeWarehouseWhenOneIsASingleBarrel() {
    Scenario s = blocked().goods(0, "corn", 3).goods(0, "indigo", 1).goods(0, "tobacco", 4);
    s.building(0, "large warehouse", 1).choose(0, "take captain");
    assertThat(barrels(s, 0)).containsExactly(3, 1, 0, 4, 0);
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void r17_twoSingleBarrelsDoNotFitWithoutAWarehouse() {
    Scenario s = blocked().goods(0, "corn", 1).goods(0, "indigo", 1).choose(0, "take captain");
    s.offersExactly(0, "keep one corn", "keep one indigo").choose(0, "keep one corn");
    assertThat(barrels(s, 0)).containsExactly(1, 0, 0, 0, 0);
  }

  @Test
  void r17_twoKindsOfSeveralBarrelsLeaveAChoiceForOneWarehouse() {
    Scenario s = blocked().goods(0, "corn", 2).goods(0, "tobacco", 4);
    s.building(0, "small warehouse", 1).choose(0, "take captain");
    s.offersExactly(0, "store corn", "store tobacco").choose(0, "store corn");
    assertThat(barrels(s, 0)).containsExactly(2, 0, 0, 1, 0);
  }

  @Test
  void r18_theSingleBarrelIsNeverOfAWarehousedKind() {
    Scenario s = blocked().goods(0, "corn", 2).goods(0, "indigo", 2).goods(0, "tobacco", 2);
    s.building(0, "small warehouse", 1).choose(0, "take captain", "store indigo");
    s.offersExactly(0, "keep one corn", "keep one tobacco");
  }

  @Test
  void r42_oneKindOnOneShipPerTurn() {
    Scenario s = game("", 3).goods(0, "corn", 7).goods(1, "sugar", 1);
    s.choose(0, "take captain");
    assertThat(s.shipLoad(6)).isEqualTo(6);
    assertThat(s.shipLoad(5)).isZero();
    assertThat(s.goodsOf(0, "corn")).isEqualTo(1);
    s.offersExactly(1, "load 1 sugar on ship 4", "load 1 sugar on ship 5");
  }

  @Test
  void r43_theWharfTakesAllElevenBarrels() {
    Scenario s = game("", 3).ship(4, "corn", 1).ship(5, "indigo", 1).ship(6, "tobacco", 1);
    s.goods(0, "sugar", 11).building(0, "wharf", 1).choose(0, "take captain", "wharf 11 sugar");
    assertThat(s.pointsOf(0)).isEqualTo(12);
    assertThat(s.supplyOf("sugar")).isEqualTo(11);
  }

  @Test
  void r43_aBarrelThatCannotBeLoadedIsLeftAfterTheLoading() {
    Scenario s = game("", 3).ship(4, "sugar", 3).goods(0, "sugar", 2).choose(0, "take captain");
    assertThat(s.goodsOf(0, "sugar")).isEqualTo(1);
    assertThat(s.pointsOf(0)).isEqualTo(2);
    assertThat(s.shipLoad(4)).isZero();
  }

  @Test
  void r44_aShipFilledInThePhaseStillBlocksItsKind() {
    Scenario s = game("", 3).ship(4, "corn", 3).goods(0, "corn", 1).goods(1, "corn", 3);
    s.goods(1, "sugar", 2).choose(0, "take captain");
    s.offersExactly(1, "load 2 sugar on ship 5", "load 2 sugar on ship 6");
    s.choose(1, "load 2 sugar on ship 5");
    assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
    assertThat(s.shipLoad(4)).isZero();
    assertThat(s.shipLoad(5)).isEqualTo(2);
    assertThat(s.shipLoad(6)).isZero();
  }

  @Test
  void r45_theHarborPaysWithoutAsking() {
    Scenario s = game("", 3).askingEverything().ship(4, "corn", 1).ship(5, "indigo", 1);
    s.ship(6, "sugar", 1).goods(1, "corn", 2).building(1, "harbor", 1).choose(0, "take captain");
    assertThat(s.pointsOf(1)).isEqualTo(3);
    s.offersAmongOthers(1, "take mayor");
  }
}

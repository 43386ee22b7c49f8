package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Fact;
import governor.core.FactKind;
import org.junit.jupiter.api.Test;

/** Rulings on the mayor phase: R1 to R4, R23 to R25, R36. */
class RulingsMayorTest {

  @Test
  void r1_thePlayerPicksWhichCirclesAreFilled() {
    Scenario s =
        game("", 3).plantations(0, "corn", "corn", "indigo").building(0, "small market", 0);
    s.choose(0, "take mayor").offersExactly(0, "man 0 corn", "man 1 corn", "man 2 corn");
    s.choose(0, "man 0 corn");
    assertThat(s.mannedOn(0, "corn")).isZero();
    assertThat(s.mannedOn(0, "indigo")).isEqualTo(1);
    assertThat(s.mannedOn(0, "small market")).isEqualTo(1);
  }

  @Test
  void r1_laterKindsAreAskedWhileTheyAreOpen() {
    Scenario s =
        game("", 3).plantations(0, "corn", "corn", "indigo").building(0, "small market", 0);
    s.choose(0, "take mayor", "man 1 corn").offersExactly(0, "man 0 indigo", "man 1 indigo");
    s.choose(0, "man 0 indigo");
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.mannedOn(0, "indigo")).isZero();
    assertThat(s.mannedOn(0, "small market")).isEqualTo(1);
  }

  @Test
  void r1_nobodyMayLeaveACircleEmptyAndKeepAColonistBack() {
    Scenario s =
        game("", 3)
            .plantations(0, "corn", "corn", "indigo")
            .building(0, "small market", 0)
            .sanJuan(0, 1);
    s.choose(0, "take mayor").offersExactly(0, "man 1 corn", "man 2 corn");
    s.choose(0, "man 1 corn");
    assertThat(s.mannedOn(0, "indigo")).isEqualTo(1);
    assertThat(s.mannedOn(0, "small market")).isEqualTo(1);
    assertThat(s.sanJuanOf(0)).isZero();
  }

  @Test
  void r1_withEnoughColonistsAllIsFilledWithoutAQuestion() {
    Scenario s =
        game("", 3).plantations(0, "corn", "quarry").building(0, "sugar mill", 1).sanJuan(0, 4);
    s.choose(0, "take mayor");
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.mannedOn(0, "quarry")).isEqualTo(1);
    assertThat(s.mannedOn(0, "sugar mill")).isEqualTo(3);
    assertThat(s.sanJuanOf(0)).isEqualTo(2);
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.offers()).contains("take settler").doesNotContain("take mayor");
  }

  @Test
  void r1_colonistsPlacedEarlierMayBeMoved() {
    Scenario s =
        game("", 3)
            .mannedPlantations(1, "corn")
            .building(1, "hacienda", 0)
            .building(1, "small market", 0);
    s.choose(0, "take mayor").offersExactly(1, "man 0 corn", "man 1 corn");
    s.choose(1, "man 0 corn");
    assertThat(s.mannedOn(1, "corn")).isZero();
    assertThat(s.mannedOn(1, "hacienda")).isEqualTo(1);
    assertThat(s.mannedOn(1, "small market")).isEqualTo(1);
  }

  @Test
  void r2_colonistsOfTheShipCannotBeRefused() {
    Scenario s = game("", 3).choose(0, "take mayor");
    assertThat(s.colonistsOf(0)).isEqualTo(2);
    assertThat(s.colonistsOf(1)).isEqualTo(1);
    assertThat(s.colonistsOf(2)).isEqualTo(1);
    assertThat(s.offers()).doesNotContain("refuse").contains("take settler");
  }

  @Test
  void r2_withTheSettingRefusedColonistsLeaveTheGame() {
    Scenario s = game("refuse-colonists", 3).choose(0, "take mayor");
    s.offersExactly(0, "accept", "refuse").choose(0, "refuse");
    s.offersExactly(1, "accept", "refuse").choose(1, "accept");
    s.offersExactly(2, "accept", "refuse").choose(2, "refuse");
    assertThat(s.colonistsOf(0)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isEqualTo(1);
    assertThat(s.colonistsOf(2)).isZero();
    assertThat(s.colonistShipNow()).isEqualTo(3);
    assertThat(s.colonistSupplyNow()).isEqualTo(55 - 1 - 3);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void r2_withTheSettingAcceptedColonistsArriveAsUsual() {
    Scenario s = game("refuse-colonists", 3).plantations(2, "corn");
    s.choose(0, "take mayor", "accept").choose(1, "accept").choose(2, "accept");
    assertThat(s.colonistsOf(0)).isEqualTo(2);
    assertThat(s.colonistsOf(1)).isEqualTo(1);
    assertThat(s.mannedOn(2, "corn")).isEqualTo(1);
    assertThat(s.colonistSupplyNow()).isEqualTo(51);
  }

  @Test
  void r2_withTheSettingSeatsWithoutAShareAreNotAsked() {
    Scenario s = game("refuse-colonists", 3).colonistShip(1).choose(0, "take mayor", "refuse");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.offers()).contains("take settler");
    assertThat(s.colonistsOf(0)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isZero();
  }

  @Test
  void r2_withTheSettingTheWholeShareIsRefused() {
    Scenario s = game("refuse-colonists", 3).colonistShip(5).choose(0, "take mayor", "refuse");
    s.choose(1, "accept").choose(2, "accept");
    assertThat(s.colonistsOf(0)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isEqualTo(2);
    assertThat(s.colonistsOf(2)).isEqualTo(1);
    assertThat(s.colonistShipNow()).isEqualTo(3);
    assertThat(s.colonistSupplyNow()).isEqualTo(51);
  }

  @Test
  void r2_theSettingLeavesThePrivilegeAlone() {
    Scenario s = game("refuse-colonists", 3).askingEverything().choose(0, "take mayor");
    s.offersExactly(0, "take colonist", "pass").choose(0, "take colonist");
    s.offersExactly(0, "accept", "refuse").choose(0, "refuse");
    assertThat(s.colonistsOf(0)).isEqualTo(1);
    s.offersExactly(1, "accept", "refuse");
  }

  @Test
  void r3_bySettingThePrivilegeIsTakenWithoutAsking() {
    Scenario s = game("automatic-colonists", 4).askingEverything().choose(0, "take mayor");
    assertThat(s.colonistsOf(0)).isEqualTo(2);
    assertThat(s.colonistSupplyNow()).isEqualTo(75 - 1 - 4);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void r3_thePrivilegeIsAQuestion() {
    Scenario s = game("", 4).askingEverything().choose(0, "take mayor");
    s.offersExactly(0, "take colonist", "pass").choose(0, "pass");
    assertThat(s.colonistsOf(0)).isEqualTo(1);
    assertThat(s.colonistSupplyNow()).isEqualTo(75 - 4);
    Scenario t = game("", 4).askingEverything().choose(0, "take mayor", "take colonist");
    assertThat(t.colonistsOf(0)).isEqualTo(2);
    assertThat(t.colonistSupplyNow()).isEqualTo(75 - 1 - 4);
  }

  @Test
  void r3_decliningCanAvoidTheEnd() {
    Scenario s = game("", 4).colonistSupply(4).choose(0, "take mayor", "pass");
    assertThat(s.endIsNear()).isFalse();
    assertThat(s.colonistShipNow()).isEqualTo(4);
    Scenario t = game("", 4).colonistSupply(4).choose(0, "take mayor", "take colonist");
    assertThat(t.endIsNear()).isTrue();
    assertThat(t.colonistShipNow()).isEqualTo(3);
  }

  @Test
  void r3_tablesTakeThePrivilegeUnaskedWhereItCannotBringTheEnd() {
    Scenario s = game("", 4).colonistSupply(5).choose(0, "take mayor");
    assertThat(s.colonistsOf(0)).isEqualTo(2);
    assertThat(s.endIsNear()).isFalse();
    Scenario circles = game("", 4).building(1, "sugar mill", 0).building(2, "indigo plant", 0);
    circles.plantations(1, "sugar").colonistSupply(5).choose(0, "take mayor");
    circles.offersExactly(0, "take colonist", "pass");
    Scenario filled = game("", 4).building(1, "sugar mill", 0).building(2, "indigo plant", 0);
    filled.colonistSupply(5).choose(0, "take mayor");
    assertThat(filled.colonistsOf(0)).isEqualTo(2);
  }

  @Test
  void r3_tablesAskWhereOthersCouldEmptyTheirBuildings() {
    Scenario s = game("", 3).colonistSupply(4);
    for (int seat = 1; seat < 3; seat++) {
      s.plantations(seat, "corn", "indigo", "sugar").building(seat, "indigo plant", 3);
    }
    s.choose(0, "take mayor").offersExactly(0, "take colonist", "pass");
    assertThat(s.facts("take colonist")).extracting(Fact::kind).contains(FactKind.MAY_END);
    assertThat(s.facts("pass")).isEmpty();
  }

  @Test
  void r3_tablesAskWhereOthersCouldRefuseTheirShares() {
    for (String settings : new String[] {"", "refuse-colonists"}) {
      Scenario s = game(settings, 3).colonistSupply(4).building(1, "coffee roaster", 0);
      s.building(2, "coffee roaster", 0).choose(0, "take mayor");
      assertThat(s.routine() < 0 && s.offers().contains("take colonist"))
          .as(settings)
          .isEqualTo(!settings.isEmpty());
    }
  }

  @Test
  void r3_tablesTakeThePrivilegeUnaskedWhereTheEndIsSure() {
    Scenario few = game("", 4).colonistSupply(3).choose(0, "take mayor");
    assertThat(few.colonistsOf(0)).isEqualTo(2);
    assertThat(few.endIsNear()).isTrue();
  }

  @Test
  void r3_anEmptySupplyLeavesNothingToAsk() {
    Scenario s = game("", 4).askingEverything().colonistSupply(0).choose(0, "take mayor");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.colonistsOf(0)).isEqualTo(1);
  }

  @Test
  void r4_placementGoesClockwiseFromTheMayor() {
    Scenario s = game("", 3).governor(1);
    for (int seat = 0; seat < 3; seat++) {
      s.plantations(seat, "corn", "indigo", "sugar");
    }
    s.choose(1, "take mayor").offersExactly(1, "man 0 corn", "man 1 corn");
    s.choose(1, "man 0 corn").offersExactly(2, "man 0 corn", "man 1 corn");
    s.choose(2, "man 0 corn").offersExactly(2, "man 0 indigo", "man 1 indigo");
    s.choose(2, "man 1 indigo").offersExactly(0, "man 0 corn", "man 1 corn");
    s.choose(0, "man 1 corn").offersAmongOthers(2, "take builder");
    assertThat(s.mannedOn(1, "indigo")).isEqualTo(1);
    assertThat(s.mannedOn(1, "sugar")).isEqualTo(1);
    assertThat(s.mannedOn(2, "indigo")).isEqualTo(1);
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
  }

  @Test
  void r4_islandKindsComeFirstThenBuildingsInTableOrder() {
    Scenario s =
        game("", 3)
            .building(1, "wharf", 0)
            .building(1, "hacienda", 0)
            .building(1, "sugar mill", 0)
            .plantations(1, "quarry", "coffee", "corn");
    s.choose(0, "take mayor").offersExactly(1, "man 0 corn", "man 1 corn");
    s.choose(1, "man 0 corn").offersExactly(1, "man 0 coffee", "man 1 coffee");
    s.choose(1, "man 0 coffee").offersExactly(1, "man 0 quarry", "man 1 quarry");
    s.choose(1, "man 0 quarry").offersExactly(1, "man 0 sugar mill", "man 1 sugar mill");
    s.choose(1, "man 0 sugar mill").offersExactly(1, "man 0 hacienda", "man 1 hacienda");
    s.choose(1, "man 0 hacienda");
    assertThat(s.mannedOn(1, "wharf")).isEqualTo(1);
  }

  @Test
  void r23_theMayorMayBeTakenWithNoColonistsLeft() {
    Scenario s =
        game("", 3)
            .mannedPlantations(1, "corn")
            .building(1, "small market", 0)
            .colonistSupply(0)
            .colonistShip(0);
    s.choose(0, "take mayor").offersExactly(1, "man 0 corn", "man 1 corn");
    s.choose(1, "man 0 corn");
    assertThat(s.mannedOn(1, "small market")).isEqualTo(1);
    assertThat(s.colonistsOf(0)).isZero();
    assertThat(s.colonistsOf(1)).isEqualTo(1);
    assertThat(s.colonistShipNow()).isZero();
    assertThat(s.endIsNear()).isTrue();
  }

  @Test
  void r24_aPartialRefillPutsTheRestOnTheShip() {
    Scenario s = game("", 4).building(1, "hospice", 1).colonistSupply(3);
    s.faceUp("corn", "corn", "corn", "corn", "corn");
    s.choose(0, "take mayor");
    assertThat(s.colonistShipNow()).isEqualTo(2);
    assertThat(s.colonistSupplyNow()).isZero();
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.isOver()).isFalse();
    s.choose(1, "take settler", "take corn");
    assertThat(s.mannedOn(1, "corn")).isEqualTo(1);
    assertThat(s.colonistShipNow()).isEqualTo(1);
  }

  @Test
  void r25_theRefillIsAutomatic() {
    Scenario s = game("", 5).building(3, "coffee roaster", 0).building(3, "wharf", 0);
    s.building(4, "tobacco storage", 0).building(4, "sugar mill", 0).building(4, "harbor", 0);
    s.choose(0, "take mayor").passUntilRole();
    // seats 3 and 4 got one colonist each: 3 - 1 and 7 - 1 circles stay empty
    assertThat(s.colonistShipNow()).isEqualTo(8);
    assertThat(s.colonistSupplyNow()).isEqualTo(95 - 1 - 8);
  }

  @Test
  void r36_colonistsStayWhereTheyAreOutsideTheMayorPhase() {
    Scenario s = game("", 3).sanJuan(0, 1).doubloons(0, 5).faceUp("corn", "corn", "corn", "corn");
    s.choose(0, "take builder", "build small market").passUntilRole();
    assertThat(s.mannedOn(0, "small market")).isZero();
    assertThat(s.sanJuanOf(0)).isEqualTo(1);
    s.choose(1, "take settler", "pass").choose(2, "pass").choose(0, "take corn");
    assertThat(s.mannedOn(0, "corn")).isZero();
    assertThat(s.sanJuanOf(0)).isEqualTo(1);
    s.choose(2, "take mayor");
    assertThat(s.mannedOn(0, "small market")).isEqualTo(1);
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.sanJuanOf(0)).isZero();
  }
}

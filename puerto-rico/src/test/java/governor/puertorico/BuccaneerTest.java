package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.BUCCANEER;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.idle;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The buccaneer: one role more, four things to do, of which the taker does one.. */
class BuccaneerTest {

  @Test
  void itIsARoleThatOnlyItsTakerPlays() {
    Scenario s = game(BUCCANEER, 3);
    s.offersExactly(
        0,
        "take settler",
        "take mayor",
        "take builder",
        "take craftsman",
        "take trader",
        "take captain",
        "take buccaneer");
    s.choose(0, "take buccaneer", "pass").offersAmongOthers(1, "take settler");
    s.doesNotOffer("take buccaneer");
    assertThat(s.buccaneerNow()).isZero();
  }

  @Test
  void itNeverGetsADoubloon() {
    Scenario s = idle(game(BUCCANEER, 3), "trader", "captain", "craftsman");
    assertThat(s.roleDoubloonsOn("buccaneer")).isZero();
    assertThat(s.roleDoubloonsOn("mayor")).isEqualTo(1);
  }

  @Test
  void whoHoldsTheCardMayNotTakeItAgain() {
    Scenario s = game(BUCCANEER, 3).buccaneer(0);
    s.doesNotOffer("take buccaneer").choose(0, "take trader");
    s.offersAmongOthers(1, "take buccaneer").choose(1, "take buccaneer").passUntilRole();
    assertThat(s.buccaneerNow()).isEqualTo(1);
    idle(s, "captain");
    s.doesNotOffer("take buccaneer");
    assertThat(s.asked()).isEqualTo(1);
    idle(s, "trader").offersAmongOthers(2, "take buccaneer");
  }

  @Test
  void piracyEmptiesAShipAndKeepsUpToThree() {
    Scenario s = game(BUCCANEER, 3).ship(5, "corn", 4).ship(6, "sugar", 2);
    s.choose(0, "take buccaneer");
    s.offersAmongOthers(0, "raid ship 5 and keep 3", "raid ship 6 and keep 2");
    s.doesNotOffer("raid ship 5 and keep 4", "raid ship 6 and keep 3", "raid ship 4 and keep 0");
    s.choose(0, "raid ship 5 and keep 3");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(3);
    assertThat(s.supplyOf("corn")).isEqualTo(7);
    assertThat(s.shipLoad(5)).isZero();
    assertThat(s.shipGood(5)).isEmpty();
    assertThat(s.shipLoad(6)).isEqualTo(2);
    assertThat(s.pointsOf(0)).isZero();
  }

  @Test
  void piracyMayKeepFewer() {
    Scenario s = game(BUCCANEER, 3).ship(5, "corn", 4);
    s.choose(0, "take buccaneer", "raid ship 5 and keep 1");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(1);
    assertThat(s.supplyOf("corn")).isEqualTo(9);
  }

  @Test
  void plunderEmptiesTheTradingHouseForPoints() {
    Scenario s = game(BUCCANEER, 3).tradingHouse("corn", "sugar", "sugar");
    s.choose(0, "take buccaneer", "plunder");
    assertThat(s.pointsOf(0)).isEqualTo(3);
    assertThat(s.pointsPoolNow()).isEqualTo(72);
    assertThat(s.tradingHouseNow()).isEmpty();
    assertThat(s.supplyOf("sugar")).isEqualTo(11);
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void aRaidLeavesAsManyAsThereArePlayers() {
    Scenario s = game(BUCCANEER, 3).colonistShip(7).plantations(0, "corn", "indigo");
    s.building(0, "harbor", 0).choose(0, "take buccaneer", "raid colonists");
    s.choose(0, "put colonist on corn", "put colonist on harbor");
    s.passUntilRole();
    assertThat(s.colonistShipNow()).isEqualTo(3);
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.mannedOn(0, "harbor")).isEqualTo(1);
    assertThat(s.mannedOn(0, "indigo")).isZero();
    assertThat(s.sanJuanOf(0)).isZero();
    assertThat(s.colonistSupplyNow()).isEqualTo(55 + 2);
  }

  @Test
  void aRaidPutsAtMostThreeAndNoneInSanJuan() {
    Scenario s = game(BUCCANEER, 3).colonistShip(9).building(0, "sugar mill", 0);
    s.plantations(0, "corn", "corn").choose(0, "take buccaneer", "raid colonists");
    s.choose(0, "put colonist on corn", "put colonist on corn", "put colonist on sugar mill");
    s.offersAmongOthers(1, "take mayor");
    assertThat(s.colonistsOf(0)).isEqualTo(3);
    assertThat(s.colonistShipNow()).isEqualTo(3);
    Scenario none = game(BUCCANEER, 3).colonistShip(9).choose(0, "take buccaneer");
    none.choose(0, "raid colonists");
    assertThat(none.colonistsOf(0)).isZero();
    assertThat(none.colonistShipNow()).isEqualTo(3);
    assertThat(none.colonistSupplyNow()).isEqualTo(55 + 6);
  }

  @Test
  void thereIsNoRaidOnAShipWithoutMoreThanPlayers() {
    game(BUCCANEER, 3).choose(0, "take buccaneer").doesNotOffer("raid colonists", "plunder");
  }

  @Test
  void kidnappingTakesTheDoubloonsOfAnUnusedRole() {
    Scenario s = game(BUCCANEER, 3).roleDoubloons("mayor", 2);
    s.choose(0, "take trader").choose(1, "take buccaneer");
    s.offersAmongOthers(1, "kidnap mayor", "kidnap settler").doesNotOffer("kidnap trader");
    s.choose(1, "kidnap mayor");
    assertThat(s.doubloonsOf(1)).isEqualTo(2);
    assertThat(s.roleDoubloonsOn("mayor")).isZero();
    s.offersAmongOthers(2, "take mayor");
  }

  @Test
  void whoTakesAKidnappedRoleMakesTheBankPay() {
    Scenario s = game(BUCCANEER, 3).choose(0, "take buccaneer", "kidnap craftsman");
    s.choose(1, "take craftsman");
    assertThat(s.doubloonsOf(0)).isEqualTo(3);
    assertThat(s.doubloonsOf(1)).isZero();
    s.choose(2, "take trader").offersAmongOthers(1, "take settler");
    assertThat(s.governorNow()).isEqualTo(1);
  }

  @Test
  void theKidnapperHimselfGetsNothingForTakingIt() {
    Scenario s = game(BUCCANEER, 2).choose(0, "take buccaneer", "kidnap craftsman");
    s.choose(1, "take trader").choose(0, "take craftsman");
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void x20_anUnclaimedRoleIsPlayedByTheBuccaneerAloneAtTheEnd() {
    Scenario s = game(BUCCANEER, 3).faceUp("corn", "indigo", "sugar", "coffee");
    s.choose(0, "take buccaneer", "kidnap settler").choose(1, "take trader");
    s.choose(2, "take craftsman");
    s.offersExactly(
        0, "take corn", "take indigo", "take sugar", "take coffee", "take quarry", "pass");
    s.choose(0, "take quarry");
    assertThat(s.islandOf(0)).containsExactly("quarry");
    assertThat(s.islandOf(1)).isEmpty();
    assertThat(s.governorNow()).isEqualTo(1);
    s.offersAmongOthers(1, "take settler");
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void x20_theLoneCraftsmanHasThePrivilegeAndNobodyElseProduces() {
    Scenario s = game(BUCCANEER, 3).mannedPlantations(0, "corn").mannedPlantations(1, "corn");
    s.choose(0, "take buccaneer", "kidnap craftsman").choose(1, "take trader");
    s.choose(2, "take settler").passUntil(0);
    while (!s.offers().contains("take corn") || s.offers().contains("take quarry")) {
      s.choose(s.asked(), "pass");
    }
    s.choose(0, "take corn");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(2);
    assertThat(s.goodsOf(1, "corn")).isZero();
  }

  @Test
  void x20_theLoneCaptainLoadsAndStoresAlone() {
    Scenario s = game(BUCCANEER, 3).goods(0, "corn", 2).goods(0, "sugar", 1).goods(1, "indigo", 5);
    s.choose(0, "take buccaneer", "kidnap captain").choose(1, "take settler").passUntilRole();
    s.choose(2, "take craftsman").choose(0, "load 2 corn on ship 4", "load 1 sugar on ship 5");
    assertThat(s.pointsOf(0)).as("two corn, the privilege, a sugar").isEqualTo(4);
    assertThat(s.goodsOf(1, "indigo")).isEqualTo(5);
    s.offersAmongOthers(1, "take captain");
  }

  @Test
  void x20_theLoneBuilderBuildsForOneLess() {
    Scenario s = game(BUCCANEER, 3).doubloons(0, 7).doubloons(1, 7).choose(0, "take buccaneer");
    s.choose(0, "kidnap builder").choose(1, "take trader").choose(2, "take craftsman");
    s.choose(0, "build harbor").offersAmongOthers(1, "take builder");
    assertThat(s.doubloonsOf(0)).isZero();
    assertThat(s.buildingsOf(1)).isEmpty();
  }

  @Test
  void x20_bySettingEverybodyPlaysTheUnclaimedRole() {
    Scenario s = game(BUCCANEER + " kidnapped-for-all", 3).mannedPlantations(0, "corn");
    s.mannedPlantations(1, "corn").choose(0, "take buccaneer", "kidnap craftsman");
    s.choose(1, "take trader").choose(2, "take captain").choose(0, "take corn");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(2);
    assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
    assertThat(s.governorNow()).isEqualTo(1);
  }

  @Test
  void x20_theLoneMayorHasThePrivilegeAndTheOthersGetNobody() {
    Scenario s = game(BUCCANEER, 3).plantations(0, "corn").plantations(1, "corn");
    s.choose(0, "take buccaneer", "kidnap mayor").choose(1, "take trader");
    s.choose(2, "take craftsman");
    // The ruling does not say how much of the ship is for a mayor who plays alone.
    assertThat(s.colonistsOf(0)).as("the privilege and a share of the ship").isBetween(2, 4);
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isZero();
    assertThat(s.colonistsOf(2)).isZero();
  }

  @Test
  void x29_theBuccaneerChoosesWhoLeavesTheShip() {
    Scenario s = game(NOBLES + BUCCANEER, 3).peopleOnShip(5, 1).building(0, "chapel", 0);
    s.choose(0, "take buccaneer");
    s.offersAmongOthers(0, "raid colonists", "raid colonists and noble");
    s.choose(0, "raid colonists and noble", "put noble on chapel").passUntilRole();
    assertThat(s.noblesOf(0)).isEqualTo(1);
    assertThat(s.noblesOn(0, "chapel")).isEqualTo(1);
    assertThat(s.colonistShipNow()).isEqualTo(3);
    assertThat(s.nobleShipNow()).isZero();
    assertThat(s.colonistSupplyNow()).isEqualTo(98 + 2);
  }

  @Test
  void x29_aNobleThatLeavesGoesToTheNobles() {
    Scenario s = game(NOBLES + BUCCANEER, 3).peopleOnShip(5, 1);
    s.choose(0, "take buccaneer", "raid colonists and noble");
    assertThat(s.nobleShipNow()).isZero();
    assertThat(s.nobleSupplyNow()).isEqualTo(20);
    assertThat(s.colonistSupplyNow()).isEqualTo(98 + 2);
    Scenario stays = game(NOBLES + BUCCANEER, 3).peopleOnShip(5, 1);
    stays.choose(0, "take buccaneer", "raid colonists");
    assertThat(stays.nobleShipNow()).isEqualTo(1);
    assertThat(stays.colonistShipNow()).isEqualTo(3);
    assertThat(stays.nobleSupplyNow()).isEqualTo(19);
  }
}

package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.GOODS;
import static governor.puertorico.ScenarioKit.barrels;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.idle;
import static governor.puertorico.ScenarioKit.priceOf;
import static governor.puertorico.ScenarioKit.smallBuildings;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The phases of docs/rules, step by step. */
class PhasesTest {

  @Nested
  class Round {

    @Test
    void everybodyTakesOneRoleClockwiseFromTheGovernor() {
      Scenario s = game("", 3).governor(1);
      s.offersExactly(
          1,
          "take settler",
          "take mayor",
          "take builder",
          "take craftsman",
          "take trader",
          "take captain");
      idle(s, "craftsman");
      s.offersExactly(
          2, "take settler", "take mayor", "take builder", "take trader", "take captain");
      idle(s, "trader")
          .offersExactly(0, "take settler", "take mayor", "take builder", "take captain");
      assertThat(s.governorNow()).isEqualTo(1);
    }

    @Test
    void theGovernorPassesClockwiseAndAllCardsReturn() {
      Scenario s = idle(game("", 3), "craftsman", "trader", "captain");
      assertThat(s.governorNow()).isEqualTo(1);
      assertThat(s.asked()).isEqualTo(1);
      assertThat(s.offers()).hasSize(6);
      idle(s, "craftsman", "trader", "captain");
      assertThat(s.governorNow()).isEqualTo(2);
      idle(s, "craftsman", "trader", "captain");
      assertThat(s.governorNow()).isZero();
      assertThat(s.asked()).isZero();
    }

    @Test
    void untakenCardsGetADoubloon() {
      Scenario s = idle(game("", 3), "craftsman", "trader");
      assertThat(s.roleDoubloonsOn("mayor")).isZero();
      idle(s, "captain");
      for (String role : List.of("settler", "mayor", "builder")) {
        assertThat(s.roleDoubloonsOn(role)).isEqualTo(1);
      }
      for (String role : List.of("craftsman", "trader", "captain")) {
        assertThat(s.roleDoubloonsOn(role)).isZero();
      }
      s.choose(1, "take mayor");
      assertThat(s.doubloonsOf(1)).isEqualTo(1);
      idle(s, "craftsman", "trader");
      assertThat(s.roleDoubloonsOn("settler")).isEqualTo(2);
      assertThat(s.roleDoubloonsOn("builder")).isEqualTo(2);
      assertThat(s.roleDoubloonsOn("captain")).isEqualTo(1);
      assertThat(s.roleDoubloonsOn("mayor")).isZero();
    }

    @Test
    void fourPlayersLeaveThreeCards() {
      Scenario s = idle(game("", 4), "craftsman", "trader", "captain", "prospector");
      assertThat(s.asked()).isEqualTo(1);
      for (String role : List.of("settler", "mayor", "builder")) {
        assertThat(s.roleDoubloonsOn(role)).isEqualTo(1);
      }
      assertThat(s.roleDoubloonsOn("prospector")).isZero();
    }

    @Test
    void fivePlayersLeaveThreeCards() {
      Scenario s = idle(game("", 5), "craftsman", "trader", "captain", "builder", "mayor");
      assertThat(s.asked()).isEqualTo(1);
      for (String role : List.of("settler", "prospector", "second prospector")) {
        assertThat(s.roleDoubloonsOn(role)).isEqualTo(1);
      }
      s.offersAmongOthers(1, "take prospector").doesNotOffer("take second prospector");
      assertThat(s.offers()).hasSize(7);
    }

    @Test
    void theChooserActsFirstThenClockwise() {
      Scenario s = game("", 3).governor(2);
      for (int seat = 0; seat < 3; seat++) {
        s.goods(seat, "corn", 1).goods(seat, "coffee", 1);
      }
      s.choose(2, "take trader").offersExactly(2, "sell corn", "sell coffee", "pass");
      s.choose(2, "sell coffee").offersExactly(0, "sell corn", "pass");
      s.choose(0, "pass").offersExactly(1, "sell corn", "pass");
    }

    @Test
    void twoPlayersTakeThreeRolesEach() {
      Scenario s = game("", 2).governor(1);
      int[] order = {1, 0, 1, 0, 1, 0};
      String[] roles = {"craftsman", "trader", "captain", "mayor", "builder", "settler"};
      for (int k = 0; k < 6; k++) {
        assertThat(s.asked()).isEqualTo(order[k]);
        assertThat(s.offers()).hasSize(7 - k);
        idle(s, roles[k]);
      }
      assertThat(s.governorNow()).isZero();
      assertThat(s.asked()).isZero();
      assertThat(s.roleDoubloonsOn("prospector")).isEqualTo(1);
      s.choose(0, "take prospector");
      assertThat(s.doubloonsOf(0)).isEqualTo(2);
    }

    @Test
    void withTwoPlayersTheChooserActsFirst() {
      Scenario s = game("", 2).goods(0, "corn", 1).goods(1, "sugar", 1);
      idle(s, "mayor");
      s.choose(1, "take trader").offersExactly(1, "sell sugar", "pass");
      s.choose(1, "sell sugar").offersExactly(0, "sell corn", "pass");
      assertThat(s.doubloonsOf(1)).isEqualTo(3);
    }
  }

  @Nested
  class Settler {

    @Test
    void onlyTheSettlerMayTakeAQuarry() {
      Scenario s = game("", 3).faceUp("corn", "corn", "sugar", "coffee");
      s.choose(0, "take settler");
      s.offersExactly(0, "take corn", "take sugar", "take coffee", "take quarry", "pass");
      s.choose(0, "take quarry");
      assertThat(s.quarriesLeftNow()).isEqualTo(7);
      s.offersExactly(1, "take corn", "take sugar", "take coffee", "pass");
      s.choose(1, "take coffee").offersExactly(2, "take corn", "take sugar", "pass");
    }

    @Test
    void twoEqualTilesCanBothBeTaken() {
      Scenario s = game("", 3).faceUp("corn", "corn", "sugar", "coffee");
      s.choose(0, "take settler", "take corn").choose(1, "take corn");
      s.offersExactly(2, "take sugar", "take coffee", "pass");
    }

    @Test
    void theRowIsDealtAnew() {
      Scenario s = game("", 3).faceUp("corn", "corn", "sugar", "coffee");
      s.faceDown("indigo", "tobacco", "tobacco", "indigo");
      assertThat(s.faceDownSize()).isEqualTo(46);
      s.choose(0, "take settler", "take corn").choose(1, "take sugar").choose(2, "pass");
      assertThat(s.faceUpNow()).containsExactly("indigo", "indigo", "tobacco", "tobacco");
      assertThat(s.discardSize()).isEqualTo(2);
      assertThat(s.faceDownSize()).isEqualTo(42);
      assertThat(s.mannedOn(0, "corn")).isZero();
    }

    @Test
    void withTwoPlayersThreeTilesAreDealt() {
      Scenario s = game("", 2).choose(0, "take settler", "take quarry").choose(1, "pass");
      assertThat(s.faceUpNow()).hasSize(3);
      assertThat(s.discardSize()).isEqualTo(3);
      assertThat(s.faceDownSize()).isEqualTo(35 - 6);
      assertThat(s.quarriesLeftNow()).isEqualTo(4);
    }

    @Test
    void aShortStackComesFirstThenTheShuffledDiscard() {
      Scenario s = game("", 3).faceUp("corn", "corn", "sugar", "sugar").onlyFaceDown("coffee");
      assertThat(s.discardSize()).isEqualTo(45);
      s.choose(0, "take settler", "take corn").choose(1, "pass").choose(2, "pass");
      assertThat(s.faceUpNow()).hasSize(4).contains("coffee");
      assertThat(s.discardSize()).isZero();
      assertThat(s.faceDownSize()).isEqualTo(50 - 1 - 4);
    }

    private static Scenario lastTile() {
      Scenario s = game("", 5).faceUp("indigo");
      s.plantations(0, copies(8, "coffee")).plantations(1, copies(9, "tobacco"));
      s.plantations(2, copies(10, "corn")).plantations(3, copies(11, "sugar"));
      return s.plantations(4, copies(11, "indigo"));
    }

    @Test
    void aRowThatCannotBeFilledStaysShort() {
      Scenario s = lastTile().choose(0, "take settler", "take quarry").passUntilRole();
      assertThat(s.faceUpNow()).containsExactly("indigo");
      assertThat(s.faceDownSize()).isZero();
      assertThat(s.discardSize()).isZero();
    }

    @Test
    void withoutTilesTheOthersGoWithout() {
      Scenario s = lastTile().choose(0, "take settler", "take indigo");
      s.offersAmongOthers(1, "take craftsman");
      assertThat(s.faceUpNow()).isEmpty();
      idle(s, "craftsman", "trader", "captain", "prospector");
      s.choose(1, "take settler").offersExactly(1, "take quarry", "pass");
      s.choose(1, "pass").offersAmongOthers(2, "take craftsman");
    }
  }

  @Nested
  class Mayor {

    @ParameterizedTest
    @CsvSource({"3, 2, 1, 1", "4, 3, 1, 1", "5, 3, 2, 1", "7, 4, 2, 2", "1, 2, 0, 0", "0, 1, 0, 0"})
    void theShipIsDealtOneByOne(int ship, int mayor, int second, int third) {
      Scenario s = game("", 3).governor(2).colonistShip(ship).choose(2, "take mayor");
      assertThat(s.colonistsOf(2)).isEqualTo(mayor);
      assertThat(s.colonistsOf(0)).isEqualTo(second);
      assertThat(s.colonistsOf(1)).isEqualTo(third);
    }

    @Test
    void withAnEmptySupplyThereIsNoPrivilege() {
      Scenario s = game("", 3).colonistSupply(0).colonistShip(3).choose(0, "take mayor");
      assertThat(s.colonistsOf(0)).isEqualTo(1);
      assertThat(s.colonistsOf(2)).isEqualTo(1);
      assertThat(s.colonistShipNow()).isZero();
      assertThat(s.endIsNear()).isTrue();
    }

    @Test
    void theLastColonistOfTheSupplyIsThePrivilege() {
      Scenario s = game("", 3).colonistSupply(1).choose(0, "take mayor");
      assertThat(s.colonistsOf(0)).isEqualTo(2);
      assertThat(s.colonistShipNow()).isZero();
      assertThat(s.endIsNear()).isTrue();
    }

    @Test
    void emptyCirclesCountAfterThePlacement() {
      Scenario s = game("", 3).plantations(1, "corn").building(1, "tobacco storage", 1);
      s.building(2, "sugar mill", 0).building(2, "coffee roaster", 0);
      s.choose(0, "take mayor").choose(1, "man 0 corn");
      s.choose(2, "man 0 sugar mill");
      // tobacco storage 2 of 3, sugar mill 0 of 3, coffee roaster 1 of 2
      assertThat(s.mannedOn(1, "tobacco storage")).isEqualTo(2);
      assertThat(s.colonistShipNow()).isEqualTo(1 + 3 + 1);
    }

    @Test
    void supplyThatJustCoversTheEmptyCirclesIsNoEnd() {
      Scenario s = game("", 3).building(1, "tobacco storage", 0).building(1, "sugar mill", 0);
      s.building(1, "coffee roaster", 0).colonistSupply(8);
      s.choose(0, "take mayor").passUntilRole();
      assertThat(s.colonistShipNow()).isEqualTo(7);
      assertThat(s.endIsNear()).isFalse();
      Scenario t = game("", 3).building(1, "tobacco storage", 0).building(1, "sugar mill", 0);
      t.building(1, "coffee roaster", 0).colonistSupply(7);
      t.choose(0, "take mayor", "take colonist").passUntilRole();
      assertThat(t.colonistShipNow()).isEqualTo(6);
      assertThat(t.endIsNear()).isTrue();
    }

    @Test
    void withTwoPlayersTheRefillIsAtLeastTwo() {
      Scenario s = game("", 2).choose(0, "take mayor");
      assertThat(s.colonistsOf(0)).isEqualTo(2);
      assertThat(s.colonistsOf(1)).isEqualTo(1);
      assertThat(s.colonistShipNow()).isEqualTo(2);
      assertThat(s.colonistSupplyNow()).isEqualTo(37);
    }
  }

  @Nested
  class Builder {

    @Test
    void offersWhatCanBePaid() {
      Scenario s = game("", 3).doubloons(0, 2).doubloons(1, 2);
      s.choose(0, "take builder");
      s.offersExactly(
          0,
          "build small indigo plant",
          "build small sugar mill",
          "build indigo plant",
          "build small market",
          "build hacienda",
          "build construction hut",
          "build small warehouse",
          "pass");
      s.choose(0, "pass");
      s.offersExactly(
          1,
          "build small indigo plant",
          "build small sugar mill",
          "build small market",
          "build hacienda",
          "build construction hut",
          "pass");
    }

    @Test
    void oneBuildingPerPhase() {
      Scenario s = game("", 3).doubloons(0, 20).choose(0, "take builder", "build small market");
      s.offersAmongOthers(1, "take mayor");
      assertThat(s.buildingsOf(0)).containsExactly("small market");
      assertThat(s.doubloonsOf(0)).isEqualTo(20);
    }

    @Test
    void aBuildingWithoutCopiesIsNotOffered() {
      Scenario s = game("", 3).building(1, "wharf", 0).doubloons(0, 20).doubloons(2, 20);
      s.choose(0, "take builder", "build wharf").passUntil(2);
      s.doesNotOffer("build wharf").offersAmongOthers(2, "build harbor");
    }

    @Test
    void withoutBuildingThereIsNoMoney() {
      Scenario s = game("", 3).doubloons(0, 5).choose(0, "take builder", "pass");
      assertThat(s.doubloonsOf(0)).isEqualTo(5);
    }

    @Test
    void aFullCityCannotBuild() {
      Scenario s = city(game("", 3), 1, smallBuildings(12)).doubloons(1, 20);
      s.choose(0, "take builder").passUntil(1).offersAmongOthers(1, "take mayor");
    }

    @Test
    void theTwelfthSpaceEndsTheGameAfterTheRound() {
      Scenario s = city(game("", 3), 1, smallBuildings(11)).doubloons(1, 9).doubloons(2, 9);
      s.choose(0, "take builder").passUntil(1).choose(1, "build wharf");
      assertThat(s.endIsNear()).isTrue();
      s.offersAmongOthers(2, "build wharf").choose(2, "build wharf");
      idle(s, "craftsman");
      assertThat(s.isOver()).isFalse();
      idle(s, "trader");
      assertThat(s.isOver()).isTrue();
      assertThat(s.offers()).isEmpty();
    }

    @Test
    void quarriesCountUpToTheColumn() {
      Scenario s = game("", 3).mannedPlantations(1, copies(5, "quarry")).doubloons(1, 10);
      s.choose(0, "take builder").passUntil(1);
      assertThat(priceOf(s, 1, "fortress")).isEqualTo(6);
    }
  }

  @Nested
  class Craftsman {

    @Test
    void cornNeedsNoBuilding() {
      Scenario s = game("", 3).mannedPlantations(1, "corn", "corn").plantations(1, "corn");
      s.choose(0, "take craftsman");
      assertThat(barrels(s, 1)).containsExactly(2, 0, 0, 0, 0);
      assertThat(s.supplyOf("corn")).isEqualTo(8);
    }

    @Test
    void otherGoodsNeedPlantationsAndColonistsInTheirBuildings() {
      Scenario s = game("", 3).mannedPlantations(1, "indigo", "coffee", "coffee", "tobacco");
      s.building(1, "indigo plant", 3).building(1, "coffee roaster", 1);
      s.building(1, "sugar mill", 3).choose(0, "take craftsman");
      assertThat(barrels(s, 1)).containsExactly(0, 1, 0, 0, 1);
    }

    @Test
    void colonistsInSmallAndLargeBuildingsAreSummed() {
      Scenario s = game("", 3).mannedPlantations(1, copies(3, "indigo"));
      s.building(1, "small indigo plant", 1).building(1, "indigo plant", 1);
      s.choose(0, "take craftsman");
      assertThat(s.goodsOf(1, "indigo")).isEqualTo(2);
    }

    @Test
    void onlyTheCraftsmanGetsAnExtraGood() {
      Scenario s = game("", 3).mannedPlantations(0, "corn").mannedPlantations(1, "corn");
      s.choose(0, "take craftsman").offersExactly(0, "take corn", "pass");
      assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
      s.choose(0, "take corn").offersAmongOthers(1, "take mayor");
      assertThat(s.goodsOf(0, "corn")).isEqualTo(2);
    }

    @Test
    void quarriesProduceNothing() {
      Scenario s = game("", 3).mannedPlantations(1, "quarry", "quarry").choose(0, "take craftsman");
      assertThat(barrels(s, 1)).containsOnly(0);
      assertThat(s.doubloonsOf(1)).isZero();
    }
  }

  @Nested
  class Trader {

    @ParameterizedTest
    @CsvSource({"corn, 0", "indigo, 1", "sugar, 2", "tobacco, 3", "coffee, 4"})
    void prices(String good, int price) {
      Scenario s = game("", 3).goods(1, good, 2).choose(0, "take trader").choose(1, "sell " + good);
      assertThat(s.doubloonsOf(1)).isEqualTo(price);
      assertThat(s.goodsOf(1, good)).isEqualTo(1);
      assertThat(s.tradingHouseNow()).containsExactly(good);
      Scenario t = game("", 3).goods(0, good, 1).choose(0, "take trader", "sell " + good);
      assertThat(t.doubloonsOf(0)).isEqualTo(price + 1);
    }

    @Test
    void withoutASaleThereIsNoPrivilege() {
      Scenario s = game("", 3).goods(0, "coffee", 1).choose(0, "take trader", "pass");
      assertThat(s.doubloonsOf(0)).isZero();
      assertThat(s.tradingHouseNow()).isEmpty();
    }

    @Test
    void aKindInTheHouseIsBlocked() {
      Scenario s = game("", 3).tradingHouse("corn").goods(1, "corn", 2).goods(1, "indigo", 1);
      s.goods(2, "corn", 1).choose(0, "take trader").offersExactly(1, "sell indigo", "pass");
      s.choose(1, "sell indigo").offersAmongOthers(1, "take mayor");
    }

    @Test
    void barrelsInTheHouseAreNotInTheSupply() {
      Scenario s = game("", 3).goods(1, "corn", 1).choose(0, "take trader").choose(1, "sell corn");
      assertThat(s.supplyOf("corn")).isEqualTo(9);
    }

    @Test
    void aFullHouseIsEmptiedAtTheEnd() {
      Scenario s = game("", 3).tradingHouse("corn", "indigo", "sugar").goods(2, "coffee", 1);
      s.choose(0, "take trader").choose(2, "sell coffee");
      assertThat(s.tradingHouseNow()).isEmpty();
      assertThat(GOODS.stream().map(s::supplyOf)).containsExactly(10, 11, 11, 9, 9);
    }
  }

  @Nested
  class Captain {

    @Test
    void loadingGoesRoundUntilNobodyCanLoad() {
      Scenario s = game("", 3).ship(4, "corn", 1).ship(5, "indigo", 1).ship(6, "sugar", 1);
      s.goods(0, "corn", 1).goods(0, "indigo", 1).goods(0, "sugar", 1).goods(2, "sugar", 1);
      s.choose(0, "take captain");
      s.offersExactly(
          0, "load 1 corn on ship 4", "load 1 indigo on ship 5", "load 1 sugar on ship 6");
      s.choose(0, "load 1 corn on ship 4").choose(2, "load 1 sugar on ship 6");
      s.offersExactly(0, "load 1 indigo on ship 5", "load 1 sugar on ship 6");
      s.choose(0, "load 1 sugar on ship 6", "load 1 indigo on ship 5");
      assertThat(s.pointsOf(0)).isEqualTo(4);
      assertThat(s.pointsOf(2)).isEqualTo(1);
      assertThat(s.shipLoad(6)).isEqualTo(3);
    }

    @Test
    void theMaximumIsLoaded() {
      Scenario s = game("", 3).ship(6, "corn", 2).goods(0, "corn", 3).goods(0, "indigo", 4);
      s.choose(0, "take captain");
      s.offersExactly(
          0, "load 3 corn on ship 6", "load 4 indigo on ship 4", "load 4 indigo on ship 5");
    }

    @Test
    void fullShipsAreEmptiedOthersKeepTheirLoad() {
      Scenario s = game("", 3).ship(4, "corn", 2).ship(5, "indigo", 1).goods(1, "corn", 2);
      s.goods(2, "indigo", 3).choose(0, "take captain");
      assertThat(s.shipLoad(4)).isZero();
      assertThat(s.shipGood(4)).isEmpty();
      assertThat(s.supplyOf("corn")).isEqualTo(10);
      assertThat(s.shipLoad(5)).isEqualTo(4);
      assertThat(s.shipGood(5)).isEqualTo("indigo");
      assertThat(s.supplyOf("indigo")).isEqualTo(7);
    }

    @Test
    void pointsComeOutOfThePool() {
      Scenario s = game("", 3).ship(4, "corn", 1).goods(0, "corn", 3).choose(0, "take captain");
      assertThat(s.pointsOf(0)).isEqualTo(4);
      assertThat(s.pointsPoolNow()).isEqualTo(71);
    }

    @Test
    void twoShipsWithTwoPlayers() {
      Scenario s = game("", 2).goods(0, "corn", 5).goods(0, "sugar", 2).goods(1, "coffee", 1);
      s.choose(0, "take captain");
      s.offersExactly(
          0, "load 5 corn on ship 6", "load 2 sugar on ship 4", "load 2 sugar on ship 6");
      s.choose(0, "load 2 sugar on ship 6");
      s.choose(1, "load 1 coffee on ship 4");
      assertThat(s.goodsOf(0, "corn")).isEqualTo(1);
      assertThat(s.pointsOf(0)).isEqualTo(3);
    }

    @Test
    void storageGoesClockwiseFromTheCaptain() {
      Scenario s = game("", 2).governor(1).ship(4, "sugar", 1).ship(6, "coffee", 1);
      s.goods(0, "corn", 2).goods(0, "indigo", 2).goods(1, "corn", 2).goods(1, "tobacco", 2);
      s.choose(1, "take captain").offersExactly(1, "keep one corn", "keep one tobacco");
      s.choose(1, "keep one tobacco").offersExactly(0, "keep one corn", "keep one indigo");
      s.choose(0, "keep one corn");
      assertThat(barrels(s, 1)).containsExactly(0, 0, 0, 1, 0);
      assertThat(barrels(s, 0)).containsExactly(1, 0, 0, 0, 0);
    }

    @Test
    void aSingleBarrelIsKeptWithoutAQuestion() {
      Scenario s = game("", 2).ship(4, "sugar", 1).ship(6, "coffee", 1).goods(1, "corn", 1);
      s.choose(0, "take captain").offersAmongOthers(1, "take mayor");
      assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
    }

    @Test
    void theEndIsOnlyAfterTheRound() {
      Scenario s = game("", 3).points(2, 74).ship(4, "corn", 1).goods(0, "corn", 3);
      s.goods(1, "sugar", 2).choose(0, "take captain");
      assertThat(s.endIsNear()).isTrue();
      s.choose(1, "load 2 sugar on ship 5");
      assertThat(s.pointsOf(0)).isEqualTo(4);
      assertThat(s.pointsOf(1)).isEqualTo(2);
      idle(s, "craftsman");
      assertThat(s.isOver()).isFalse();
      idle(s, "trader");
      assertThat(s.isOver()).isTrue();
    }
  }

  @Nested
  class Prospector {

    @Test
    void onlyTheChooserGetsADoubloon() {
      Scenario s = game("", 4).governor(3).choose(3, "take prospector");
      assertThat(s.doubloonsOf(3)).isEqualTo(1);
      assertThat(s.doubloonsOf(0) + s.doubloonsOf(1) + s.doubloonsOf(2)).isZero();
      assertThat(s.asked()).isZero();
    }

    @Test
    void theTwoCardsCarryTheirOwnDoubloons() {
      Scenario s = game("", 5).roleDoubloons("second prospector", 2);
      s.offersAmongOthers(0, "take prospector", "take second prospector");
      s.choose(0, "take second prospector");
      assertThat(s.doubloonsOf(0)).isEqualTo(3);
      s.offersAmongOthers(1, "take prospector").doesNotOffer("take second prospector");
      s.choose(1, "take prospector");
      assertThat(s.doubloonsOf(1)).isEqualTo(1);
      s.doesNotOffer("take prospector", "take second prospector");
    }

    @Test
    void thePoorerCardMayBeTakenFirst() {
      Scenario s = game("", 5).roleDoubloons("prospector", 1);
      s.choose(0, "take second prospector");
      assertThat(s.doubloonsOf(0)).isEqualTo(1);
      s.choose(1, "take prospector");
      assertThat(s.doubloonsOf(1)).isEqualTo(2);
    }

    @Test
    void onlyTheCardLeftOverGetsADoubloon() {
      Scenario s = idle(game("", 5), "prospector", "craftsman", "trader", "captain", "builder");
      int first = s.roleDoubloonsOn("prospector");
      int second = s.roleDoubloonsOn("second prospector");
      assertThat(List.of(first, second)).containsExactlyInAnyOrder(0, 1);
      s.offersAmongOthers(1, "take prospector", "take second prospector");
      s.choose(1, first == 1 ? "take prospector" : "take second prospector");
      assertThat(s.doubloonsOf(1)).isEqualTo(2);
    }
  }

  @Nested
  class End {

    @Test
    void theScoreIsChipsPrintedPointsAndBonuses() {
      Scenario s = game("", 3).points(0, 12).building(0, "customs house", 1);
      s.building(0, "fortress", 1).building(0, "coffee roaster", 0).sanJuan(0, 4).doubloons(0, 9);
      assertThat(s.score(0, "points")).isEqualTo(12);
      assertThat(s.score(0, "buildings")).isEqualTo(4 + 4 + 3);
      assertThat(s.score(0, "customs house")).isEqualTo(3);
      assertThat(s.score(0, "fortress")).isEqualTo(2);
      assertThat(s.score(0, "residence")).isZero();
      assertThat(s.score(0)).isEqualTo(12 + 11 + 3 + 2);
      assertThat(s.winners()).containsExactly(0);
    }

    @Test
    void theCustomsHouseCountsChipsOnly() {
      Scenario s = city(game("", 3), 0, List.of("wharf", "harbor", "factory"));
      s.building(0, "customs house", 1).points(0, 3);
      assertThat(s.score(0, "customs house")).isZero();
    }

    @Test
    void theMostPointsWin() {
      Scenario s = game("", 3).points(1, 7).points(2, 6).doubloons(2, 40);
      assertThat(s.winners()).containsExactly(1);
    }

    @Test
    void doubloonsAndGoodsBreakATie() {
      Scenario s = game("", 3).points(1, 7).points(2, 7).doubloons(1, 2).goods(2, "corn", 3);
      assertThat(s.winners()).containsExactly(2);
    }

    @Test
    void withoutAnEndConditionTheGameGoesOn() {
      Scenario s = game("", 3);
      for (int round = 0; round < 5; round++) {
        idle(s, "craftsman", "trader", "captain");
        assertThat(s.isOver()).isFalse();
        assertThat(s.endIsNear()).isFalse();
      }
    }

    @Test
    void aFullIslandIsNoEnd() {
      Scenario s = game("", 3).plantations(0, tiles(11)).faceUp("corn", "corn", "coffee", "coffee");
      s.choose(0, "take settler", "take coffee");
      assertThat(s.islandOf(0)).hasSize(12);
      assertThat(s.endIsNear()).isFalse();
    }
  }
}

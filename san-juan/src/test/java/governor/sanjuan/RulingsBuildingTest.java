package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.and;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.ScenarioKit.idle;
import static governor.sanjuan.ScenarioKit.times;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings: building, crane, park, black market. */
class RulingsBuildingTest {

  private static final Card[] ELEVEN = {
    INDIGO_PLANT,
    SUGAR_MILL,
    TOBACCO_STORAGE,
    COFFEE_ROASTER,
    SILVER_SMELTER,
    SMITHY,
    ARCHIVE,
    WELL,
    TOWER,
    MARKET_STAND,
    CRANE
  };

  @Test
  void q24_allReductionsAddUp() {
    // Palace 6 - builder 1 - quarry 1 - chapel 3 - one good = 0.
    Scenario s = game("2e", 2).owns(0, QUARRY, CRANE, CHAPEL, BLACK_MARKET, INDIGO_PLANT);
    s.goods(0, INDIGO_PLANT).hand(0, PALACE);
    s.choose(0, "take builder", "build palace", "over chapel", "pay good on indigo plant");
    assertThat(s.buildings(0)).containsExactly(INDIGO_PLANT, BLACK_MARKET, CRANE, QUARRY, PALACE);
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isZero();
  }

  @Test
  void q24_libraryAndSmithyAddUp() {
    Scenario s = game("2e", 2).owns(0, LIBRARY, SMITHY).hand(0, and(3, WELL, SILVER_SMELTER));
    s.choose(0, "take builder with library", "build silver smelter");
    // 5 - 2 - 1 = 2.
    assertThat(s.handOf(0)).containsExactly(WELL);
  }

  @Test
  void q24_libraryQuarryAndCraneAddUp() {
    // Cathedral 7 - 2 - quarry 1 - tower 3 = 1.
    Scenario s = game("2e+new-buildings", 3).owns(0, LIBRARY, QUARRY, CRANE, TOWER);
    s.hand(0, cash(3));
    s.choose(0, "take builder with library", "build cathedral", "over tower");
    assertThat(s.handSize(0)).isEqualTo(2);
  }

  @Test
  void q24_surplusIsLost() {
    Scenario s = game("2e", 2).owns(0, QUARRY, CRANE, LIBRARY).hand(0, STATUE, WELL);
    s.choose(0, "take builder with library", "build statue", "over library");
    assertThat(s.handOf(0)).containsExactly(WELL);
  }

  @Test
  void q25_handPaymentIsExact() {
    Scenario s = game("2e", 2).owns(0, POOR_HOUSE).hand(0, cash(4, TOWER));
    s.choose(0, "take builder", "build tower", "done");
    // Two of four were paid, two stay: too many for the poor house.
    assertThat(s.handSize(0)).isEqualTo(2);
    assertThat(s.discardPileSize()).isEqualTo(2);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q25_goodsAreNotAcceptedForAFreeBuilding() {
    Scenario s = game("2e", 2).owns(0, QUARRY, BLACK_MARKET, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    s.hand(0, CRANE);
    s.choose(0, "take builder", "build crane");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);
  }

  @Test
  void q25_goodsAreAcceptedOnlyWhileThePriceIsAboveZero() {
    Scenario s = game("2e", 2).owns(0, BLACK_MARKET, INDIGO_PLANT, SUGAR_MILL);
    s.goods(0, INDIGO_PLANT, SUGAR_MILL).hand(0, cash(1, WELL));
    s.choose(0, "take builder", "build well");
    s.offersExactly(0, "pay good on indigo plant", "pay good on sugar mill", "pay silver smelter");
    s.choose(0, "pay good on indigo plant");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.goodsOn(0, SUGAR_MILL)).isEqualTo(1);
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void q25_atMostTwoGoodsAreAccepted() {
    Scenario s = game("2e", 2).owns(0, BLACK_MARKET).owns(0, copies(3, INDIGO_PLANT));
    s.goods(0, copies(3, INDIGO_PLANT)).hand(0, cash(4, LIBRARY));
    s.choose(0, "take builder", "build library").choose(0, times(2, "pay good on indigo plant"));
    s.doesNotOffer("pay good on indigo plant");
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);
    assertThat(s.handSize(0)).isEqualTo(2);
  }

  private static Scenario coverWith(String config, Card covered, Card built, int money) {
    return game(config, 2).owns(0, CRANE, covered).hand(0, cash(money, built));
  }

  @Test
  void q25_aThirdGoodDoesNotMakeABuildingPossible() {
    Scenario s = game("2e", 2).owns(0, BLACK_MARKET).owns(0, copies(3, INDIGO_PLANT));
    s.goods(0, copies(3, INDIGO_PLANT)).hand(0, cash(1, LIBRARY, SMITHY));
    s.choose(0, "take builder");
    // The library costs 4; two cards and two goods are just enough.
    s.offersAmongOthers(0, "build library", "build smithy");

    Scenario t = game("2e", 2).owns(0, BLACK_MARKET).owns(0, copies(3, INDIGO_PLANT));
    t.goods(0, copies(3, INDIGO_PLANT)).hand(0, LIBRARY, SMITHY);
    t.choose(0, "take builder");
    t.offersExactly(0, "build smithy", "pass");
  }

  @Test
  void q26_aCoveredQuarryNoLongerLowersThePrice() {
    // Palace 6 - builder 1 - quarry's cost 4 = 1.
    Scenario s = coverWith("2e", QUARRY, PALACE, 1);
    s.choose(0, "take builder", "build palace", "over quarry");
    assertThat(s.handSize(0)).isZero();

    Scenario opt = coverWith("2e covered-building-helps", QUARRY, PALACE, 1);
    opt.choose(0, "take builder", "build palace", "over quarry");
    assertThat(opt.handSize(0)).isEqualTo(1);
  }

  @Test
  void q26_aCoveredSmithyNoLongerLowersThePrice() {
    // Coffee roaster 4 - builder 1 - smithy's cost 1 = 2.
    Scenario s = coverWith("2e", SMITHY, COFFEE_ROASTER, 2);
    s.choose(0, "take builder", "build coffee roaster", "over smithy");
    assertThat(s.handSize(0)).isZero();

    Scenario opt = coverWith("2e covered-building-helps", SMITHY, COFFEE_ROASTER, 2);
    opt.choose(0, "take builder", "build coffee roaster", "over smithy");
    assertThat(opt.handSize(0)).isEqualTo(1);
  }

  @Test
  void q26_aCoveredCarpenterNoLongerDraws() {
    Scenario s = coverWith("2e", CARPENTER, PALACE, 2);
    s.choose(0, "take builder", "build palace", "over carpenter");
    assertThat(s.handSize(0)).isZero();

    Scenario opt = coverWith("2e covered-building-helps", CARPENTER, PALACE, 2);
    opt.choose(0, "take builder", "build palace", "over carpenter");
    assertThat(opt.handSize(0)).isEqualTo(1);
  }

  @Test
  void q26_aCoveredPoorHouseNoLongerDraws() {
    Scenario s = coverWith("2e", POOR_HOUSE, PALACE, 3);
    s.choose(0, "take builder", "build palace", "over poor house");
    assertThat(s.handSize(0)).isZero();

    Scenario opt = coverWith("2e covered-building-helps", POOR_HOUSE, PALACE, 3);
    opt.choose(0, "take builder", "build palace", "over poor house");
    assertThat(opt.handSize(0)).isEqualTo(1);
  }

  @Test
  void q26_aCoveredBlackMarketNoLongerTakesGoods() {
    Scenario s = coverWith("2e", BLACK_MARKET, PALACE, 3);
    s.owns(0, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    s.choose(0, "take builder", "build palace", "over black market");
    assertThat(s.handSize(0)).isZero();
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);

    Scenario opt = coverWith("2e covered-building-helps", BLACK_MARKET, PALACE, 3);
    opt.owns(0, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    opt.choose(0, "take builder", "build palace", "over black market");
    opt.offersExactly(0, "pay good on indigo plant", "pay silver smelter");
  }

  @Test
  void q26_aCoveredLibraryNoLongerLowersThePrice() {
    // Cathedral 7 - builder 1 - library's cost 5 = 1.
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, LIBRARY).hand(0, cash(1));
    s.choose(0, "take builder with library", "build cathedral", "over library");
    assertThat(s.handSize(0)).isZero();

    Scenario opt = game("2e+new-buildings covered-building-helps", 2).owns(0, CRANE, LIBRARY);
    opt.hand(0, cash(1));
    opt.choose(0, "take builder with library", "build cathedral", "over library");
    assertThat(opt.handSize(0)).isEqualTo(1);
  }

  @Test
  void q26_whatACoveredBuildingCannotPayIsNotOffered() {
    // Palace over quarry costs 1 and there is no card to pay it.
    Scenario s = coverWith("2e", QUARRY, PALACE, 0);
    s.choose(0, "take builder");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.buildings(0)).containsExactly(CRANE, QUARRY);

    Scenario opt = coverWith("2e covered-building-helps", QUARRY, PALACE, 0);
    opt.choose(0, "take builder");
    opt.offersExactly(0, "build palace", "pass");
  }

  @Test
  void q27_theCoveredGoodDoesNotMakeABuildingPossible() {
    // Tower 3 - builder 1: over the plant 1 is left to pay, over the black market nothing.
    Scenario s = coverWith("2e", INDIGO_PLANT, TOWER, 0);
    s.owns(0, BLACK_MARKET).goods(0, INDIGO_PLANT);
    s.choose(0, "take builder", "build tower");
    assertThat(s.buildings(0)).containsExactly(INDIGO_PLANT, CRANE, TOWER);

    Scenario opt = coverWith("2e covered-good-pays", INDIGO_PLANT, TOWER, 0);
    opt.owns(0, BLACK_MARKET).goods(0, INDIGO_PLANT);
    opt.choose(0, "take builder", "build tower");
    opt.offersExactly(0, "over indigo plant with good", "over black market");
  }

  @Test
  void q27_theGoodOnTheCoveredPlantIsLostBeforeThePayment() {
    // Tower 3 - builder 1 - indigo plant's cost 1 = 1.
    Scenario s = coverWith("2e", INDIGO_PLANT, TOWER, 1);
    s.owns(0, BLACK_MARKET).goods(0, INDIGO_PLANT);
    s.choose(0, "take builder", "build tower", "over indigo plant with good");
    assertThat(s.handSize(0)).isZero();
    assertThat(s.discardPileSize()).isEqualTo(2);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q27_theGoodOfAnotherPlantMayPay() {
    Scenario s = coverWith("2e", INDIGO_PLANT, TOWER, 1);
    s.owns(0, BLACK_MARKET, INDIGO_PLANT).goods(0, INDIGO_PLANT, INDIGO_PLANT);
    s.choose(0, "take builder", "build tower", "over indigo plant with good");
    s.offersExactly(0, "pay good on indigo plant", "pay silver smelter");
    s.choose(0, "pay good on indigo plant");
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isZero();
    assertThat(s.handSize(0)).isEqualTo(1);
    assertThat(s.discardPileSize()).isEqualTo(2);
  }

  @Test
  void q27_coveredGoodPaysLetsItPay() {
    Scenario s = coverWith("2e covered-good-pays", INDIGO_PLANT, TOWER, 1);
    s.owns(0, BLACK_MARKET).goods(0, INDIGO_PLANT);
    s.choose(0, "take builder", "build tower", "over indigo plant with good");
    s.offersExactly(0, "pay good on indigo plant", "pay silver smelter");
    s.choose(0, "pay good on indigo plant");
    assertThat(s.handSize(0)).isEqualTo(1);
    assertThat(s.discardPileSize()).isEqualTo(1);
    assertThat(s.buildings(0)).containsExactly(BLACK_MARKET, CRANE, TOWER);
  }

  @Test
  void q28_craneCoversNeitherItselfNorTheSameName() {
    Scenario s = game("2e", 2).owns(0, CRANE, INDIGO_PLANT, TOWER).hand(0, cash(1, INDIGO_PLANT));
    s.choose(0, "take builder", "build indigo plant");
    s.offersExactly(0, "beside", "over tower");
  }

  @Test
  void q28_craneCoversOnlyTopCards() {
    Scenario s = game("2e", 2).owns(0, CRANE).ownsStack(0, STATUE, CHAPEL);
    s.hand(0, cash(5, PALACE));
    s.choose(0, "take builder", "build palace");
    s.offersExactly(0, "beside", "over statue");
  }

  @Test
  void q28_aSecondCopyOfACityBuildingIsNotPossibleOverAnotherBuildingEither() {
    Scenario s = game("2e", 2).owns(0, CRANE, CHAPEL, WELL).hand(0, cash(4, CHAPEL));
    s.choose(0, "take builder");
    s.doesNotOffer("build chapel");
  }

  @Test
  void q28_onlyTheOwnBuildingsCanBeCovered() {
    Scenario s = game("2e", 2).owns(0, CRANE).owns(1, CHAPEL).hand(0, cash(5, PALACE));
    s.choose(0, "take builder", "build palace");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.handSize(0)).isZero();
  }

  @Test
  void q29_aStackLowersThePriceByItsTopCardOnly() {
    Scenario s = game("2e", 2).owns(0, CRANE).ownsStack(0, WELL, LIBRARY);
    s.hand(0, cash(3, PALACE));
    s.choose(0, "take builder", "build palace", "over well");
    // 6 - 1 - 2 = 3.
    assertThat(s.handSize(0)).isZero();
    assertThat(s.buildings(0)).containsExactly(CRANE, PALACE);
  }

  @Test
  void q30_elevenBuildingsStayElevenWhenOneIsCovered() {
    Scenario s = game("2e", 2).owns(0, ELEVEN).hand(0, STATUE);
    s.choose(0, "take builder", "build statue", "over coffee roaster");
    assertThat(s.buildings(0)).hasSize(11);
    assertThat(s.isOver()).isFalse();
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q30_theTwelfthBuildingBesideTheOthersEndsTheGame() {
    Scenario s = game("2e", 2).owns(0, ELEVEN).hand(0, cash(2, STATUE));
    s.choose(0, "take builder", "build statue", "beside");
    assertThat(s.buildings(0)).hasSize(12);
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void q30_coveredBuildingsDoNotCountTowardsTwelve() {
    Scenario s = game("2e", 2).owns(0, copies(10, INDIGO_PLANT)).ownsStack(0, STATUE, CHAPEL);
    s.choose(0, "take builder");
    assertThat(s.isOver()).isFalse();
  }

  @Test
  void q31_aCoveredCityBuildingMayBeBuiltAgain() {
    Scenario s = game("2e", 2).ownsStack(0, STATUE, CHAPEL).hand(0, cash(2, CHAPEL));
    s.choose(0, "take builder", "build chapel");
    assertThat(s.buildings(0)).containsExactly(CHAPEL, STATUE);
  }

  @Test
  void q31_theCoveredCopyMayEvenBeRebuiltOnItsOwnStack() {
    Scenario s = game("2e", 2).owns(0, CRANE).ownsStack(0, STATUE, CHAPEL).hand(0, CHAPEL);
    s.choose(0, "take builder", "build chapel", "over statue");
    assertThat(s.buildings(0)).containsExactly(CRANE, CHAPEL);
  }

  @Test
  void q32_theGoodOfACoveredPlantIsDiscardedWhateverCoversIt() {
    for (Card built : new Card[] {STATUE, TOBACCO_STORAGE}) {
      Scenario s = game("2e", 2).owns(0, CRANE, COFFEE_ROASTER).goods(0, COFFEE_ROASTER);
      s.hand(0, built);
      s.choose(
          0,
          "take builder",
          built == STATUE ? "build statue" : "build tobacco storage",
          "over coffee roaster with good");
      assertThat(s.goodsOn(0, COFFEE_ROASTER)).isZero();
      assertThat(s.goodsOn(0, TOBACCO_STORAGE)).isZero();
      assertThat(s.discardPileSize()).isEqualTo(1);
      assertThat(s.handSize(0)).isZero();
    }
  }

  @Test
  void q32_theGoodOfACoveredCustomsOfficeIsDiscarded() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, CUSTOMS_OFFICE);
    s.goods(0, CUSTOMS_OFFICE).hand(0, STATUE);
    s.choose(0, "take builder", "build statue", "over customs office with good");
    assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isZero();
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q32_aPlantWithAndOneWithoutGoodAreDifferentTargets() {
    Scenario s = game("2e", 2).owns(0, CRANE, COFFEE_ROASTER, COFFEE_ROASTER);
    s.goods(0, COFFEE_ROASTER).hand(0, STATUE);
    s.choose(0, "take builder", "build statue");
    s.offersExactly(0, "over coffee roaster", "over coffee roaster with good");
    s.choose(0, "over coffee roaster");
    assertThat(s.goodsOn(0, COFFEE_ROASTER)).isEqualTo(1);
    assertThat(s.buildings(0)).containsExactly(COFFEE_ROASTER, CRANE, STATUE);
  }

  @Test
  void q33_aCoveredChapelKeepsItsPileAndANewOneStartsAnother() {
    Scenario s = game("2e", 2).owns(0, CRANE, CHAPEL).pile(0, CHAPEL, 3);
    s.hand(0, cash(5, PALACE, CHAPEL));
    s.choose(0, "take builder", "build palace", "over chapel");
    s.choose(0, times(2, "pay silver smelter"));
    assertThat(s.pileCards(0)).isEqualTo(3);
    assertThat(s.points(0, "piles")).isEqualTo(3);
    s.choose(1, "take prospector", "pass");
    s.choose(0, "take trader");
    // The covered chapel takes no more cards, so the next question is the role.
    s.choose(1, "take trader");
    s.choose(0, "take builder", "build chapel", "beside");
    s.choose(0, times(2, "pay silver smelter"));
    s.choose(1, "take prospector", "pass");
    s.offersExactly(0, "put silver smelter under chapel", "pass");
    s.choose(0, "put silver smelter under chapel");
    assertThat(s.pileCards(0)).isEqualTo(4);
    assertThat(s.points(0, "piles")).isEqualTo(4);
    assertThat(s.points(0, "buildings")).isEqualTo(1 + 0 + 2);
  }

  @Test
  void q33_aCoveredBankKeepsItsPileAndTakesNoMore() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, BANK).pile(0, BANK, 4);
    s.hand(0, cash(3, PALACE));
    s.choose(0, "take builder", "build palace", "over bank");
    assertThat(s.handSize(0)).isEqualTo(1);
    assertThat(s.points(0, "piles")).isEqualTo(4);
    s.choose(1, "take prospector", "pass").choose(0, "take trader");
    s.offersAmongOthers(1, "take builder");
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void q33_aCoveredHarborKeepsItsPileAndTakesNoMore() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, HARBOR, INDIGO_PLANT);
    s.pile(0, HARBOR, 2).goods(0, INDIGO_PLANT).hand(0, cash(1, PALACE));
    s.choose(0, "take builder", "build palace", "over harbor");
    assertThat(s.points(0, "piles")).isEqualTo(2);
    s.choose(1, "take trader").choose(0, "sell from indigo plant");
    assertThat(s.pileCards(0)).isEqualTo(2);
    s.offersAmongOthers(0, "take producer");
  }

  @Test
  void q33_aNewHarborStartsItsOwnPile() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, HARBOR, INDIGO_PLANT);
    s.pile(0, HARBOR, 2).goods(0, INDIGO_PLANT).hand(0, cash(4, STATUE, HARBOR));
    s.choose(0, "take builder", "build statue", "over harbor");
    idle(s, 1, "prospector");
    idle(s, 0, "producer");
    s.choose(1, "take builder").choose(0, "build harbor", "beside");
    s.choose(0, "take trader", "sell from indigo plant", "use harbor");
    assertThat(s.pileCards(0)).isEqualTo(3);
    assertThat(s.points(0, "piles")).isEqualTo(3);
  }

  @Test
  void q34_carpenterAndPoorHouseRewardCraneBuilds() {
    Scenario s = game("2e", 2).owns(0, CRANE, COFFEE_ROASTER, CARPENTER).hand(0, STATUE);
    s.deck(WELL);
    s.choose(0, "take builder", "build statue", "over coffee roaster");
    assertThat(s.handOf(0)).containsExactly(WELL);

    Scenario t = game("2e", 2).owns(0, CRANE, COFFEE_ROASTER, POOR_HOUSE).hand(0, STATUE);
    t.deck(WELL);
    t.choose(0, "take builder", "build statue", "over coffee roaster");
    assertThat(t.handOf(0)).containsExactly(WELL);
  }

  @Test
  void q34_carpenterAndPoorHouseRewardTheCathedral() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CARPENTER, POOR_HOUSE).hand(0, cash(6));
    s.deck(WELL, TOWER);
    s.choose(0, "take builder", "build cathedral");
    assertThat(s.handOf(0)).containsExactly(WELL, TOWER);
  }

  @Test
  void q34_carpenterRewardsBlackMarketBuilds() {
    Scenario s = game("2e", 2).owns(0, CARPENTER, BLACK_MARKET, INDIGO_PLANT);
    s.goods(0, INDIGO_PLANT).hand(0, MARKET_STAND).deck(TOWER);
    s.choose(0, "take builder", "build market stand", "pay good on indigo plant");
    assertThat(s.handOf(0)).containsExactly(TOWER);
  }

  @Test
  void q34_carpenterDoesNotRewardAProductionBuildingThatCoversACityBuilding() {
    Scenario s = game("2e", 2).owns(0, CARPENTER, CRANE, TOWER).hand(0, COFFEE_ROASTER);
    s.choose(0, "take builder", "build coffee roaster", "over tower");
    assertThat(s.handSize(0)).isZero();
  }

  @Test
  void q35_buildingsDoNotHelpInThePhaseInWhichTheyAreBuilt() {
    Scenario carpenter = game("2e", 2).hand(0, cash(2, CARPENTER));
    carpenter.choose(0, "take builder", "build carpenter");
    assertThat(carpenter.handSize(0)).isZero();

    Scenario poorHouse = game("2e", 2).hand(0, cash(1, POOR_HOUSE));
    poorHouse.choose(0, "take builder", "build poor house");
    assertThat(poorHouse.handSize(0)).isZero();

    Scenario quarry = game("2e", 2).hand(0, cash(3, QUARRY));
    quarry.choose(0, "take builder", "build quarry");
    assertThat(quarry.handSize(0)).isZero();
  }

  @Test
  void q36_carpenterBeforePoorHouse() {
    Scenario none = game("2e", 2).owns(0, CARPENTER, POOR_HOUSE).hand(0, cash(2, TOWER));
    none.deck(WELL, CRANE);
    none.choose(0, "take builder", "build tower");
    assertThat(none.handOf(0)).containsExactly(WELL, CRANE);

    // One card left and one from the carpenter: no longer poor.
    Scenario one = game("2e", 2).owns(0, CARPENTER, POOR_HOUSE).hand(0, cash(3, TOWER));
    one.deck(WELL, CRANE);
    one.choose(0, "take builder", "build tower", "done");
    assertThat(one.handOf(0)).containsExactly(SILVER_SMELTER, WELL);
  }

  @Test
  void q37_theLastCardInHandMayBeBuiltForNothing() {
    Scenario s = game("2e", 2).hand(0, INDIGO_PLANT);
    s.choose(0, "take builder");
    s.offersExactly(0, "build indigo plant", "pass");
    s.choose(0, "build indigo plant");
    assertThat(s.buildings(0)).containsExactly(INDIGO_PLANT);
  }

  @Test
  void q37_whatCannotBePaidIsNotOffered() {
    Scenario s = game("2e", 2).hand(0, cash(1, TOWER));
    s.choose(0, "take builder");
    // Tower costs 2, the silver smelter 4, and one other card is left for it: nothing to build.
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.buildings(0)).isEmpty();
  }

  @Test
  void q37_onlyPlacesThatCanBePaidAreOffered() {
    // As builder the palace costs 5 beside, 3 over the well and 2 over the chapel.
    String[][] places = {
      {},
      {},
      {"over chapel"},
      {"over well", "over chapel"},
      {"over well", "over chapel"},
      {"beside", "over well", "over chapel"}
    };
    for (int money = 0; money < places.length; money++) {
      Scenario s = game("2e", 2).owns(0, CRANE, WELL, CHAPEL);
      s.hand(0, cash(money, PALACE)).choose(0, "take builder");
      if (places[money].length == 0) {
        s.doesNotOffer("build palace");
        continue;
      }
      s.choose(0, "build palace");
      if (places[money].length == 1) {
        // The only place is taken without a question.
        assertThat(s.buildings(0)).containsExactly(WELL, CRANE, PALACE);
      } else {
        s.offersExactly(0, places[money]);
      }
    }
  }

  @Test
  void q37_goodsCountForThePlacesThatCanBePaid() {
    Scenario s = game("2e", 2).owns(0, CRANE, WELL, BLACK_MARKET, INDIGO_PLANT);
    s.goods(0, INDIGO_PLANT).hand(0, cash(3, PALACE));
    s.choose(0, "take builder", "build palace");
    // 3 over the two cheap ones, 5 beside; over the plant 4, but its good would be lost.
    s.offersExactly(0, "over well", "over black market");
  }

  @Test
  void q37_theCathedralNeedsItsWholePriceFromTheHand() {
    Scenario five = game("2e+new-buildings", 2).hand(0, cash(5));
    five.choose(0, "take builder");
    five.doesNotOffer("build cathedral");

    Scenario six = game("2e+new-buildings", 2).hand(0, cash(6));
    six.choose(0, "take builder");
    six.offersExactly(0, "build silver smelter", "build cathedral", "pass");
  }

  @Test
  void q37_theCathedralCanBeBuiltWithAnEmptyHand() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, PARK);
    s.choose(0, "take builder");
    s.offersExactly(0, "build cathedral", "pass");
    s.choose(0, "build cathedral", "over park");
    assertThat(s.buildings(0)).containsExactly(CRANE, CATHEDRAL);
  }

  @Test
  void q38_aCoveredParkLowersThePriceByUpToSix() {
    Scenario s = game("2e+new-buildings", 2).owns(1, CRANE, PARK).hand(1, PALACE);
    s.choose(0, "take builder").choose(1, "build palace", "over park");
    assertThat(s.buildings(1)).containsExactly(CRANE, PALACE);

    Scenario cheap = game("2e+new-buildings", 2).owns(1, CRANE, PARK).hand(1, WELL, TOWER);
    cheap.choose(0, "take builder").choose(1, "build well", "over park");
    assertThat(cheap.handOf(1)).containsExactly(TOWER);
  }

  @Test
  void q38_withoutACraneAParkLowersNothing() {
    Scenario s = game("2e+new-buildings", 2).owns(1, PARK).hand(1, cash(2, TOWER));
    s.choose(0, "take builder");
    s.offersAmongOthers(1, "take producer");
    assertThat(s.buildings(1)).containsExactly(PARK);
  }

  @Test
  void q38_besideTheParkTheFullPriceIsPaid() {
    Scenario s = game("2e+new-buildings", 2).owns(1, CRANE, PARK).hand(1, cash(4, TOWER));
    s.choose(0, "take builder").choose(1, "build tower", "beside");
    assertThat(s.handSize(1)).isEqualTo(1);
  }

  @Test
  void q38_aParkCostsThreeWhereTheCostIsCompared() {
    Scenario mine = game("2e+new-buildings", 2).owns(0, GOLD_MINE);
    mine.deck(PARK, TOBACCO_STORAGE, SMITHY, LIBRARY);
    mine.choose(0, "take prospector", "pass", "use gold mine");
    assertThat(mine.handOf(0)).isEmpty();
    assertThat(mine.discardPileSize()).isEqualTo(4);

    Scenario residence = game("2e+new-buildings", 2).owns(0, RESIDENCE, PARK, TOWER, CHAPEL);
    assertThat(residence.points(0, "residence")).isEqualTo(4);

    Scenario build = game("2e+new-buildings", 2).hand(0, cash(2, PARK));
    build.choose(0, "take builder", "build park");
    assertThat(build.handSize(0)).isZero();
  }

  @Test
  void q38_aParkCannotCoverAPark() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, PARK).hand(0, cash(3, PARK, WELL));
    s.choose(0, "take builder");
    s.offersAmongOthers(0, "build well");
    s.doesNotOffer("build park");
  }

  @Test
  void q38_aCoveredParkGivesNoMoreThanItsTopCard() {
    Scenario s = game("2e+new-buildings", 2).owns(1, CRANE).ownsStack(1, WELL, PARK);
    s.hand(1, cash(4, PALACE));
    s.choose(0, "take builder").choose(1, "build palace", "over well");
    assertThat(s.handSize(1)).isZero();
  }

  @Test
  void q39_parkBuilderAndQuarryAddUp() {
    Scenario builder = game("2e+new-buildings", 2).owns(0, CRANE, PARK);
    builder.choose(0, "take builder", "build cathedral", "over park");
    assertThat(builder.buildings(0)).containsExactly(CRANE, CATHEDRAL);

    Scenario quarry = game("2e+new-buildings", 2).owns(1, CRANE, PARK, QUARRY);
    quarry.choose(0, "take builder").choose(1, "build cathedral", "over park");
    assertThat(quarry.buildings(1)).containsExactly(CRANE, QUARRY, CATHEDRAL);
  }
}

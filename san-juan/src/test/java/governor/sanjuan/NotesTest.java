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

/** Facts that the second edition's rulebooks state beside their examples, N-01 to N-23. */
class NotesTest {

  private static final String NEW = "2e+new-buildings";

  private static final Card[] TEN = {
    INDIGO_PLANT,
    SUGAR_MILL,
    TOBACCO_STORAGE,
    COFFEE_ROASTER,
    SILVER_SMELTER,
    SMITHY,
    ARCHIVE,
    WELL,
    TOWER,
    MARKET_STAND
  };

  @Test
  void n_01_twoPlayersTakeThreeRolesARound() {
    Scenario s = game("2e", 2);
    int round = s.round();
    assertThat(s.asked()).isZero();
    idle(s, 0, "builder");
    assertThat(s.asked()).isEqualTo(1);
    idle(s, 1, "producer");
    assertThat(s.asked()).isZero();
    assertThat(s.round()).isEqualTo(round);
    idle(s, 0, "trader");
    assertThat(s.round()).isEqualTo(round + 1);
    assertThat(s.governorNow()).isEqualTo(1);
    s.offersExactly(
        1, "take builder", "take producer", "take trader", "take councillor", "take prospector");
  }

  @Test
  void n_01_moreThanTwoPlayersTakeOneRoleEach() {
    for (int players = 3; players <= 4; players++) {
      Scenario s = game("2e", players);
      String[] roles = {"builder", "producer", "trader", "prospector"};
      int round = s.round();
      for (int seat = 0; seat < players; seat++) {
        assertThat(s.round()).isEqualTo(round);
        idle(s, seat, roles[seat]);
      }
      assertThat(s.round()).isEqualTo(round + 1);
      assertThat(s.asked()).isEqualTo(1);
      assertThat(s.governorNow()).isEqualTo(1);
    }
  }

  @Test
  void n_02_aChosenRoleIsGoneForTheRound() {
    Scenario s = game("2e", 4);
    idle(s, 0, "producer");
    s.offersExactly(1, "take builder", "take trader", "take councillor", "take prospector");
    idle(s, 1, "prospector");
    s.offersExactly(2, "take builder", "take trader", "take councillor");
  }

  @Test
  void n_02_theRolePlayerActsFirst() {
    Scenario s = game("2e", 3);
    s.owns(0, INDIGO_PLANT).owns(1, INDIGO_PLANT).owns(2, INDIGO_PLANT);
    idle(s, 0, "builder");
    s.choose(1, "take producer", "produce on indigo plant");
    s.choose(2, "produce on indigo plant").choose(0, "produce on indigo plant");
    assertThat(s.asked()).isEqualTo(2);
  }

  @Test
  void n_03_theHandLimitIsCheckedAtTheStartOfARound() {
    Scenario during = game("2e", 2).hand(0, and(3, WELL, copies(8, SILVER_SMELTER)));
    during.offersAmongOthers(0, "take trader");
    idle(during, 0, "trader");
    assertThat(during.handSize(0)).isEqualTo(11);

    Scenario nine = game("2e", 2).hand(0, and(2, WELL, copies(7, SILVER_SMELTER)));
    nine.atRoundStart(0);
    nine.offersExactly(0, "discard silver smelter", "discard well");
    nine.choose(0, "discard silver smelter", "discard well");
    assertThat(nine.handOf(0)).containsExactly(and(1, WELL, copies(6, SILVER_SMELTER)));
    nine.offersAmongOthers(0, "take builder");

    Scenario tower = game("2e", 2).owns(0, TOWER);
    tower.hand(0, and(6, SILVER_SMELTER, copies(8, COFFEE_ROASTER))).atRoundStart(0);
    tower.choose(0, "discard coffee roaster", "discard coffee roaster");
    assertThat(tower.handSize(0)).isEqualTo(12);
    tower.offersAmongOthers(0, "take builder");
  }

  @Test
  void n_04_theChapelComesBeforeTheLimit() {
    Scenario s = game("2e", 2).owns(0, CHAPEL).hand(0, copies(8, SILVER_SMELTER));
    s.atRoundStart(0).choose(0, "put silver smelter under chapel");
    s.offersAmongOthers(0, "take builder");
    assertThat(s.handSize(0)).isEqualTo(7);
    assertThat(s.pileCards(0)).isEqualTo(1);
    assertThat(s.discardPileSize()).isZero();
  }

  @Test
  void n_05_officeThenChapelAndBankThenLimit() {
    Scenario s = game(NEW, 2).owns(0, OFFICE_BUILDING, CHAPEL, BANK);
    s.owns(1, OFFICE_BUILDING).hand(1, WELL).deck(copies(2, INDIGO_PLANT));
    s.hand(0, copies(9, SILVER_SMELTER)).atRoundStart(0);
    s.choose(0, "discard silver smelter", "done");
    // Step by step for everybody: the second player's office comes before the first one's chapel.
    s.choose(1, "done");
    s.offersExactly(0, "put indigo plant under chapel", "put silver smelter under chapel", "pass");
    s.choose(0, "pass");
    s.offersExactly(0, "put indigo plant under bank", "put silver smelter under bank", "done");
    s.choose(0, "done");
    s.offersExactly(0, "discard indigo plant", "discard silver smelter");
    s.choose(0, "discard indigo plant", "discard silver smelter");
    s.offersAmongOthers(0, "take builder");
    assertThat(s.handSize(0)).isEqualTo(7);
  }

  @Test
  void n_06_guardRoom() {
    Scenario s = game(NEW, 3).owns(0, GUARD_ROOM).owns(2, TOWER);
    s.hand(0, copies(8, SILVER_SMELTER)).hand(1, copies(8, COFFEE_ROASTER));
    s.hand(2, and(3, SUGAR_MILL, copies(11, INDIGO_PLANT))).atRoundStart(0);
    s.choose(2, times(2, "discard indigo plant"));
    s.offersAmongOthers(0, "take builder");
    assertThat(s.handSize(0)).isEqualTo(7);
    assertThat(s.handSize(1)).isEqualTo(6);
    assertThat(s.handSize(2)).isEqualTo(12);
  }

  @Test
  void n_07_manyPlantsButOneOfEachCityBuilding() {
    Scenario s = game("2e", 2).owns(0, SUGAR_MILL, SUGAR_MILL, WELL);
    s.hand(0, cash(3, SUGAR_MILL, WELL, MARKET_STAND));
    s.choose(0, "take builder");
    s.offersExactly(0, "build sugar mill", "build silver smelter", "build market stand", "pass");
    s.choose(0, "build sugar mill", "pay silver smelter");
    assertThat(s.buildings(0)).containsExactly(SUGAR_MILL, SUGAR_MILL, SUGAR_MILL, WELL);
  }

  @Test
  void n_08_aBuildingWorksFromTheNextPhaseOn() {
    Scenario s = game("2e", 2).owns(0, INDIGO_PLANT, INDIGO_PLANT).hand(0, cash(2, AQUEDUCT));
    s.choose(0, "take builder", "build aqueduct");
    s.choose(1, "take producer").choose(0, times(2, "produce on indigo plant"));
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(2);

    Scenario own = game("2e", 2).hand(0, cash(1, POOR_HOUSE));
    own.choose(0, "take builder", "build poor house");
    assertThat(own.handSize(0)).isZero();
  }

  @Test
  void n_09_smithyQuarryAndCarpenterHelpOneKindOnly() {
    Scenario smithy = game("2e", 2).owns(1, SMITHY).hand(1, cash(3, TOWER));
    smithy.choose(0, "take builder").choose(1, "build tower");
    assertThat(smithy.handSize(1)).isZero();

    Scenario quarry = game("2e", 2).owns(1, QUARRY).hand(1, cash(3, TOBACCO_STORAGE));
    quarry.choose(0, "take builder").choose(1, "build tobacco storage");
    assertThat(quarry.handSize(1)).isZero();

    Scenario carpenter = game("2e", 2).owns(1, CARPENTER).hand(1, cash(3, TOBACCO_STORAGE));
    carpenter.choose(0, "take builder").choose(1, "build tobacco storage");
    assertThat(carpenter.handSize(1)).isZero();
  }

  @Test
  void n_10_thePriceNeverFallsBelowZero() {
    Scenario s = game("2e", 3).owns(0, LIBRARY, SMITHY).hand(0, INDIGO_PLANT, WELL);
    s.choose(0, "take builder with library", "build indigo plant");
    assertThat(s.handOf(0)).containsExactly(WELL);
    assertThat(s.discardPileSize()).isZero();
    assertThat(s.drawPileSize()).isEqualTo(110 - 4);
  }

  @Test
  void n_11_withoutAnEmptyPlantNothingIsProduced() {
    Scenario s = game("2e", 2).owns(0, INDIGO_PLANT, WELL).goods(0, INDIGO_PLANT);
    int pile = s.drawPileSize();
    s.choose(0, "take producer");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);
    assertThat(s.drawPileSize()).isEqualTo(pile);
  }

  @Test
  void n_12_tilesComeRoundInTheSameOrder() {
    Scenario s = game("2e", 2).nextTile('B');
    for (int seat = 0; seat < 2; seat++) {
      s.owns(seat, and(4, SILVER_SMELTER, TOWER)).goods(seat, copies(4, SILVER_SMELTER));
    }
    // Silver on B, C, D, E, A and again on B, C, one good each round.
    int[] prices = {2, 3, 3, 3, 2, 2, 3};
    for (int round = 0; round < prices.length; round++) {
      int governor = round % 2;
      int before = s.handSize(governor);
      s.choose(governor, "take trader", "sell from silver smelter").passUntilRole();
      assertThat(s.handSize(governor) - before).as("round %d", round).isEqualTo(prices[round]);
      idle(s, 1 - governor, "prospector");
      idle(s, governor, "builder");
    }
  }

  @Test
  void n_12_theTileOfAPhaseWithoutSalesIsUsedUp() {
    Scenario s = game("2e", 2).owns(0, COFFEE_ROASTER).goods(0, COFFEE_ROASTER).nextTile('D');
    s.choose(0, "take trader", "done");
    idle(s, 1, "prospector");
    idle(s, 0, "builder");
    s.choose(1, "take trader").choose(0, "sell from coffee roaster");
    // D pays 2 for coffee, E pays 3.
    assertThat(s.handSize(0)).isEqualTo(3);
  }

  @Test
  void n_13_marketStandAndWellNeedTwoGoods() {
    Scenario one = game("2e", 2).owns(0, MARKET_STAND, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    one.choose(0, "take trader", "sell from indigo plant");
    assertThat(one.handSize(0)).isEqualTo(1);

    Scenario two = game("2e", 2).owns(1, MARKET_STAND, TRADING_POST, INDIGO_PLANT, INDIGO_PLANT);
    two.goods(1, INDIGO_PLANT, INDIGO_PLANT);
    two.choose(0, "take trader").choose(1, times(2, "sell from indigo plant"));
    assertThat(two.handSize(1)).isEqualTo(3);

    Scenario dry = game("2e", 2).owns(0, WELL, INDIGO_PLANT);
    dry.choose(0, "take producer", "produce on indigo plant");
    assertThat(dry.handSize(0)).isZero();

    Scenario well = game("2e", 2).owns(1, WELL, AQUEDUCT, INDIGO_PLANT, INDIGO_PLANT);
    well.choose(0, "take producer").choose(1, times(2, "produce on indigo plant"));
    assertThat(well.handSize(1)).isEqualTo(1);
  }

  @Test
  void n_13_theMarketHallPaysOnce() {
    Scenario one = game("2e", 2).owns(1, MARKET_HALL, INDIGO_PLANT).goods(1, INDIGO_PLANT);
    one.choose(0, "take trader").choose(1, "sell from indigo plant");
    assertThat(one.handSize(1)).isEqualTo(2);

    Scenario two = game("2e", 2).owns(0, MARKET_HALL, INDIGO_PLANT, INDIGO_PLANT);
    two.goods(0, INDIGO_PLANT, INDIGO_PLANT);
    two.choose(0, "take trader").choose(0, times(2, "sell from indigo plant"));
    assertThat(two.handSize(0)).isEqualTo(3);

    Scenario none = game("2e", 2).owns(0, MARKET_HALL, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    none.choose(0, "take trader", "done");
    assertThat(none.handSize(0)).isZero();
  }

  @Test
  void n_14_crane() {
    Scenario targets = game("2e", 2).owns(0, CRANE, TOBACCO_STORAGE, WELL);
    targets.hand(0, cash(2, TOBACCO_STORAGE));
    targets.choose(0, "take builder", "build tobacco storage");
    targets.offersExactly(0, "beside", "over well");

    Scenario good = game("2e", 2).owns(0, CRANE, COFFEE_ROASTER).goods(0, COFFEE_ROASTER);
    good.hand(0, STATUE);
    good.choose(0, "take builder", "build statue", "over coffee roaster with good");
    assertThat(good.discardPileSize()).isEqualTo(1);

    Scenario again = game("2e", 2).ownsStack(0, STATUE, WELL).hand(0, cash(1, WELL));
    again.choose(0, "take builder", "build well");
    assertThat(again.buildings(0)).containsExactly(WELL, STATUE);
  }

  @Test
  void n_15_theTwelfthBuildingEndsTheGameAfterThePhase() {
    Scenario s = game("2e", 3).owns(0, TEN).owns(0, AQUEDUCT).hand(0, INDIGO_PLANT);
    s.choose(0, "take builder", "build indigo plant");
    assertThat(s.isOver()).isTrue();
    assertThat(s.asked()).isEqualTo(-1);
  }

  @Test
  void n_15_elevenBuildingsDoNotEndTheGame() {
    Scenario s = game("2e", 3).owns(0, TEN).hand(0, INDIGO_PLANT);
    s.choose(0, "take builder", "build indigo plant");
    assertThat(s.buildings(0)).hasSize(11);
    assertThat(s.isOver()).isFalse();
  }

  @Test
  void n_16_handAndGoodsDecideATie() {
    Scenario s = game("2e", 3).owns(0, SUGAR_MILL).owns(1, SUGAR_MILL).owns(2, SUGAR_MILL);
    s.hand(0, WELL, CRANE).goods(1, SUGAR_MILL).hand(1, TOWER, CHAPEL).hand(2, SMITHY);
    assertThat(s.winners()).containsExactly(1);
  }

  @Test
  void n_17_hut() {
    Scenario unsold = game(NEW, 3).owns(1, HUT).owns(2, HUT).owns(0, INDIGO_PLANT);
    unsold.goods(0, INDIGO_PLANT).choose(0, "take trader", "done");
    assertThat(unsold.handSize(0)).isZero();
    assertThat(unsold.handSize(1)).isEqualTo(1);
    assertThat(unsold.handSize(2)).isEqualTo(1);

    Scenario sold = game(NEW, 3).owns(1, HUT).owns(2, HUT).owns(0, INDIGO_PLANT);
    sold.goods(0, INDIGO_PLANT).choose(0, "take trader", "sell from indigo plant");
    assertThat(sold.handSize(1)).isZero();
    assertThat(sold.handSize(2)).isZero();
  }

  @Test
  void n_18_tavern() {
    assertThat(drawnByTaverns(5, 6, 6, 0)).isEqualTo(1);
    assertThat(drawnByTaverns(5, 5, 6, 0, 1)).isEqualTo(2);
    assertThat(drawnByTaverns(5, 5, 5, 0)).isZero();

    Scenario built = game(NEW, 3).owns(0, copies(4, INDIGO_PLANT)).hand(0, cash(1, TAVERN));
    built.owns(1, copies(6, SUGAR_MILL)).owns(2, copies(6, TOBACCO_STORAGE));
    built.choose(0, "take builder", "build tavern");
    assertThat(built.buildings(0)).hasSize(5);
    assertThat(built.handSize(0)).isZero();
  }

  private static int drawnByTaverns(int first, int second, int third, int... owners) {
    Scenario s = game(NEW, 3);
    int[] counts = {first, second, third};
    for (int owner : owners) {
      s.owns(owner, TAVERN);
      counts[owner]--;
    }
    s.owns(0, copies(counts[0], INDIGO_PLANT)).owns(1, copies(counts[1], SUGAR_MILL));
    s.owns(2, copies(counts[2], TOBACCO_STORAGE)).choose(0, "take builder");
    return s.handSize(0) + s.handSize(1) + s.handSize(2);
  }

  @Test
  void n_19_customsOffice() {
    Scenario fill = game(NEW, 2).owns(0, CUSTOMS_OFFICE, MARKET_HALL, MARKET_STAND, INDIGO_PLANT);
    fill.goods(0, INDIGO_PLANT).nextTile('A');
    fill.choose(0, "take councillor", "use customs office", "pass").choose(1, "pass");
    assertThat(fill.goodsOn(0, CUSTOMS_OFFICE)).isEqualTo(1);
    fill.choose(1, "take builder");
    fill.choose(0, "take trader", "sell from indigo plant", "sell from customs office");
    // 1 for indigo, 2 for the customs good, 1 each for hall and stand.
    assertThat(fill.handSize(0)).isEqualTo(5);

    Scenario full = game(NEW, 2).owns(0, CUSTOMS_OFFICE).goods(0, CUSTOMS_OFFICE);
    full.choose(0, "take councillor", "pass").choose(1, "pass");
    assertThat(full.goodsOn(0, CUSTOMS_OFFICE)).isEqualTo(1);

    Scenario pay = game(NEW, 2).owns(0, CUSTOMS_OFFICE, BLACK_MARKET).goods(0, CUSTOMS_OFFICE);
    pay.hand(0, cash(2, TOWER));
    pay.choose(0, "take builder", "build tower", "pay good on customs office");
    assertThat(pay.handSize(0)).isEqualTo(1);
  }

  @Test
  void n_20_bank() {
    Scenario s = game(NEW, 2).owns(0, BANK).hand(0, copies(9, SILVER_SMELTER)).atRoundStart(0);
    s.choose(0, times(9, "put silver smelter under bank"));
    s.offersAmongOthers(0, "take builder");
    assertThat(s.handSize(0)).isZero();
    assertThat(s.points(0, "piles")).isEqualTo(9);
    assertThat(s.score(0)).isEqualTo(11);

    Scenario used = game(NEW, 2).owns(0, BANK).bankUsed(0).hand(0, WELL).atRoundStart(0);
    used.offersAmongOthers(0, "take builder");
  }

  @Test
  void n_21_harbor() {
    Scenario s = game(NEW, 2).owns(0, HARBOR, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    s.choose(0, "take trader", "sell from indigo plant", "use harbor");
    assertThat(s.handSize(0)).isEqualTo(1);
    assertThat(s.points(0, "piles")).isEqualTo(1);
    assertThat(s.score(0)).isEqualTo(2 + 1 + 1);
    assertThat(s.discardPileSize()).isZero();
  }

  @Test
  void n_22_goldsmith() {
    Scenario fresh = game(NEW, 2).owns(0, GOLDSMITH).deck(CRANE);
    fresh.choose(0, "take prospector", "pass", "use goldsmith", "keep crane");
    assertThat(fresh.handOf(0)).containsExactly(CRANE);

    Scenario refused = game(NEW, 2).owns(0, GOLDSMITH).deck(CRANE);
    refused.choose(0, "take prospector", "pass", "use goldsmith", "pass");
    assertThat(refused.handOf(0)).isEmpty();
    assertThat(refused.discardPileSize()).isEqualTo(1);

    Scenario built = game(NEW, 2).owns(0, GOLDSMITH).owns(1, CRANE).deck(CRANE);
    built.choose(0, "take prospector", "pass", "use goldsmith");
    assertThat(built.handOf(0)).isEmpty();
    assertThat(built.discardPileSize()).isEqualTo(1);
  }

  @Test
  void n_23_theCathedralReplacesTheHandBuild() {
    Scenario s = game(NEW, 2).hand(0, cash(6, INDIGO_PLANT, SMITHY));
    s.choose(0, "take builder", "build cathedral", "pay indigo plant");
    s.choose(0, times(5, "pay silver smelter"));
    // Smithy and a silver smelter are left; no second build is asked for.
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.buildings(0)).containsExactly(CATHEDRAL);
    assertThat(s.handOf(0)).containsExactly(SILVER_SMELTER, SMITHY);
  }
}

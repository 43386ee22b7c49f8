package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.and;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.ScenarioKit.times;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings: producer, trader, councillor, prospector. */
class RulingsPhasesTest {

  private static final String NEW = "2e+new-buildings";

  @Test
  void q51_theCustomsOfficeIsNoProductionBuilding() {
    Scenario s = game(NEW, 2).owns(0, CUSTOMS_OFFICE, WELL, GUILD_HALL, INDIGO_PLANT);
    s.choose(0, "take producer");
    s.offersExactly(0, "produce on indigo plant", "done");
    s.choose(0, "produce on indigo plant");
    assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isZero();
    assertThat(s.handSize(0)).isZero();
    assertThat(s.points(0, "guild hall")).isEqualTo(2);
  }

  @Test
  void q51_fillingTheCustomsOfficeDoesNotCountForTheWell() {
    Scenario s = game(NEW, 2).owns(0, CUSTOMS_OFFICE, WELL);
    s.choose(0, "take councillor", "use customs office", "pass").choose(1, "pass");
    assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isEqualTo(1);
    assertThat(s.handSize(0)).isZero();
  }

  @Test
  void q52_theCustomsGoodNeedsASaleSlot() {
    Scenario s = game(NEW, 2).owns(1, CUSTOMS_OFFICE, SILVER_SMELTER);
    s.goods(1, CUSTOMS_OFFICE, SILVER_SMELTER);
    s.choose(0, "take trader");
    s.offersExactly(1, "sell from silver smelter", "sell from customs office", "done");
    s.choose(1, "sell from customs office");
    assertThat(s.goodsOn(1, SILVER_SMELTER)).isEqualTo(1);
    assertThat(s.goodsOn(1, CUSTOMS_OFFICE)).isZero();
    s.offersAmongOthers(1, "take builder");
  }

  @Test
  void q53_theCustomsGoodPaysTwoOnEveryTile() {
    for (char tile = 'A'; tile <= 'E'; tile++) {
      Scenario s = game(NEW, 2).owns(1, CUSTOMS_OFFICE).goods(1, CUSTOMS_OFFICE).nextTile(tile);
      s.choose(0, "take trader").choose(1, "sell from customs office");
      assertThat(s.handSize(1)).as("tile %s", tile).isEqualTo(2);
    }
  }

  @Test
  void q53_marketHallAndMarketStandCountTheCustomsGood() {
    Scenario hall = game(NEW, 2).owns(0, CUSTOMS_OFFICE, MARKET_HALL).goods(0, CUSTOMS_OFFICE);
    hall.choose(0, "take trader", "sell from customs office");
    assertThat(hall.handSize(0)).isEqualTo(3);

    Scenario stand = game(NEW, 2).owns(0, CUSTOMS_OFFICE, MARKET_STAND, INDIGO_PLANT);
    stand.goods(0, CUSTOMS_OFFICE, INDIGO_PLANT);
    stand.choose(0, "take trader", "sell from indigo plant", "sell from customs office");
    assertThat(stand.handSize(0)).isEqualTo(4);
  }

  @Test
  void q53_theBlackMarketTakesTheCustomsGoodForOne() {
    Scenario s = game(NEW, 2).owns(0, CUSTOMS_OFFICE, BLACK_MARKET).goods(0, CUSTOMS_OFFICE);
    s.hand(0, cash(2, TOWER));
    s.choose(0, "take builder", "build tower", "pay good on customs office");
    assertThat(s.handSize(0)).isEqualTo(1);
    assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isZero();
  }

  @Test
  void q54_allCustomsOfficesAreFilledBeforeAnybodyDraws() {
    Scenario s = game(NEW, 3).owns(0, CUSTOMS_OFFICE).owns(2, CUSTOMS_OFFICE);
    s.deck(CRANE, TOWER);
    s.choose(0, "take councillor");
    s.offersExactly(0, "use customs office", "pass");
    s.choose(0, "use customs office");
    s.offersExactly(2, "use customs office", "pass");
    s.choose(2, "use customs office");
    s.offersExactly(0, "draw", "pass");
    assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isEqualTo(1);
    assertThat(s.goodsOn(2, CUSTOMS_OFFICE)).isEqualTo(1);
  }

  @Test
  void q54_onlyAnEmptyCustomsOfficeIsFilled() {
    Scenario s = game(NEW, 2).owns(0, CUSTOMS_OFFICE).goods(0, CUSTOMS_OFFICE);
    s.choose(0, "take councillor");
    s.offersExactly(0, "draw", "pass");
    assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isEqualTo(1);
  }

  @Test
  void q54_fillingIsOptional() {
    Scenario s = game(NEW, 2).owns(1, CUSTOMS_OFFICE);
    s.choose(0, "take councillor").choose(1, "pass");
    s.offersExactly(0, "draw", "pass");
    assertThat(s.goodsOn(1, CUSTOMS_OFFICE)).isZero();
  }

  @Test
  void q55_aCustomsOfficeBuiltEarlierInTheRoundWorks() {
    Scenario s = game(NEW, 2).hand(0, cash(2, CUSTOMS_OFFICE));
    s.choose(0, "take builder", "build customs office");
    s.choose(1, "take councillor").choose(0, "use customs office");
    assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isEqualTo(1);
  }

  @Test
  void q56_theHarborTakesOneOfTheSoldGoods() {
    Scenario s = game(NEW, 2).owns(0, HARBOR, INDIGO_PLANT, INDIGO_PLANT);
    s.goods(0, INDIGO_PLANT, INDIGO_PLANT);
    s.choose(0, "take trader").choose(0, times(2, "sell from indigo plant"));
    s.choose(0, "use harbor");
    assertThat(s.pileCards(0)).isEqualTo(1);
    assertThat(s.discardPileSize()).isEqualTo(1);
    assertThat(s.handSize(0)).isEqualTo(2);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q57_theHarborIsOptional() {
    Scenario s = game(NEW, 2).owns(0, HARBOR, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    s.choose(0, "take trader", "sell from indigo plant");
    s.offersExactly(0, "use harbor", "pass");
    s.choose(0, "pass");
    assertThat(s.pileCards(0)).isZero();
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q57_withoutASaleTheHarborTakesNothing() {
    Scenario s = game(NEW, 2).owns(0, HARBOR, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    s.choose(0, "take trader", "done");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.pileCards(0)).isZero();
  }

  @Test
  void q57_theHarborTakesTheGoodBeforeTheProceedsAreDrawn() {
    Scenario s = game(NEW, 2).owns(0, HARBOR, INDIGO_PLANT).goods(0, INDIGO_PLANT).onlyDeck();
    s.choose(0, "take trader", "sell from indigo plant");
    assertThat(s.handSize(0)).isZero();
    s.choose(0, "use harbor");
    // The good lies under the harbor and is not there to be drawn.
    assertThat(s.handSize(0)).isZero();
    assertThat(s.pileCards(0)).isEqualTo(1);

    Scenario t = game(NEW, 2).owns(0, HARBOR, INDIGO_PLANT).goods(0, INDIGO_PLANT).onlyDeck();
    t.choose(0, "take trader", "sell from indigo plant", "pass");
    assertThat(t.handSize(0)).isEqualTo(1);
  }

  @Test
  void q58_everyHutDrawsWhenNobodySold() {
    Scenario s = game(NEW, 3).owns(0, HUT).owns(2, HUT, INDIGO_PLANT).goods(2, INDIGO_PLANT);
    s.choose(0, "take trader").choose(2, "done");
    assertThat(s.handSize(0)).isEqualTo(1);
    assertThat(s.handSize(1)).isZero();
    assertThat(s.handSize(2)).isEqualTo(1);
  }

  @Test
  void q58_anySaleBlocksTheHut() {
    Scenario s = game(NEW, 3).owns(0, HUT).owns(2, INDIGO_PLANT).goods(2, INDIGO_PLANT);
    s.choose(0, "take trader").choose(2, "sell from indigo plant");
    assertThat(s.handSize(0)).isZero();

    Scenario customs = game(NEW, 3).owns(0, HUT).owns(2, CUSTOMS_OFFICE);
    customs.goods(2, CUSTOMS_OFFICE);
    customs.choose(0, "take trader").choose(2, "sell from customs office");
    assertThat(customs.handSize(0)).isZero();
  }

  @Test
  void q58_theHutIsCheckedAfterTheLastPlayer() {
    Scenario s = game(NEW, 3).owns(0, HUT).owns(2, INDIGO_PLANT).goods(2, INDIGO_PLANT);
    s.choose(0, "take trader");
    assertThat(s.asked()).isEqualTo(2);
    assertThat(s.handSize(0)).isZero();
  }

  private static Scenario taverns(int own, int second, int third) {
    return game(NEW, 3)
        .owns(0, and(own - 1, INDIGO_PLANT, TAVERN))
        .owns(1, copies(second, SUGAR_MILL))
        .owns(2, copies(third, TOBACCO_STORAGE));
  }

  @Test
  void q59_theTavernOfTheFewestBuildingsDrawsWithoutBuilding() {
    Scenario s = taverns(5, 6, 6);
    s.choose(0, "take builder");
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void q59_tiedOwnersAllDraw() {
    Scenario s = game(NEW, 3).owns(0, and(4, INDIGO_PLANT, TAVERN));
    s.owns(1, and(4, SUGAR_MILL, TAVERN)).owns(2, copies(6, TOBACCO_STORAGE));
    s.choose(0, "take builder");
    assertThat(s.handSize(0)).isEqualTo(1);
    assertThat(s.handSize(1)).isEqualTo(1);
    assertThat(s.handSize(2)).isZero();
  }

  @Test
  void q59_allEqualNobodyDraws() {
    Scenario s = taverns(5, 5, 5);
    s.choose(0, "take builder");
    assertThat(s.handSize(0)).isZero();
  }

  @Test
  void q59_anOwnerWithMoreBuildingsDoesNotDraw() {
    Scenario s = taverns(6, 5, 7);
    s.choose(0, "take builder");
    assertThat(s.handSize(0)).isZero();
  }

  @Test
  void q59_onlyTopCardsCount() {
    // Two top cards against three, although four cards lie there.
    Scenario s = game(NEW, 3).ownsStack(0, STATUE, WELL).owns(0, TAVERN);
    s.owns(1, copies(2, SUGAR_MILL)).owns(2, copies(3, TOBACCO_STORAGE));
    s.choose(0, "take builder");
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void q59_theTavernComparesAfterTheLastBuild() {
    Scenario s = taverns(5, 5, 5).hand(2, INDIGO_PLANT, WELL);
    s.choose(0, "take builder").choose(2, "build indigo plant");
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void q59_onlyTheCaritasOf2009ActsInThePhaseInWhichItIsBuilt() {
    for (String edition : new String[] {"1e+treasure-chest", NEW, "yaro+new-buildings"}) {
      Scenario s = game(edition, 2).hand(0, cash(1, TAVERN)).owns(1, copies(3, SUGAR_MILL));
      s.choose(0, "take builder", "build " + SanJuan.edition(edition).name(TAVERN));
      assertThat(s.handSize(0)).as(edition).isEqualTo(edition.startsWith("1e") ? 1 : 0);
    }
  }

  @Test
  void q60_theTavernDrawsInTheLastBuilderPhaseToo() {
    Scenario s = game(NEW, 2).owns(0, copies(11, INDIGO_PLANT)).owns(1, TAVERN).hand(0, SMITHY);
    s.choose(0, "take builder", "build smithy");
    assertThat(s.isOver()).isTrue();
    assertThat(s.handSize(1)).isEqualTo(1);
  }

  @Test
  void q61_theGoldsmithKeepsWhatNobodyHasBuilt() {
    Scenario s = game(NEW, 2).owns(0, GOLDSMITH).deck(WELL);
    s.choose(0, "take prospector", "pass", "use goldsmith");
    s.offersExactly(0, "keep well", "pass");
    s.choose(0, "keep well");
    assertThat(s.handOf(0)).containsExactly(WELL);
  }

  @Test
  void q61_buildingsOfAnybodyCountTheOwnOnesIncluded() {
    for (int owner = 0; owner < 2; owner++) {
      Scenario s = game(NEW, 2).owns(0, GOLDSMITH).owns(owner, WELL).deck(WELL);
      s.choose(0, "take prospector", "pass", "use goldsmith");
      assertThat(s.handOf(0)).isEmpty();
      assertThat(s.discardPileSize()).isEqualTo(1);
      assertThat(s.asked()).isEqualTo(1);
    }
  }

  @Test
  void q61_coveredCopiesDoNotCount() {
    Scenario s = game(NEW, 2).owns(0, GOLDSMITH).ownsStack(1, STATUE, WELL).deck(WELL);
    s.choose(0, "take prospector", "pass", "use goldsmith");
    s.offersExactly(0, "keep well", "pass");
  }

  @Test
  void q61_demolishedCopiesDoNotCount() {
    Scenario s = game(NEW + "+events", 2).owns(0, WELL).owns(1, GOLDSMITH, INDIGO_PLANT);
    s.openEvents(EARTHQUAKE).deck(WELL);
    s.choose(0, "trigger earthquake").choose(1, "demolish indigo plant");
    s.choose(1, "take prospector", "pass", "use goldsmith");
    s.offersExactly(1, "keep well", "pass");
  }

  @Test
  void q62_indigoPlantsCountAsBuilt() {
    Scenario s = game(NEW, 2).owns(0, GOLDSMITH).owns(1, INDIGO_PLANT).deck(INDIGO_PLANT);
    s.choose(0, "take prospector", "pass", "use goldsmith");
    assertThat(s.handOf(0)).isEmpty();
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q63_theOwnerChoosesTheOrderOfGoldMineAndGoldsmith() {
    Scenario s = game(NEW, 2).owns(0, GOLD_MINE, GOLDSMITH);
    s.deck(WELL, QUARRY, SMITHY, TOWER, LIBRARY);
    s.choose(0, "take prospector", "pass");
    s.offersExactly(0, "use gold mine", "use goldsmith", "pass");
    s.choose(0, "use goldsmith", "keep well");
    s.offersExactly(0, "use gold mine", "pass");
    s.choose(0, "use gold mine");
    assertThat(s.handOf(0)).containsExactly(SMITHY, WELL);

    Scenario t = game(NEW, 2).owns(0, GOLD_MINE, GOLDSMITH);
    t.deck(QUARRY, SMITHY, TOWER, LIBRARY, WELL);
    t.choose(0, "take prospector", "pass", "use gold mine");
    t.offersExactly(0, "use goldsmith", "pass");
    t.choose(0, "use goldsmith", "keep well");
    assertThat(t.handOf(0)).containsExactly(SMITHY, WELL);
  }

  @Test
  void q64_severalOwnersActInTurnOrderEvenIfThePrivilegeIsDeclined() {
    Scenario s = game("2e", 3).governor(1).owns(0, GOLD_MINE).owns(2, GOLD_MINE);
    s.deck(QUARRY, SMITHY, TOWER, LIBRARY, WELL, ARCHIVE, AQUEDUCT, PALACE);
    s.choose(1, "take prospector", "pass");
    s.offersExactly(2, "use gold mine", "pass");
    s.choose(2, "use gold mine");
    s.offersExactly(0, "use gold mine", "pass");
    s.choose(0, "use gold mine");
    assertThat(s.handOf(2)).containsExactly(SMITHY);
    assertThat(s.handOf(0)).containsExactly(ARCHIVE);
  }

  @Test
  void q64_theProspectorHimselfComesFirst() {
    Scenario s = game("2e", 3).governor(2).owns(0, GOLD_MINE).owns(2, GOLD_MINE);
    s.choose(2, "take prospector", "draw");
    s.offersExactly(2, "use gold mine", "pass");
    s.choose(2, "pass");
    s.offersExactly(0, "use gold mine", "pass");
  }

  @Test
  void q65_theGoldMineIsOptional() {
    Scenario s = game("2e", 2).owns(0, GOLD_MINE).deck(QUARRY, SMITHY, TOWER, LIBRARY);
    s.choose(0, "take prospector", "pass", "pass");
    assertThat(s.handOf(0)).isEmpty();
    assertThat(s.discardPileSize()).isZero();
  }

  @Test
  void q65_theCheapestOfFourIsKept() {
    Scenario s = game("2e", 2).owns(0, GOLD_MINE).deck(PALACE, WELL, TOWER, LIBRARY);
    s.choose(0, "take prospector", "pass", "use gold mine");
    assertThat(s.handOf(0)).containsExactly(WELL);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void q66_theGoldMineComparesTheCostsOfTheEdition() {
    // A prefecture costs 3 in the first edition and 4 in the second.
    Scenario first = game("1e", 2).owns(0, GOLD_MINE).deck(PREFECTURE, QUARRY, SMITHY, LIBRARY);
    first.choose(0, "take prospector", "pass", "use gold mine");
    first.offersAmongOthers(0, "keep prefecture", "keep quarry", "keep smithy", "keep library");

    Scenario second = game("2e", 2).owns(0, GOLD_MINE).deck(PREFECTURE, QUARRY, SMITHY, LIBRARY);
    second.choose(0, "take prospector", "pass", "use gold mine");
    assertThat(second.handOf(0)).isEmpty();
    assertThat(second.discardPileSize()).isEqualTo(4);
  }
}

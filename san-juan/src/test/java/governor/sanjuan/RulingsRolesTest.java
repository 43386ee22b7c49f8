package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.ScenarioKit.idle;
import static governor.sanjuan.ScenarioKit.times;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulings: roles, library, councillor, trader. */
class RulingsRolesTest {

  private static final Card[] EIGHT = {
    INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER, SMITHY, WELL, CRANE
  };

  @Test
  void q13_aRoleMustBeChosen() {
    game("2e", 3)
        .offersExactly(
            0,
            "take builder",
            "take producer",
            "take trader",
            "take councillor",
            "take prospector");
  }

  @Test
  void q13_theRolePlayerMayDeclineAndTheOthersStillAct() {
    Scenario s = game("2e", 3).hand(0, cash(2, WELL)).hand(1, cash(2, CRANE));
    s.choose(0, "take builder");
    s.offersAmongOthers(0, "build well", "pass");
    s.choose(0, "pass");
    s.offersAmongOthers(1, "build crane", "pass");
    s.choose(1, "build crane");
    assertThat(s.buildings(0)).isEmpty();
    assertThat(s.buildings(1)).containsExactly(CRANE);
  }

  @Test
  void q13_thePrivilegeMayBeDeclined() {
    Scenario s = game("2e", 2).deck(WELL);
    s.choose(0, "take prospector");
    s.offersExactly(0, "draw", "pass");
    s.choose(0, "pass");
    assertThat(s.handOf(0)).isEmpty();
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q13_theProducerMayTakeTheActionWithoutThePrivilege() {
    Scenario s = game("2e", 2).owns(0, INDIGO_PLANT, INDIGO_PLANT);
    s.choose(0, "take producer", "produce on indigo plant");
    s.offersExactly(0, "produce on indigo plant", "done");
    s.choose(0, "done");
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);
  }

  @Test
  void q14_theLibraryDoesNotHelpOnRolesOfOthers() {
    Scenario s = game("2e", 3).owns(1, LIBRARY, INDIGO_PLANT, INDIGO_PLANT, INDIGO_PLANT);
    s.choose(0, "take producer").choose(1, "produce on indigo plant");
    assertThat(s.goodsOn(1, INDIGO_PLANT)).isEqualTo(1);
    s.offersAmongOthers(1, "take builder", "take builder with library");
  }

  @Test
  void q14_theLibraryDoesNotHelpTheOthersInTheCouncillorPhase() {
    Scenario s = game("2e", 2).owns(1, LIBRARY).deck(EIGHT);
    s.choose(0, "take councillor", "pass").choose(1, "draw");
    s.offersExactly(1, "keep indigo plant", "keep sugar mill");
  }

  @Test
  void q14_theLibraryDoesNotHelpTheOthersInTheBuilderPhase() {
    Scenario s = game("2e", 2).owns(1, LIBRARY).hand(1, cash(4, TOWER));
    s.choose(0, "take builder").choose(1, "build tower");
    assertThat(s.handSize(1)).isEqualTo(1);
  }

  @Test
  void q15_theLibraryDoesNotDoubleTheGoldMine() {
    Scenario s = game("2e", 3).owns(0, LIBRARY, GOLD_MINE);
    s.deck(WELL, CRANE, QUARRY, SMITHY, TOWER, LIBRARY, PALACE);
    s.choose(0, "take prospector with library", "draw", "use gold mine");
    assertThat(s.handOf(0)).containsExactly(SMITHY, WELL, CRANE);
    assertThat(s.discardPileSize()).isEqualTo(3);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q15_theLibraryDoesNotDoubleTheGoldsmith() {
    Scenario s = game("2e+new-buildings", 3).owns(0, LIBRARY, GOLDSMITH);
    s.deck(WELL, CRANE, TOWER, CHAPEL);
    s.choose(0, "take prospector with library", "draw", "use goldsmith", "keep tower");
    assertThat(s.handOf(0)).containsExactly(WELL, CRANE, TOWER);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q15_theLibraryDoublesNeitherAqueductNorTradingPost() {
    Scenario s = game("2e", 3).owns(0, LIBRARY, AQUEDUCT).owns(0, copies(5, INDIGO_PLANT));
    s.choose(0, "take producer with library").choose(0, times(4, "produce on indigo plant"));
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(4);
    assertThat(s.asked()).isEqualTo(1);

    Scenario t = game("2e", 3).owns(0, LIBRARY, TRADING_POST).owns(0, copies(5, INDIGO_PLANT));
    t.goods(0, copies(5, INDIGO_PLANT));
    t.choose(0, "take trader with library").choose(0, times(4, "sell from indigo plant"));
    assertThat(t.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);
    assertThat(t.asked()).isEqualTo(1);
  }

  @Test
  void q15_theLibraryDoublesNeitherSmithyNorQuarry() {
    Scenario s = game("2e", 3).owns(0, LIBRARY, QUARRY, SMITHY).hand(0, cash(4, PALACE));
    s.choose(0, "take builder with library", "build palace");
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void q16_aLibraryThatWasNotAppliedIsNotUsedUp() {
    Scenario builder = game("2e", 2).owns(0, LIBRARY).hand(0, cash(2, TOWER));
    builder.choose(0, "take builder with library", "pass");
    idle(builder, 1, "prospector");
    builder.offersAmongOthers(0, "take producer with library");

    Scenario councillor = game("2e", 2).owns(0, LIBRARY);
    councillor.choose(0, "take councillor with library", "pass").passUntilRole();
    idle(councillor, 1, "prospector");
    councillor.offersAmongOthers(0, "take producer with library");

    Scenario prospector = game("2e", 2).owns(0, LIBRARY);
    prospector.choose(0, "take prospector with library", "pass");
    idle(prospector, 1, "councillor");
    prospector.offersAmongOthers(0, "take producer with library");
  }

  @Test
  void q16_producingOnlyTwoGoodsDoesNotUseTheLibraryUp() {
    Scenario s = game("2e", 2).owns(0, LIBRARY, INDIGO_PLANT, INDIGO_PLANT, INDIGO_PLANT);
    s.choose(0, "take producer with library").choose(0, times(2, "produce on indigo plant"));
    s.choose(0, "done");
    idle(s, 1, "prospector");
    s.offersAmongOthers(0, "take builder with library");
  }

  @Test
  void q16_producingThreeGoodsUsesTheLibraryUp() {
    Scenario s = game("2e", 2).owns(0, LIBRARY, INDIGO_PLANT, INDIGO_PLANT, INDIGO_PLANT);
    s.choose(0, "take producer with library").choose(0, times(3, "produce on indigo plant"));
    idle(s, 1, "prospector");
    s.offersExactly(0, "take builder", "take trader", "take councillor");
  }

  @Test
  void q16_aBuildingThatIsFreeAnywayDoesNotUseTheLibraryUp() {
    Scenario s = game("2e", 2).owns(0, LIBRARY).hand(0, SMITHY);
    s.choose(0, "take builder with library", "build smithy");
    idle(s, 1, "prospector");
    s.offersAmongOthers(0, "take producer with library");
  }

  @Test
  void q16_theSecondCardOffThePriceUsesTheLibraryUp() {
    Scenario s = game("2e", 2).owns(0, LIBRARY).hand(0, cash(1, TOWER));
    s.choose(0, "take builder with library", "build tower");
    assertThat(s.handOf(0)).isEmpty();
    idle(s, 1, "prospector");
    s.offersExactly(0, "take producer", "take trader", "take councillor");
  }

  @Test
  void q16_aPriceThatOtherReductionsCoverDoesNotUseTheLibraryUp() {
    Scenario free = game("2e", 2).owns(0, LIBRARY, QUARRY).hand(0, WELL);
    free.choose(0, "take builder with library", "build well");
    idle(free, 1, "prospector");
    free.offersAmongOthers(0, "take producer with library");

    Scenario needed = game("2e", 2).owns(0, LIBRARY, QUARRY).hand(0, TOWER);
    needed.choose(0, "take builder with library", "build tower");
    idle(needed, 1, "prospector");
    needed.offersExactly(0, "take producer", "take trader", "take councillor");
  }

  @Test
  void q16_sellingThreeGoodsUsesTheLibraryUpAndSellingTwoDoesNot() {
    for (int sold = 2; sold <= 3; sold++) {
      Scenario s = game("2e", 2).owns(0, LIBRARY).owns(0, copies(4, INDIGO_PLANT));
      s.goods(0, copies(4, INDIGO_PLANT));
      s.choose(0, "take trader with library").choose(0, times(sold, "sell from indigo plant"));
      s.passUntilRole();
      idle(s, 1, "prospector");
      if (sold == 3) {
        s.doesNotOffer("take builder with library");
      } else {
        s.offersAmongOthers(0, "take builder with library");
      }
    }
  }

  @Test
  void q16_producingThatStopsForLackOfCardsDoesNotUseTheLibraryUp() {
    Scenario s = game("2e", 2).owns(0, LIBRARY).owns(0, copies(3, INDIGO_PLANT));
    s.onlyDeck(WELL, CRANE).choose(0, "take producer with library");
    s.choose(0, times(2, "produce on indigo plant"));
    idle(s, 1, "prospector");
    s.offersAmongOthers(0, "take builder with library");
  }

  @Test
  void q16_aRoleTakenWithoutTheLibraryLeavesItForTheSecondPick() {
    Scenario s = game("2e", 2).owns(0, LIBRARY).deck(WELL, CRANE, TOWER);
    s.choose(0, "take councillor", "pass").passUntilRole();
    idle(s, 1, "builder");
    s.choose(0, "take prospector with library", "draw");
    assertThat(s.handSize(0)).isEqualTo(2);
  }

  @Test
  void q16_withThreePlayersEveryOwnPickMayUseTheLibrary() {
    Scenario s = game("2e", 3).owns(0, LIBRARY);
    s.offersExactly(
        0,
        "take builder",
        "take builder with library",
        "take producer",
        "take producer with library",
        "take trader",
        "take trader with library",
        "take councillor",
        "take councillor with library",
        "take prospector",
        "take prospector with library");
  }

  @Test
  void q17_theFlagBelongsToThePlayer() {
    Scenario s = game("2e", 2).owns(0, LIBRARY).owns(1, LIBRARY);
    s.choose(0, "take prospector with library", "draw");
    s.offersAmongOthers(1, "take councillor with library");
  }

  @Test
  void q17_theFlagAlsoBindsTheGovernorVisit() {
    Scenario s = game("2e+events", 2).owns(0, LIBRARY).openEvents(GOVERNOR_VISIT);
    s.choose(0, "take prospector with library", "draw");
    idle(s, 1, "builder");
    s.offersAmongOthers(0, "trigger governor visit prospector");
    s.doesNotOffer("trigger governor visit prospector with library", "take trader with library");
  }

  @Test
  void q17_theFlagIsPerRound() {
    Scenario s = game("2e", 2).owns(0, LIBRARY);
    s.choose(0, "take prospector with library", "draw");
    idle(s, 1, "builder");
    idle(s, 0, "trader");
    idle(s, 1, "trader");
    s.offersAmongOthers(0, "take prospector with library");
  }

  @Test
  void q18_theSecondPickOfTheGovernorIsAnyOfTheThreeRemainingRoles() {
    Scenario s = game("2e", 2);
    idle(s, 0, "builder");
    idle(s, 1, "trader");
    s.offersExactly(0, "take producer", "take councillor", "take prospector");
  }

  @Test
  void q19_afterDrawingOneCardMustBeKept() {
    Scenario s = game("2e", 2).deck(EIGHT);
    s.choose(0, "take councillor", "draw");
    s.offersExactly(
        0,
        "keep indigo plant",
        "keep sugar mill",
        "keep tobacco storage",
        "keep coffee roaster",
        "keep silver smelter");
    s.choose(0, "keep coffee roaster");
    assertThat(s.handOf(0)).containsExactly(COFFEE_ROASTER);
    assertThat(s.discardPileSize()).isEqualTo(4);
  }

  @Test
  void q19_thePrefectureMayBeWaived() {
    Scenario s = game("2e", 2).owns(0, PREFECTURE).deck(EIGHT);
    s.choose(0, "take councillor", "draw", "keep indigo plant");
    s.offersAmongOthers(0, "keep sugar mill", "keep silver smelter", "done");
    s.choose(0, "done");
    assertThat(s.handOf(0)).containsExactly(INDIGO_PLANT);
    assertThat(s.discardPileSize()).isEqualTo(4);
  }

  @Test
  void q19_theWholeActionMayBeDeclined() {
    Scenario s = game("2e", 2).deck(EIGHT);
    s.choose(0, "take councillor", "pass").choose(1, "pass");
    assertThat(s.handSize(0)).isZero();
    assertThat(s.handSize(1)).isZero();
    assertThat(s.discardPileSize()).isZero();
  }

  @Test
  void q20_theArchiveDiscardsExactlyWhatIsNotKept() {
    Scenario s = game("2e", 2).owns(0, ARCHIVE).hand(0, WELL, CRANE);
    s.deck(INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER);
    s.choose(0, "take councillor", "draw");
    for (String word :
        List.of(
            "discard indigo plant",
            "discard sugar mill",
            "discard tobacco storage",
            "discard well")) {
      s.offersAmongOthers(0, word);
      s.doesNotOffer("done", "pass");
      s.choose(0, word);
    }
    assertThat(s.handOf(0)).containsExactly(COFFEE_ROASTER, SILVER_SMELTER, CRANE);
    assertThat(s.discardPileSize()).isEqualTo(4);
    s.offersExactly(1, "draw", "pass");
  }

  /** Whoever has seen the tiles knows their order: they come again in the same one. */
  @Test
  void q23_aTileIsKnownFromTheTraderPhaseThatTurnsIt() {
    Scenario s = game("2e", 2).nextTile('C');
    assertThat(s.tilesKnown()).isZero();
    s.choose(0, "take trader");
    assertThat(s.tilesKnown()).isEqualTo(1);
  }

  @Test
  void q21_allGoodsAreAnnouncedBeforeAnyCardIsDrawn() {
    Scenario s = game("2e", 2).owns(0, INDIGO_PLANT, SILVER_SMELTER).nextTile('C');
    s.goods(0, INDIGO_PLANT, SILVER_SMELTER);
    s.choose(0, "take trader", "sell from indigo plant");
    assertThat(s.handSize(0)).isZero();
    s.choose(0, "sell from silver smelter");
    assertThat(s.handSize(0)).isEqualTo(4);
  }

  @Test
  void q21_sellOneByOneShowsTheCardsInBetween() {
    Scenario s = game("2e sell-one-by-one", 2).owns(0, INDIGO_PLANT, SILVER_SMELTER);
    s.nextTile('C').goods(0, INDIGO_PLANT, SILVER_SMELTER).deck(WELL);
    s.choose(0, "take trader", "sell from indigo plant");
    assertThat(s.handOf(0)).containsExactly(WELL);
    s.offersAmongOthers(0, "sell from silver smelter", "done");
    s.choose(0, "sell from silver smelter");
    assertThat(s.handSize(0)).isEqualTo(4);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q22_twoGoodsOfOneKindMayBeSold() {
    Scenario s = game("2e", 2).owns(0, SUGAR_MILL, SUGAR_MILL).goods(0, SUGAR_MILL, SUGAR_MILL);
    s.nextTile('D');
    s.choose(0, "take trader").choose(0, times(2, "sell from sugar mill"));
    assertThat(s.handSize(0)).isEqualTo(4);
    assertThat(s.goodsOn(0, SUGAR_MILL)).isZero();
  }

  @Test
  void q23_theTileGoesToTheBottomWithoutAnySale() {
    Scenario s = game("2e", 2).owns(0, SILVER_SMELTER).goods(0, SILVER_SMELTER).nextTile('B');
    s.choose(0, "take trader", "done");
    idle(s, 1, "prospector");
    idle(s, 0, "builder");
    // Tile B pays 2 for silver, tile C pays 3.
    s.choose(1, "take trader").choose(0, "sell from silver smelter");
    assertThat(s.handSize(0)).isEqualTo(3);
  }

  @Test
  void q16_aDrawCutShortByDryPilesHasNotUsedTheLibrary() {
    Scenario one = game("2e", 2).owns(0, LIBRARY).onlyDeck(WELL);
    one.choose(0, "take prospector with library", "draw").choose(1, "take builder");
    one.passUntilRole().offersAmongOthers(0, "take councillor with library");
    Scenario three = game("2e", 2).owns(0, LIBRARY).onlyDeck(WELL, CRANE, TOWER);
    three.choose(0, "take councillor with library", "draw", "keep well").passUntilRole();
    three.choose(1, "take builder").passUntilRole();
    three.offersAmongOthers(0, "take prospector with library");
  }

  @Test
  void q16_sixCardsAtTheCouncillorHaveUsedIt() {
    Scenario s = game("2e", 2).owns(0, LIBRARY);
    s.onlyDeck(WELL, CRANE, TOWER, CHAPEL, SMITHY, QUARRY);
    s.choose(0, "take councillor with library", "draw", "keep well").passUntilRole();
    s.choose(1, "take builder").passUntilRole();
    s.offersAmongOthers(0, "take prospector").doesNotOffer("take prospector with library");
  }
}

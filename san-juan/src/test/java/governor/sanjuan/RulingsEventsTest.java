package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.and;
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

/** Rulings: events. */
class RulingsEventsTest {

  private static final String EVENTS = "2e+events";
  private static final String ALL = "2e+new-buildings+events";

  private static void taxesShowed(Scenario s, Card... hand) {
    assertThat(s.handOf(0)).containsExactly(hand);
    assertThat(s.openEventsNow()).containsExactly(TAXES);
  }

  @Test
  void q77_eventsOfTheSetupDealLieOpenAndAreReplaced() {
    int open = 0;
    for (int seed = 1; seed <= 40; seed++) {
      FreshGame g = FreshGame.fresh("2e", "", 4, seed);
      assertThat(g.openEvents()).isZero();
      FreshGame e = FreshGame.fresh("2e+events", "", 4, seed);
      open += e.openEvents();
      assertThat(e.drawPileSize()).isEqualTo(116 - 20 - e.openEvents());
      for (int seat = 0; seat < 4; seat++) {
        assertThat(e.handSize(seat)).isEqualTo(4);
        for (Card event :
            List.of(EARTHQUAKE, DEBT_RELIEF, TAXES, GENERAL_AMNESTY, GOVERNOR_VISIT, FREE_BUILD)) {
          assertThat(e.inHand(seat, event)).isZero();
        }
      }
    }
    assertThat(open).isPositive();
  }

  @Test
  void q77_anEventShowsUpInTheProspectorPhase() {
    Scenario s = game(EVENTS, 2).deck(TAXES, WELL);
    s.choose(0, "take prospector", "draw");
    taxesShowed(s, WELL);
  }

  @Test
  void q77_anEventShowsUpInTheCouncillorPhase() {
    Scenario s = game(EVENTS, 2).deck(WELL, CRANE, TAXES, TOWER, CHAPEL, AQUEDUCT);
    s.choose(0, "take councillor", "draw");
    s.offersExactly(0, "keep well", "keep crane", "keep tower", "keep chapel", "keep aqueduct");
    s.choose(0, "keep well");
    taxesShowed(s, WELL);
    assertThat(s.discardPileSize()).isEqualTo(4);
  }

  @Test
  void q77_anEventShowsUpInTheArchive() {
    Scenario s = game(EVENTS, 2).owns(1, ARCHIVE).deck(WELL, TAXES, CRANE);
    s.choose(0, "take councillor", "pass").choose(1, "draw", "discard well");
    assertThat(s.handOf(1)).containsExactly(CRANE);
    assertThat(s.openEventsNow()).containsExactly(TAXES);
  }

  @Test
  void q77_anEventShowsUpInASale() {
    Scenario s = game(EVENTS, 2).owns(0, SILVER_SMELTER).goods(0, SILVER_SMELTER).nextTile('A');
    s.deck(WELL, TAXES, CRANE);
    s.choose(0, "take trader", "sell from silver smelter");
    taxesShowed(s, WELL, CRANE);
  }

  @Test
  void q77_anEventShowsUpInTheGoldMine() {
    Scenario s = game(EVENTS, 2).owns(0, GOLD_MINE);
    s.deck(LIBRARY, TAXES, QUARRY, TOWER, WELL);
    s.choose(0, "take prospector", "pass", "use gold mine");
    taxesShowed(s, WELL);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void q77_anEventShowsUpInTheGoldsmith() {
    Scenario s = game(ALL, 2).owns(0, GOLDSMITH).deck(TAXES, WELL);
    s.choose(0, "take prospector", "pass", "use goldsmith", "keep well");
    taxesShowed(s, WELL);
  }

  @Test
  void q77_anEventShowsUpInCarpenterAndPoorHouse() {
    Scenario carpenter = game(EVENTS, 2).owns(0, CARPENTER).hand(0, SMITHY).deck(TAXES, WELL);
    carpenter.choose(0, "take builder", "build smithy", "use carpenter");
    taxesShowed(carpenter, WELL);

    Scenario poorHouse = game(EVENTS, 2).owns(0, POOR_HOUSE).hand(0, SMITHY).deck(TAXES, WELL);
    poorHouse.choose(0, "take builder", "build smithy", "use poor house");
    taxesShowed(poorHouse, WELL);
  }

  @Test
  void q77_anEventShowsUpInTheWell() {
    Scenario s = game(EVENTS, 2).owns(0, WELL, INDIGO_PLANT, INDIGO_PLANT);
    s.deck(CRANE, TOWER, TAXES, CHAPEL);
    s.choose(0, "take producer").choose(0, times(2, "produce on indigo plant"));
    s.choose(0, "use well");
    taxesShowed(s, CHAPEL);
  }

  @Test
  void q77_anEventShowsUpInMarketHallAndMarketStand() {
    Scenario s = game(EVENTS, 2).owns(0, MARKET_HALL, MARKET_STAND, INDIGO_PLANT, INDIGO_PLANT);
    s.goods(0, INDIGO_PLANT, INDIGO_PLANT).deck(WELL, CRANE, TOWER, TAXES, CHAPEL);
    s.choose(0, "take trader").choose(0, times(2, "sell from indigo plant"));
    s.choose(0, "use market stand", "use market hall");
    taxesShowed(s, WELL, CRANE, CHAPEL, TOWER);
  }

  @Test
  void q77_anEventShowsUpInHutAndTavern() {
    Scenario hut = game(ALL, 2).owns(0, HUT).deck(TAXES, WELL);
    hut.choose(0, "take trader", "use hut");
    taxesShowed(hut, WELL);

    Scenario tavern = game(ALL, 2).owns(0, TAVERN).owns(1, STATUE, HERO).deck(TAXES, WELL);
    tavern.choose(0, "take builder", "use tavern");
    taxesShowed(tavern, WELL);
  }

  @Test
  void q77_anEventShowsUpInTheOfficeBuilding() {
    Scenario s = game(ALL, 2).owns(0, OFFICE_BUILDING).hand(0, CRANE).deck(TAXES, WELL);
    s.atRoundStart(0).choose(0, "discard crane");
    s.offersAmongOthers(0, "take builder", "trigger taxes");
    taxesShowed(s, WELL);
  }

  @Test
  void q77_anEventShowsUpInAmnestyAndDebtRelief() {
    Scenario amnesty = game(EVENTS, 2).openEvents(GENERAL_AMNESTY).hand(0, CRANE);
    amnesty.deck(TAXES, WELL);
    amnesty.choose(0, "trigger general amnesty", "discard crane");
    assertThat(amnesty.asked()).isEqualTo(1);
    taxesShowed(amnesty, WELL);

    Scenario relief = game(EVENTS, 2).openEvents(DEBT_RELIEF);
    relief.deck(WELL, TAXES, CRANE, TOWER);
    relief.choose(0, "trigger debt relief");
    taxesShowed(relief, WELL, CRANE, TOWER);
  }

  @Test
  void q78_anEventMayLieUnnoticedAsAGoodAndSells() {
    Scenario s = game(EVENTS, 2).owns(0, SILVER_SMELTER).deck(TAXES, WELL, CRANE, TOWER);
    s.nextTile('C');
    s.choose(0, "take producer", "produce on silver smelter");
    assertThat(s.openEventsNow()).isEmpty();
    assertThat(s.goodsOn(0, SILVER_SMELTER)).isEqualTo(1);
    s.choose(1, "take trader").choose(0, "sell from silver smelter");
    assertThat(s.openEventsNow()).isEmpty();
    assertThat(s.handOf(0)).containsExactly(WELL, CRANE, TOWER);
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q78_anEventMayLieOnTheCustomsOfficeAndUnderTheHarbor() {
    Scenario s = game(ALL, 2).owns(0, CUSTOMS_OFFICE, HARBOR).deck(TAXES, WELL, CRANE);
    s.choose(0, "take councillor", "use customs office", "pass").choose(1, "pass");
    s.choose(1, "take trader").choose(0, "sell from customs office", "use harbor");
    assertThat(s.openEventsNow()).isEmpty();
    assertThat(s.handOf(0)).containsExactly(WELL, CRANE);
    assertThat(s.points(0, "piles")).isEqualTo(1);
    assertThat(s.discardPileSize()).isZero();
  }

  @Test
  void q78_anEventMayPayOnTheBlackMarket() {
    Scenario s = game(EVENTS, 2).owns(0, BLACK_MARKET, INDIGO_PLANT).hand(0, SMITHY).deck(TAXES);
    s.choose(0, "take producer", "produce on indigo plant");
    s.choose(1, "take builder").choose(0, "build smithy", "pay good on indigo plant");
    assertThat(s.openEventsNow()).isEmpty();
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q79_noEventComesIntoTheHandAndFromThereUnderTheChapel() {
    Scenario s = game(EVENTS, 2).owns(0, CHAPEL);
    s.deck(EARTHQUAKE, DEBT_RELIEF, TAXES, GENERAL_AMNESTY, GOVERNOR_VISIT, FREE_BUILD, WELL);
    s.choose(0, "take prospector", "draw");
    assertThat(s.handOf(0)).containsExactly(WELL);
    assertThat(s.openEventsNow())
        .containsExactlyInAnyOrder(
            EARTHQUAKE, DEBT_RELIEF, TAXES, GENERAL_AMNESTY, GOVERNOR_VISIT, FREE_BUILD);
    s.choose(1, "take trader").choose(0, "take producer");
    s.offersExactly(0, "put well under chapel", "pass");
  }

  @Test
  void q80_aDeckOfEventsOnlyGivesNothing() {
    Scenario s = game(EVENTS, 2).owns(0, WELL, INDIGO_PLANT, INDIGO_PLANT);
    s.onlyDeck(CRANE, TOWER, TAXES, EARTHQUAKE);
    s.choose(0, "take producer").choose(0, times(2, "produce on indigo plant"));
    s.choose(0, "use well");
    assertThat(s.handOf(0)).isEmpty();
    assertThat(s.openEventsNow()).containsExactlyInAnyOrder(TAXES, EARTHQUAKE);
    assertThat(s.drawPileSize()).isZero();
    s.offersAmongOthers(1, "trigger taxes", "trigger earthquake", "take builder");
  }

  @Test
  void q81_eventsStayOpenAcrossRounds() {
    Scenario s = game(EVENTS, 2).openEvents(TAXES, DEBT_RELIEF);
    idle(s, 0, "builder");
    idle(s, 1, "trader");
    idle(s, 0, "producer");
    s.offersAmongOthers(1, "trigger taxes", "trigger debt relief");
    assertThat(s.openEventsNow()).containsExactlyInAnyOrder(TAXES, DEBT_RELIEF);
  }

  @Test
  void q81_oneEventPerTurnAndItIsDiscarded() {
    Scenario s = game(EVENTS, 2).openEvents(TAXES, DEBT_RELIEF);
    s.choose(0, "trigger taxes");
    assertThat(s.openEventsNow()).containsExactly(DEBT_RELIEF);
    assertThat(s.discardPileSize()).isEqualTo(1);
    s.offersAmongOthers(1, "trigger debt relief", "take builder");
    s.doesNotOffer("trigger taxes");
  }

  @Test
  void q81_aDiscardedEventMayReturn() {
    Scenario s = game(EVENTS, 2).openEvents(TAXES).onlyDeck(WELL);
    s.choose(0, "trigger taxes");
    assertThat(s.openEventsNow()).isEmpty();
    s.choose(1, "take councillor", "draw");
    assertThat(s.handOf(1)).containsExactly(WELL);
    assertThat(s.openEventsNow()).containsExactly(TAXES);
  }

  @Test
  void q82_anEventMayBeTriggeredInsteadOfTakingARole() {
    Scenario s = game(EVENTS, 2).openEvents(TAXES);
    s.offersExactly(
        0,
        "take builder",
        "take producer",
        "take trader",
        "take councillor",
        "take prospector",
        "trigger taxes");
    s.choose(0, "trigger taxes");
    s.offersExactly(
        1, "take builder", "take producer", "take trader", "take councillor", "take prospector");
  }

  @Test
  void q82_withTwoPlayersAnyOfTheThreePicksMayBeAnEvent() {
    Scenario s = game(EVENTS, 2).openEvents(TAXES, DEBT_RELIEF, GENERAL_AMNESTY);
    int round = s.round();
    s.choose(0, "trigger taxes");
    s.choose(1, "trigger debt relief");
    assertThat(s.round()).isEqualTo(round);
    s.choose(0, "trigger general amnesty").passUntilRole();
    assertThat(s.round()).isEqualTo(round + 1);
    s.offersAmongOthers(1, "take builder", "take prospector");
    assertThat(s.governorNow()).isEqualTo(1);
  }

  @Test
  void q82_alsoInTheRoundInWhichItAppeared() {
    Scenario s = game(EVENTS, 2).deck(TAXES, WELL);
    s.choose(0, "take prospector", "draw");
    s.offersAmongOthers(1, "trigger taxes");
    s.choose(1, "trigger taxes");
    assertThat(s.handOf(0)).isEmpty();
  }

  @Test
  void q83_buildingsDoNotChangeEvents() {
    Scenario s = game(EVENTS, 2).owns(0, LIBRARY, PREFECTURE, ARCHIVE).openEvents(DEBT_RELIEF);
    s.deck(WELL, CRANE, TOWER);
    s.doesNotOffer("trigger debt relief with library");
    s.choose(0, "trigger debt relief");
    assertThat(s.handOf(0)).containsExactly(WELL, CRANE, TOWER);
    assertThat(s.handSize(1)).isEqualTo(3);
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q84_governorVisitNeedsARoleThatWasUsedThisRound() {
    Scenario s = game(EVENTS, 3).openEvents(GOVERNOR_VISIT);
    s.offersExactly(
        0, "take builder", "take producer", "take trader", "take councillor", "take prospector");
    idle(s, 0, "builder");
    s.offersExactly(
        1,
        "take producer",
        "take trader",
        "take councillor",
        "take prospector",
        "trigger governor visit builder");
    idle(s, 1, "trader");
    s.offersExactly(
        2,
        "take producer",
        "take councillor",
        "take prospector",
        "trigger governor visit builder",
        "trigger governor visit trader");
    s.choose(2, "trigger governor visit builder");
    // A new round: no role was used yet and the event is gone.
    s.offersExactly(
        1, "take builder", "take producer", "take trader", "take councillor", "take prospector");
  }

  @Test
  void q84_anEventIsNoRoleThatWasUsed() {
    Scenario s = game(EVENTS, 3).openEvents(TAXES, GOVERNOR_VISIT);
    s.choose(0, "trigger taxes");
    s.offersExactly(
        1, "take builder", "take producer", "take trader", "take councillor", "take prospector");
  }

  @Test
  void q84_governorVisitTakesNoRole() {
    Scenario s = game(EVENTS, 3).openEvents(GOVERNOR_VISIT);
    idle(s, 0, "builder");
    s.choose(1, "trigger governor visit builder");
    s.offersExactly(2, "take producer", "take trader", "take councillor", "take prospector");
  }

  @Test
  void q85_governorVisitIsANormalPhaseWithThePrivilegeOfTheActivator() {
    Scenario s = game(EVENTS, 2).openEvents(GOVERNOR_VISIT).owns(1, QUARRY);
    s.hand(0, cash(5, WELL)).hand(1, and(4, COFFEE_ROASTER, TOWER));
    s.choose(0, "take builder", "pass").choose(1, "pass");
    s.choose(1, "trigger governor visit builder");
    s.offersAmongOthers(1, "build tower");
    s.choose(1, "build tower");
    // 3 - builder 1 - quarry 1 = 1.
    assertThat(s.handSize(1)).isEqualTo(3);
    s.choose(0, "build well");
    // The first builder has no privilege this time.
    assertThat(s.handSize(0)).isEqualTo(3);
    assertThat(s.asked()).isZero();
  }

  @Test
  void q85_bySettingTheLibraryWorksInTheVisit() {
    Scenario s = game(EVENTS + " visit-with-library", 2).openEvents(GOVERNOR_VISIT);
    s.owns(1, LIBRARY).deck(WELL, CRANE);
    s.choose(0, "take prospector", "pass");
    s.offersAmongOthers(
        1, "trigger governor visit prospector", "trigger governor visit prospector with library");
    s.choose(1, "trigger governor visit prospector with library", "draw");
    assertThat(s.handOf(1)).containsExactly(WELL, CRANE);
  }

  @Test
  void q101_theVisitIsWithoutTheLibrary() {
    Scenario s = game(EVENTS, 2).openEvents(GOVERNOR_VISIT);
    s.owns(1, LIBRARY).deck(WELL, CRANE);
    s.choose(0, "take prospector", "pass");
    s.offersAmongOthers(1, "trigger governor visit prospector", "take builder with library");
    s.doesNotOffer("trigger governor visit prospector with library");
    s.choose(1, "trigger governor visit prospector", "draw");
    assertThat(s.handOf(1)).containsExactly(WELL);
  }

  @Test
  void q85_aSecondTraderPhaseTurnsANewTile() {
    Scenario s = game(EVENTS, 2).openEvents(GOVERNOR_VISIT).nextTile('B');
    s.owns(0, SILVER_SMELTER).goods(0, SILVER_SMELTER);
    s.owns(1, SILVER_SMELTER).goods(1, SILVER_SMELTER);
    s.choose(0, "take trader", "sell from silver smelter").choose(1, "done");
    assertThat(s.handSize(0)).isEqualTo(2);
    s.choose(1, "trigger governor visit trader", "sell from silver smelter");
    assertThat(s.handSize(1)).isEqualTo(3);
  }

  @Test
  void q86_aBuildingOfTheFirstBuilderPhaseWorksInTheSecond() {
    Scenario s = game(EVENTS, 2).openEvents(GOVERNOR_VISIT).hand(0, cash(5, QUARRY, TOWER));
    s.choose(0, "take builder", "build quarry").choose(0, times(3, "pay silver smelter"));
    s.choose(1, "trigger governor visit builder").choose(0, "build tower");
    // Three with the quarry makes two; two silver smelters were left.
    assertThat(s.buildings(0)).containsExactly(TOWER, QUARRY);
    assertThat(s.handSize(0)).isZero();
  }

  @Test
  void q87_freeBuildTakesPrintedCostsUpToFour() {
    Scenario s = game(ALL, 2).openEvents(FREE_BUILD).owns(0, QUARRY, SMITHY);
    s.hand(0, INDIGO_PLANT, COFFEE_ROASTER, SILVER_SMELTER, WELL, PREFECTURE, LIBRARY, PALACE);
    s.choose(0, "trigger free build");
    s.offersExactly(
        0, "build indigo plant", "build coffee roaster", "build well", "build prefecture", "pass");
    s.choose(0, "build prefecture");
    assertThat(s.handSize(0)).isEqualTo(6);
    assertThat(s.buildings(0)).containsExactly(SMITHY, PREFECTURE, QUARRY);
  }

  @Test
  void q87_noCraneNoParkNoCarpenterNoPoorHouse() {
    Scenario s = game(ALL, 2).openEvents(FREE_BUILD).hand(0, WELL);
    s.owns(0, CRANE, PARK, CARPENTER, POOR_HOUSE);
    s.choose(0, "trigger free build", "build well");
    assertThat(s.buildings(0)).containsExactly(POOR_HOUSE, WELL, CRANE, CARPENTER, PARK);
    assertThat(s.handSize(0)).isZero();
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q87_noTavernCheck() {
    Scenario s = game(ALL, 2).openEvents(FREE_BUILD).owns(0, TAVERN).owns(1, STATUE, HERO);
    s.choose(0, "trigger free build");
    assertThat(s.handSize(0)).isZero();
  }

  @Test
  void q87_theUniquenessRuleHolds() {
    Scenario s = game(EVENTS, 2).openEvents(FREE_BUILD).owns(0, WELL, INDIGO_PLANT);
    s.hand(0, WELL, INDIGO_PLANT);
    s.choose(0, "trigger free build");
    s.offersExactly(0, "build indigo plant", "pass");
  }

  @Test
  void q87_aCoveredBuildingMayBeBuiltAgain() {
    Scenario s = game(EVENTS, 2).openEvents(FREE_BUILD).ownsStack(0, STATUE, WELL).hand(0, WELL);
    s.choose(0, "trigger free build", "build well");
    assertThat(s.buildings(0)).containsExactly(WELL, STATUE);
  }

  @Test
  void q88_theGameEndsAfterTheFreeBuildOfEverybody() {
    Scenario s = game(EVENTS, 3).openEvents(FREE_BUILD).owns(0, copies(6, INDIGO_PLANT));
    s.owns(0, copies(5, SUGAR_MILL)).hand(0, WELL).hand(1, CRANE).hand(2, TOWER);
    s.choose(0, "trigger free build", "build well");
    assertThat(s.isOver()).isFalse();
    s.choose(1, "build crane");
    assertThat(s.isOver()).isFalse();
    s.choose(2, "build tower");
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void q89_theWholeStackFalls() {
    Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).ownsStack(0, STATUE, CHAPEL);
    s.choose(0, "trigger earthquake");
    assertThat(s.buildings(0)).isEmpty();
    // Both cards and the event.
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void q89_goodsAndPilesFallToo() {
    Scenario plant = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, INDIGO_PLANT);
    plant.goods(0, INDIGO_PLANT);
    plant.choose(0, "trigger earthquake");
    assertThat(plant.discardPileSize()).isEqualTo(3);

    Scenario chapel = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, CHAPEL).pile(0, CHAPEL, 3);
    chapel.choose(0, "trigger earthquake");
    assertThat(chapel.discardPileSize()).isEqualTo(5);
    assertThat(chapel.pileCards(0)).isZero();
  }

  @Test
  void q89_otherPilesAndOtherPlayersLoseNothing() {
    Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, CHAPEL, BANK, HARBOR, WELL);
    s.pile(0, CHAPEL, 3).pile(0, BANK, 2).pile(0, HARBOR, 4);
    s.owns(1, CHAPEL, HARBOR, WELL).pile(1, CHAPEL, 5).pile(1, HARBOR, 1);
    s.choose(0, "trigger earthquake");
    s.offersExactly(
        0,
        "demolish chapel with 3 cards",
        "demolish bank with 2 cards",
        "demolish harbor with 4 cards",
        "demolish well");
    s.choose(0, "demolish bank with 2 cards");
    s.offersAmongOthers(1, "demolish chapel with 5 cards", "demolish well");
    s.choose(1, "demolish well");
    assertThat(s.pileCards(0)).isEqualTo(7);
    assertThat(s.pileCards(1)).isEqualTo(6);
    assertThat(s.discardPileSize()).isEqualTo(1 + 3 + 1);
    assertThat(s.buildings(0)).containsExactly(WELL, CHAPEL, HARBOR);
  }

  @Test
  void q89_aStackOfThreeFallsWithThePileAtItsBottom() {
    for (String option : new String[] {"", " earthquake-top-only"}) {
      Scenario s = game(ALL + option, 2).openEvents(EARTHQUAKE, GOVERNOR_VISIT);
      s.owns(0, CRANE, CHAPEL, HARBOR).pile(0, CHAPEL, 2).pile(0, HARBOR, 3);
      s.hand(0, TOWER, STATUE);
      s.choose(0, "take builder", "build tower", "over chapel with 2 cards");
      s.choose(1, "trigger governor visit builder")
          .choose(0, "build statue", "over tower with 2 cards on chapel");
      assertThat(s.pileCards(0)).isEqualTo(5);
      s.choose(0, "trigger earthquake");
      s.choose(0, s.offers().stream().filter(w -> w.contains("statue")).findFirst().get());
      if (option.isEmpty()) {
        assertThat(s.buildings(0)).containsExactly(CRANE, HARBOR);
        assertThat(s.pileCards(0)).isEqualTo(3);
        // Both events, three buildings, two cards under the chapel.
        assertThat(s.discardPileSize()).isEqualTo(7);
      } else {
        assertThat(s.buildings(0)).containsExactly(CRANE, TOWER, HARBOR);
        assertThat(s.pileCards(0)).isEqualTo(5);
        assertThat(s.discardPileSize()).isEqualTo(3);
      }
    }
  }

  @Test
  void q89_goodsOfOtherPlantsStay() {
    Scenario s = game(EVENTS, 2).openEvents(EARTHQUAKE);
    s.owns(0, INDIGO_PLANT, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER);
    s.goods(0, INDIGO_PLANT, INDIGO_PLANT, SILVER_SMELTER);
    s.choose(0, "trigger earthquake", "demolish indigo plant with good");
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);
    assertThat(s.goodsOn(0, SILVER_SMELTER)).isEqualTo(1);
    // Producing again fills just the sugar mill.
    s.choose(1, "take producer");
    s.offersExactly(0, "produce on sugar mill", "done");
  }

  @Test
  void q89_thePileOfACoveredChapelFallsToo() {
    Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, CRANE, CHAPEL).pile(0, CHAPEL, 3);
    s.hand(0, STATUE);
    s.choose(0, "take builder", "build statue", "over chapel with 3 cards");
    assertThat(s.pileCards(0)).isEqualTo(3);
    s.choose(1, "trigger earthquake");
    assertThat(s.asked()).isZero();
    s.choose(0, "demolish statue with 3 cards on chapel");
    assertThat(s.buildings(0)).containsExactly(CRANE);
    assertThat(s.pileCards(0)).isZero();
    assertThat(s.discardPileSize()).isEqualTo(1 + 1 + 3 + 1);
  }

  @Test
  void q89_earthquakeTopOnlyBringsBackWhatLiesBeneath() {
    Scenario s = game(ALL + " earthquake-top-only", 2).openEvents(EARTHQUAKE);
    s.ownsStack(0, STATUE, CHAPEL);
    s.choose(0, "trigger earthquake");
    assertThat(s.buildings(0)).containsExactly(CHAPEL);
    assertThat(s.discardPileSize()).isEqualTo(2);
  }

  @Test
  void q89_option_whatWasBuiltAgainDoesNotComeBack() {
    Scenario s = game(ALL + " earthquake-top-only", 2).openEvents(EARTHQUAKE);
    s.ownsStack(0, STATUE, CHAPEL).owns(0, CHAPEL);
    s.choose(0, "trigger earthquake", "demolish statue on chapel");
    assertThat(s.buildings(0)).containsExactly(CHAPEL);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void q90_aDemolishedCathedralGoesBackToTheCentre() {
    Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, CATHEDRAL).hand(1, cash(6));
    s.choose(0, "trigger earthquake");
    assertThat(s.buildings(0)).isEmpty();
    assertThat(s.discardPileSize()).isEqualTo(1);
    s.choose(1, "take builder", "build cathedral");
    assertThat(s.buildings(1)).containsExactly(CATHEDRAL);
  }

  @Test
  void q91_theLastBuildingMustBeGivenUp() {
    Scenario s = game(EVENTS, 3).openEvents(EARTHQUAKE).owns(0, WELL).owns(1, CRANE);
    s.choose(0, "trigger earthquake");
    assertThat(s.buildings(0)).isEmpty();
    assertThat(s.buildings(1)).isEmpty();
    assertThat(s.buildings(2)).isEmpty();
    s.offersAmongOthers(1, "take builder");
  }

  @Test
  void q92_earthquakeGoesInTurnOrderFromTheActivator() {
    Scenario s = game(EVENTS, 3).openEvents(EARTHQUAKE).governor(1);
    s.owns(0, WELL, CRANE).owns(1, TOWER, CHAPEL).owns(2, INDIGO_PLANT, SMITHY);
    s.choose(1, "trigger earthquake");
    s.offersExactly(1, "demolish chapel", "demolish tower");
    s.choose(1, "demolish tower");
    s.choose(2, "demolish indigo plant");
    s.choose(0, "demolish crane");
    assertThat(s.buildings(0)).containsExactly(WELL);
    assertThat(s.buildings(1)).containsExactly(CHAPEL);
    assertThat(s.buildings(2)).containsExactly(SMITHY);
  }

  @Test
  void q93_aDemolishedBankStaysUsed() {
    Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, BANK).pile(0, BANK, 3).bankUsed(0);
    s.hand(0, cash(4, BANK));
    s.choose(0, "trigger earthquake");
    assertThat(s.points(0, "piles")).isZero();
    s.choose(1, "take builder").choose(0, "build bank");
    s.choose(0, "take trader");
    s.offersAmongOthers(1, "take builder");
    assertThat(s.buildings(0)).containsExactly(BANK);
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void q94_amnestyDiscardsThenDrawsPlayerByPlayer() {
    Scenario s = game(EVENTS, 2).openEvents(GENERAL_AMNESTY);
    s.hand(0, WELL, CRANE, TOWER).hand(1, CHAPEL).deck(SMITHY, ARCHIVE, QUARRY);
    s.choose(0, "trigger general amnesty");
    s.offersExactly(0, "discard well", "discard crane", "discard tower", "done");
    s.choose(0, "discard well", "discard crane", "done");
    assertThat(s.handOf(0)).containsExactly(SMITHY, ARCHIVE, TOWER);
    s.offersExactly(1, "discard chapel", "done");
    s.choose(1, "discard chapel");
    assertThat(s.handOf(1)).containsExactly(QUARRY);
  }

  @Test
  void q94_theDiscardsOfTheAmnestyMayBeDrawnAgain() {
    Scenario s = game(EVENTS, 2).openEvents(GENERAL_AMNESTY).hand(0, WELL, CRANE).onlyDeck();
    s.choose(0, "trigger general amnesty", "discard well", "discard crane");
    assertThat(s.handOf(0)).containsExactly(WELL, CRANE);
  }

  @Test
  void q95_taxesTakeNothingFromAnEmptyHand() {
    Scenario s = game(EVENTS, 3).openEvents(TAXES).hand(0, WELL).hand(2, CRANE, TOWER);
    s.choose(0, "trigger taxes");
    s.offersExactly(2, "discard crane", "discard tower");
    s.choose(2, "discard crane");
    assertThat(s.handOf(0)).containsExactly(WELL);
    assertThat(s.handOf(1)).isEmpty();
    assertThat(s.handOf(2)).containsExactly(TOWER);
  }

  @Test
  void q96_anEventDrawnByAnotherPlayerStaysForTheNextChooser() {
    Scenario s = game(EVENTS, 3).owns(2, WELL, AQUEDUCT, INDIGO_PLANT, INDIGO_PLANT);
    s.deck(CRANE, TOWER, TAXES, CHAPEL);
    s.choose(0, "take producer").choose(2, times(2, "produce on indigo plant"));
    s.choose(2, "use well");
    assertThat(s.handOf(2)).containsExactly(CHAPEL);
    s.offersAmongOthers(1, "trigger taxes");
  }

  @Test
  void q78_anEventThatIsLostAsAGoodStaysUnseen() {
    Scenario quake = game(EVENTS, 2).openEvents(EARTHQUAKE).owns(0, INDIGO_PLANT).deck(TAXES);
    quake.choose(0, "take producer", "produce on indigo plant");
    quake.choose(1, "trigger earthquake");
    assertThat(quake.buildings(0)).isEmpty();
    assertThat(quake.openEventsNow()).isEmpty();
    assertThat(quake.discardPileSize()).isEqualTo(3);

    Scenario crane = game(EVENTS, 2).owns(0, CRANE, COFFEE_ROASTER).hand(0, STATUE).deck(TAXES);
    crane.choose(0, "take producer", "produce on coffee roaster");
    crane.choose(1, "take builder").choose(0, "build statue", "over coffee roaster with good");
    assertThat(crane.openEventsNow()).isEmpty();
    assertThat(crane.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q85_theTavernIsCheckedInAVisitedBuilderPhaseToo() {
    Scenario s = game(ALL, 2).openEvents(GOVERNOR_VISIT).owns(0, TAVERN).owns(1, STATUE, HERO);
    s.choose(0, "take builder", "use tavern");
    assertThat(s.handSize(0)).isEqualTo(1);
    s.choose(1, "trigger governor visit builder").choose(0, "use tavern");
    assertThat(s.handSize(0)).isEqualTo(2);
  }

  @Test
  void q89_earthquakeTopOnlyLeavesThePileOfTheCoveredChapel() {
    Scenario s = game(ALL + " earthquake-top-only", 2).openEvents(EARTHQUAKE);
    s.owns(0, CRANE, CHAPEL).pile(0, CHAPEL, 3).hand(0, STATUE);
    s.choose(0, "take builder", "build statue", "over chapel with 3 cards");
    s.choose(1, "trigger earthquake");
    s.choose(0, s.offers().stream().filter(w -> w.contains("statue")).findFirst().get());
    assertThat(s.buildings(0)).containsExactly(CRANE, CHAPEL);
    assertThat(s.pileCards(0)).isEqualTo(3);
    // The statue and the event.
    assertThat(s.discardPileSize()).isEqualTo(2);
  }

  @Test
  void q89_earthquakeTopOnlyStillTakesGoodsAndPileOfASingleBuilding() {
    Scenario chapel = game(ALL + " earthquake-top-only", 2).openEvents(EARTHQUAKE);
    chapel.owns(0, CHAPEL).pile(0, CHAPEL, 3);
    chapel.choose(0, "trigger earthquake");
    assertThat(chapel.pileCards(0)).isZero();
    assertThat(chapel.discardPileSize()).isEqualTo(5);

    Scenario plant = game(ALL + " earthquake-top-only", 2).openEvents(EARTHQUAKE);
    plant.ownsStack(0, INDIGO_PLANT, STATUE).goods(0, INDIGO_PLANT);
    plant.choose(0, "trigger earthquake");
    assertThat(plant.buildings(0)).containsExactly(STATUE);
    assertThat(plant.goodsOn(0, INDIGO_PLANT)).isZero();
    assertThat(plant.discardPileSize()).isEqualTo(3);
  }

  @Test
  void q90_aCoveredCathedralGoesBackToTheCentreWithItsStack() {
    Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).ownsStack(0, PALACE, CATHEDRAL);
    s.hand(1, cash(6));
    s.choose(0, "trigger earthquake");
    // The palace and the event, not the cathedral.
    assertThat(s.discardPileSize()).isEqualTo(2);
    s.choose(1, "take builder");
    s.offersAmongOthers(1, "build cathedral");
  }

  @Test
  void q90_earthquakeTopOnlyUncoversTheCathedral() {
    Scenario s = game(ALL + " earthquake-top-only", 2).openEvents(EARTHQUAKE);
    s.ownsStack(0, STATUE, CATHEDRAL).owns(1, PALACE, WELL);
    s.choose(0, "trigger earthquake").choose(1, "demolish well");
    assertThat(s.buildings(0)).containsExactly(CATHEDRAL);
    assertThat(s.points(0, "cathedral")).isEqualTo(4);
  }
}

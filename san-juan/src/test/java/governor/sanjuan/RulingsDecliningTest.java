package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Fact;
import governor.core.FactKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Rulings on what may be declined: price reductions and extra cards. */
class RulingsDecliningTest {
  private static final String EVENTS = "2e+events";

  /** whoever has a poor house may pay more than needed, up to the printed cost. */
  @Nested
  class Reductions {
    @Test
    void q99_theFullPriceBringsThePoorHousesCard() {
      Scenario s = game("2e", 2).owns(0, POOR_HOUSE).deck(LIBRARY);
      s.hand(0, TOWER, SMITHY, WELL, CRANE, CHAPEL);
      s.choose(0, "take builder", "build tower");
      assertThat(s.question()).endsWith("2 to pay; up to 1 more for your poor house.");
      s.choose(0, "pay smithy", "pay well");
      assertThat(s.question()).endsWith("The price is paid; up to 1 more for your poor house.");
      s.offersExactly(0, "pay crane", "pay chapel", "done").choose(0, "pay crane");
      assertThat(s.handOf(0)).containsExactly(CHAPEL, LIBRARY);
      assertThat(s.discardPileSize()).isEqualTo(3);
    }

    @Test
    void q99_anyPriceInBetween() {
      Scenario s = game("2e", 2).owns(0, POOR_HOUSE, QUARRY).deck(LIBRARY);
      s.hand(0, HERO, SMITHY, WELL, CRANE, CHAPEL, TOWER, AQUEDUCT);
      // Five, less one for the builder and one for the quarry.
      s.choose(0, "take builder", "build hero", "pay smithy", "pay well", "pay crane");
      s.offersExactly(0, "pay chapel", "pay tower", "pay aqueduct", "done");
      s.choose(0, "pay chapel").offersExactly(0, "pay tower", "pay aqueduct", "done");
      s.choose(0, "pay aqueduct");
      assertThat(s.handOf(0)).containsExactly(TOWER, LIBRARY);
    }

    @Test
    void q99_alsoWhereTheBuildIsFree() {
      Scenario s = game("2e", 2).owns(0, POOR_HOUSE).hand(0, SMITHY, WELL, CRANE).deck(CHAPEL);
      s.choose(0, "take builder", "build smithy");
      s.offersExactly(0, "pay well", "pay crane", "done").choose(0, "pay crane");
      assertThat(s.handOf(0)).containsExactly(WELL, CHAPEL);
    }

    @Test
    void q99_neverMoreThanThePrintedCost() {
      Scenario s = game("2e", 2).askingEverything().owns(1, POOR_HOUSE);
      s.hand(1, SMITHY, WELL, CRANE, TOWER);
      s.choose(0, "take builder").choose(1, "build smithy", "pay well");
      assertThat(s.handOf(1)).containsExactly(CRANE, TOWER);
      assertThat(s.asked()).isEqualTo(1);
      s.offersAmongOthers(1, "take producer");
    }

    @Test
    void q99_nobodyIsAskedWithoutAPoorHouse() {
      Scenario s = game("2e", 2).askingEverything().hand(0, cash(4, TOWER));
      s.choose(0, "take builder", "build tower");
      assertThat(s.handSize(0)).isEqualTo(2);
      assertThat(s.asked()).isEqualTo(1);
    }

    @Test
    void q99_aNewPoorHouseAndACoveredOneDoNotCount() {
      Scenario built = game("2e", 2).askingEverything().hand(0, POOR_HOUSE, WELL, CRANE, TOWER);
      built.choose(0, "take builder", "build poor house", "pay well");
      assertThat(built.asked()).isEqualTo(1);
      Scenario covered = game("2e", 2).askingEverything().owns(0, CRANE, POOR_HOUSE);
      covered.hand(0, CHAPEL, WELL, TOWER);
      covered.choose(0, "take builder", "build chapel", "over poor house");
      assertThat(covered.handSize(0)).isEqualTo(2);
      assertThat(covered.asked()).isEqualTo(1);
    }

    @Test
    void q99_tablesAskOnlyWhereItCouldBringTheCard() {
      Scenario rich = game("2e", 2).owns(0, POOR_HOUSE).hand(0, cash(6, TOWER));
      rich.choose(0, "take builder", "build tower");
      assertThat(rich.handSize(0)).isEqualTo(4);
      assertThat(rich.asked()).isEqualTo(1);
      Scenario poor = game("2e", 2).owns(0, POOR_HOUSE).hand(0, cash(3, TOWER));
      poor.choose(0, "take builder", "build tower");
      assertThat(poor.handSize(0)).isEqualTo(2);
      assertThat(poor.asked()).isEqualTo(1);
    }

    @Test
    void q99_goodsPayTheLeastPriceOnly() {
      Scenario s = game("2e", 2).owns(0, POOR_HOUSE, BLACK_MARKET, INDIGO_PLANT, SUGAR_MILL);
      s.goods(0, INDIGO_PLANT, SUGAR_MILL).hand(0, WELL, CRANE, TOWER);
      s.choose(0, "take builder", "build well", "pay good on indigo plant");
      s.offersExactly(0, "pay crane", "pay tower", "done").choose(0, "pay crane");
      assertThat(s.goodsOn(0, SUGAR_MILL)).isEqualTo(1);
    }

    @Test
    void q99_goodsAndCardsTogetherNeverExceedThePrintedCost() {
      Scenario s = game("2e", 2).askingEverything().owns(0, POOR_HOUSE, BLACK_MARKET, INDIGO_PLANT);
      s.goods(0, INDIGO_PLANT).hand(0, WELL, CRANE, TOWER, CHAPEL);
      s.choose(0, "take builder", "build well", "pay good on indigo plant", "pay crane");
      assertThat(s.handOf(0)).containsExactly(CHAPEL, TOWER);
      assertThat(s.asked()).isEqualTo(1);
    }

    @Test
    void q99_whoPaysMoreHasNotUsedTheLibrary() {
      Scenario s = game("2e", 2).owns(0, LIBRARY, POOR_HOUSE).hand(0, WELL, CRANE, TOWER);
      s.choose(0, "take builder with library", "build well", "pay crane");
      s.passUntilRole().choose(1, "take producer").passUntilRole();
      s.offersAmongOthers(0, "take councillor with library");
      Scenario used = game("2e", 2).owns(0, LIBRARY, POOR_HOUSE).hand(0, WELL, CRANE, TOWER);
      used.choose(0, "take builder with library", "build well", "done");
      used.passUntilRole().choose(1, "take producer").passUntilRole();
      used.offersAmongOthers(0, "take councillor").doesNotOffer("take councillor with library");
    }
  }

  /** the extra cards of buildings. */
  @Nested
  class ExtraCards {
    @Test
    void q100_carpenterAndPoorHouse() {
      Scenario s = game("2e", 2).askingEverything().owns(0, CARPENTER, POOR_HOUSE).hand(0, SMITHY);
      s.deck(WELL, CRANE).choose(0, "take builder", "build smithy");
      s.offersExactly(0, "use carpenter", "pass").choose(0, "pass");
      s.offersExactly(0, "use poor house", "pass").choose(0, "use poor house");
      assertThat(s.handOf(0)).containsExactly(WELL);
    }

    @Test
    void q100_aDeclinedCarpenterLeavesThePoorHouseItsCard() {
      Scenario s = game("2e", 2).askingEverything().owns(0, CARPENTER, POOR_HOUSE);
      s.hand(0, SMITHY, TOWER).choose(0, "take builder", "build smithy", "done");
      s.choose(0, "pass").offersExactly(0, "use poor house", "pass");
    }

    @Test
    void q100_well() {
      Scenario s = game("2e", 2).askingEverything().owns(0, WELL, INDIGO_PLANT, SUGAR_MILL);
      s.choose(0, "take producer", "produce on indigo plant", "produce on sugar mill");
      s.offersExactly(0, "use well", "pass").choose(0, "pass");
      assertThat(s.handSize(0)).isZero();
    }

    @Test
    void q100_marketStandAndMarketHallComeAfterTheCardsForTheGoods() {
      Scenario s = game("2e", 2).askingEverything().owns(0, MARKET_HALL, MARKET_STAND);
      s.owns(0, INDIGO_PLANT, SUGAR_MILL).goods(0, INDIGO_PLANT, SUGAR_MILL);
      s.choose(0, "take trader", "sell from indigo plant", "sell from sugar mill");
      assertThat(s.handSize(0)).isEqualTo(2);
      s.offersExactly(0, "use market stand", "pass").choose(0, "use market stand");
      assertThat(s.handSize(0)).isEqualTo(3);
      s.offersExactly(0, "use market hall", "pass").choose(0, "pass");
      assertThat(s.handSize(0)).isEqualTo(3);
    }

    @Test
    void q100_hut() {
      Scenario s = game("2e+new-buildings", 3).askingEverything().owns(0, HUT).owns(2, HUT);
      s.choose(0, "take trader").offersExactly(0, "use hut", "pass").choose(0, "pass");
      s.offersExactly(2, "use hut", "pass").choose(2, "use hut");
      assertThat(s.handSize(0)).isZero();
      assertThat(s.handSize(2)).isEqualTo(1);
    }

    @Test
    void q100_tavern() {
      Scenario s = game("2e+new-buildings", 2).askingEverything().owns(0, TAVERN);
      s.owns(1, STATUE, HERO).choose(0, "take builder");
      s.offersExactly(0, "use tavern", "pass").choose(0, "pass");
      assertThat(s.handSize(0)).isZero();
    }

    @Test
    void q100_nothingIsAskedWithNoCardLeft() {
      Scenario s = game("2e", 2).askingEverything().owns(0, CARPENTER).hand(0, SMITHY).onlyDeck();
      s.choose(0, "take builder", "build smithy");
      assertThat(s.asked()).isEqualTo(1);
    }

    @Test
    void q100_withoutEventsTablesDrawUnasked() {
      Scenario s = game("2e", 2).owns(0, CARPENTER).hand(0, SMITHY).deck(WELL);
      s.choose(0, "take builder", "build smithy");
      assertThat(s.handOf(0)).containsExactly(WELL);
    }

    @Test
    void q100_withEventsTablesAskForEveryDraw() {
      Scenario s = game(EVENTS, 2).owns(0, CARPENTER).hand(0, SMITHY);
      s.choose(0, "take builder", "build smithy").offersExactly(0, "use carpenter", "pass");
      assertThat(routine(EVENTS, "take councillor")).isNegative();
      assertThat(routine(EVENTS, "take prospector")).isNegative();
      assertThat(routine("2e", "take councillor")).isNotNegative();
      assertThat(routine("2e", "take prospector")).isNotNegative();
    }

    @Test
    void q100_theChoiceSaysThatAnEventCouldTurnUp() {
      Scenario s = game(EVENTS, 2).owns(0, CARPENTER).hand(0, SMITHY);
      s.choose(0, "take builder", "build smithy");
      assertThat(s.facts("use carpenter")).extracting(Fact::kind).contains(FactKind.MAY_TURN_EVENT);
      Scenario none = game("2e", 2).askingEverything().owns(0, CARPENTER).hand(0, SMITHY);
      none.choose(0, "take builder", "build smithy");
      assertThat(none.facts("use carpenter"))
          .extracting(Fact::kind)
          .doesNotContain(FactKind.MAY_TURN_EVENT);
    }

    @Test
    void q100_whereAllEventsLieOpenNoneCanTurnUp() {
      Scenario s = game(EVENTS, 2).owns(0, CARPENTER).hand(0, SMITHY).deck(WELL);
      s.openEvents(EARTHQUAKE, DEBT_RELIEF, TAXES, GENERAL_AMNESTY, GOVERNOR_VISIT, FREE_BUILD);
      s.choose(0, "take builder", "build smithy");
      assertThat(s.handOf(0)).containsExactly(WELL);
    }

    /** What a table would answer by itself after this choice; negative for nothing. */
    private static int routine(String edition, String words) {
      return game(edition, 2).choose(0, words).routine();
    }
  }
}

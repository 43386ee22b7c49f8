package governor.sanjuan;

import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Fact;
import governor.core.FactKind;
import org.junit.jupiter.api.Test;

/** What choices of San Juan cost or bring, and why pieces cannot be chosen, in known positions. */
class FactsTest {
  private static Fact about(int seat, FactKind kind, int number) {
    return Fact.about(seat, kind, "", number);
  }

  // ---- building -------------------------------------------------------------------------------

  @Test
  void aPriceHasEachReductionByItself() {
    Scenario it =
        Scenario.game("2e", 3)
            .owns(0, LIBRARY, QUARRY, SMITHY)
            .hand(0, cash(6, CITY_HALL, COFFEE_ROASTER))
            .choose(0, "take builder with library");
    assertThat(it.facts("build city hall"))
        .containsSubsequence(
            Fact.of(FactKind.PRICE, 3),
            Fact.of(FactKind.PRINTED_COST, 6),
            Fact.of(FactKind.REDUCTION, "builder", 1),
            Fact.of(FactKind.REDUCTION, "quarry", 1),
            Fact.of(FactKind.REDUCTION, "library", 1))
        .doesNotContain(Fact.of(FactKind.REDUCTION, "smithy", 1));
    assertThat(it.facts("build coffee roaster"))
        .contains(Fact.of(FactKind.PRICE, 1), Fact.of(FactKind.REDUCTION, "smithy", 1));
  }

  @Test
  void theViewHasTheViewersPrices() {
    Scenario it =
        Scenario.game("2e+new-buildings", 2).owns(0, LIBRARY, QUARRY).hand(0, cash(6, CITY_HALL));
    assertThat(it.pricesSeenBy(0))
        .containsEntry("city hall", 5)
        .containsEntry("silver smelter", 5)
        .containsEntry("cathedral", 6);
    assertThat(it.pricesSeenBy(1)).containsOnlyKeys("cathedral");
    it.choose(0, "take builder with library");
    assertThat(it.pricesSeenBy(0)).containsEntry("city hall", 3).containsEntry("cathedral", 4);
    assertThat(it.pricesSeenBy(-1)).isEmpty();
  }

  @Test
  void aBuildingIsWorthWhatItsPointsAndRulesGive() {
    Scenario it =
        Scenario.game("2e", 3)
            .owns(0, QUARRY, SMITHY)
            .hand(0, cash(6, CITY_HALL))
            .choose(0, "take builder");
    assertThat(it.facts("build city hall"))
        .contains(Fact.of(FactKind.POINTS, 0), Fact.of(FactKind.WORTH, 3));
  }

  @Test
  void aCraneSaysTheLowestPriceAndThenEachCredit() {
    Scenario it =
        Scenario.game("2e", 2)
            .owns(0, CRANE, LIBRARY, INDIGO_PLANT)
            .goods(0, INDIGO_PLANT)
            .hand(0, cash(5, CITY_HALL))
            .choose(0, "take builder");
    assertThat(it.facts("build city hall"))
        .contains(Fact.of(FactKind.PRICE, 5), Fact.of(FactKind.CRANE_PRICE, "library", 0));
    it.choose(0, "build city hall");
    assertThat(it.facts("over indigo plant with good"))
        .contains(
            Fact.of(FactKind.PRICE, 4),
            Fact.of(FactKind.CREDIT, "indigo plant", 1),
            Fact.of(FactKind.LOSES_GOOD));
    assertThat(it.facts("beside")).contains(Fact.of(FactKind.PRICE, 5));
    assertThat(it.whyNot("crane")).containsExactly(Fact.of(FactKind.ITSELF));
  }

  @Test
  void goodsThatMustPayAreSaid() {
    Scenario it =
        Scenario.game("2e", 2)
            .owns(0, BLACK_MARKET, INDIGO_PLANT)
            .goods(0, INDIGO_PLANT)
            .hand(0, cash(2, QUARRY))
            .choose(0, "take builder");
    assertThat(it.facts("build quarry"))
        .contains(Fact.of(FactKind.PRICE, 3), Fact.of(FactKind.NEEDS_GOODS, 1));
  }

  @Test
  void aCardThatCannotBeBuiltSaysWhy() {
    Scenario it =
        Scenario.game("2e", 2)
            .owns(0, LIBRARY)
            .hand(0, LIBRARY, PALACE, INDIGO_PLANT, WELL)
            .choose(0, "take builder");
    assertThat(it.whyNot("library")).containsExactly(Fact.of(FactKind.OWNED));
    assertThat(it.whyNot("palace"))
        .startsWith(Fact.of(FactKind.TOO_DEAR, 2), Fact.of(FactKind.PRICE, 5))
        .contains(Fact.of(FactKind.REDUCTION, "builder", 1));
    assertThat(it.whyNot("well")).isEmpty();
  }

  // ---- roles ----------------------------------------------------------------------------------

  @Test
  void aRoleSaysWhatItBringsToEverySeat() {
    Scenario it =
        Scenario.game("2e", 3)
            .owns(0, INDIGO_PLANT, SUGAR_MILL, PREFECTURE)
            .owns(1, INDIGO_PLANT, GOLD_MINE)
            .goods(0, SUGAR_MILL)
            .hand(0, cash(2, WELL))
            .hand(1, cash(3));
    assertThat(it.facts("take builder"))
        .containsExactly(
            about(0, FactKind.CAN_BUILD, 1),
            Fact.about(0, FactKind.CHEAPEST, "well", 1),
            about(1, FactKind.CAN_PAY, 2),
            about(2, FactKind.NOTHING, 0));
    assertThat(it.facts("take producer"))
        .containsExactly(
            about(0, FactKind.CAN_PRODUCE, 1),
            about(1, FactKind.CAN_PRODUCE, 1),
            about(2, FactKind.NOTHING, 0));
    assertThat(it.facts("take councillor"))
        .startsWith(about(0, FactKind.LOOKS_AT, 5), about(0, FactKind.KEEPS, 2))
        .contains(about(1, FactKind.LOOKS_AT, 2), about(1, FactKind.KEEPS, 1));
    assertThat(it.facts("take prospector"))
        .containsExactly(
            about(0, FactKind.DRAWS, 1),
            Fact.about(1, FactKind.CAN_USE, "gold mine", 0),
            about(2, FactKind.NOTHING, 0));
  }

  /** It needs no hand card, so that all hand cards can pay for it. */
  @Test
  void whatOthersCanPayKnowsTheFreeCathedral() {
    Scenario it =
        Scenario.game("2e+new-buildings", 4)
            .hand(0, WELL)
            .hand(1, cash(7))
            .owns(2, QUARRY)
            .hand(2, STATUE, STATUE, HERO, HERO, TOWER, TOWER)
            .hand(3);
    assertThat(it.facts("take builder"))
        .contains(
            about(1, FactKind.CAN_PAY, 7),
            about(2, FactKind.CAN_PAY, 6),
            about(3, FactKind.NOTHING, 0));
    Scenario built =
        Scenario.game("2e+new-buildings", 2).owns(0, CATHEDRAL).hand(0, WELL).hand(1, cash(7));
    assertThat(built.facts("take builder")).contains(about(1, FactKind.CAN_PAY, 6));
  }

  @Test
  void aSaleIsForeseenOnlyAtPricesThatAreKnown() {
    Scenario it =
        Scenario.game("2e", 2)
            .owns(0, SILVER_SMELTER, MARKET_HALL)
            .goods(0, SILVER_SMELTER)
            .nextTile('C');
    assertThat(it.facts("take trader"))
        .containsExactly(about(0, FactKind.CAN_SELL, 1), about(1, FactKind.NOTHING, 0));
    it.choose(0, "take trader");
    assertThat(it.facts("sell from silver smelter"))
        .containsExactly(
            Fact.of(FactKind.PROCEEDS, 4),
            Fact.of(FactKind.BASE, 3),
            Fact.of(FactKind.BONUS, "market hall", 1),
            Fact.of(FactKind.TOTAL, 4));
  }

  @Test
  void aTakenRoleSaysByWhom() {
    Scenario it = Scenario.game("2e", 3);
    ScenarioKit.idle(it, 0, "prospector");
    assertThat(it.whyNot("prospector")).containsExactly(about(0, FactKind.TAKEN, 0));
    assertThat(it.whyNot("builder")).isEmpty();
  }

  @Test
  void anEventSaysWhomItHits() {
    Scenario it =
        Scenario.game("2e+events", 3).openEvents(TAXES, DEBT_RELIEF).hand(1, WELL).hand(0, WELL);
    assertThat(it.facts("trigger taxes"))
        .containsExactly(
            about(0, FactKind.NOTHING, 0),
            about(1, FactKind.DISCARDS, 1),
            about(2, FactKind.NOTHING, 0));
    assertThat(it.facts("trigger debt relief")).contains(about(2, FactKind.DRAWS, 3));
  }
}

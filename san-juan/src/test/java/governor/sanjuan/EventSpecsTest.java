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

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every event, and that no building changes what it does. */
class EventSpecsTest {

  private static final String ALL = "2e+new-buildings+events";

  @Test
  void withoutEventsThereAreNone() {
    assertThat(game("2e", 2).drawPileSize()).isEqualTo(110);
    assertThat(game("2e+events", 2).drawPileSize()).isEqualTo(116);
    assertThat(game("1e+events", 2).drawPileSize()).isEqualTo(116);
    assertThat(game("1e+treasure-chest+events", 2).drawPileSize()).isEqualTo(147);
    assertThat(game("yaro+new-buildings+events", 2).drawPileSize()).isEqualTo(150);
  }

  @Nested
  class Earthquake {
    @Test
    void everybodyDemolishesOneBuilding() {
      Scenario s = game(ALL, 3).openEvents(EARTHQUAKE).owns(0, WELL, CRANE).owns(1, TOWER, HERO);
      s.owns(2, INDIGO_PLANT, SMITHY);
      s.choose(0, "trigger earthquake", "demolish well");
      s.choose(1, "demolish tower").choose(2, "demolish smithy");
      assertThat(s.buildings(0)).containsExactly(CRANE);
      assertThat(s.buildings(1)).containsExactly(HERO);
      assertThat(s.buildings(2)).containsExactly(INDIGO_PLANT);
      assertThat(s.discardPileSize()).isEqualTo(4);
      assertThat(s.asked()).isEqualTo(1);
    }

    @Test
    void goodsAndCardsBeneathAreNamedAndFall() {
      Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, INDIGO_PLANT, INDIGO_PLANT, CHAPEL);
      s.goods(0, INDIGO_PLANT).pile(0, CHAPEL, 3);
      s.choose(0, "trigger earthquake");
      s.offersExactly(
          0,
          "demolish indigo plant",
          "demolish indigo plant with good",
          "demolish chapel with 3 cards");
      s.choose(0, "demolish indigo plant with good");
      assertThat(s.buildings(0)).containsExactly(INDIGO_PLANT, CHAPEL);
      assertThat(s.goodsOn(0, INDIGO_PLANT)).isZero();
      assertThat(s.discardPileSize()).isEqualTo(3);
    }

    @Test
    void aTwelfthBuildingCannotBeNearAfterwards() {
      Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, copies(11, INDIGO_PLANT));
      s.hand(0, SMITHY);
      s.choose(0, "trigger earthquake");
      s.choose(1, "take builder");
      assertThat(s.buildings(0)).hasSize(10);
      assertThat(s.isOver()).isFalse();
    }

    @Test
    void aDemolishedBuildingMayBeBuiltAgain() {
      Scenario s = game(ALL, 2).openEvents(EARTHQUAKE).owns(0, WELL).hand(0, cash(2, WELL));
      s.choose(0, "trigger earthquake");
      s.choose(1, "take builder").choose(0, "build well");
      assertThat(s.buildings(0)).containsExactly(WELL);
    }
  }

  @Nested
  class DebtRelief {
    @Test
    void everybodyDrawsThree() {
      Scenario s = game(ALL, 3).openEvents(DEBT_RELIEF).governor(1);
      s.deck(INDIGO_PLANT, SUGAR_MILL, WELL, CRANE, TOWER, CHAPEL, SMITHY, ARCHIVE, POOR_HOUSE);
      s.choose(1, "trigger debt relief");
      assertThat(s.handOf(1)).containsExactly(INDIGO_PLANT, SUGAR_MILL, WELL);
      assertThat(s.handOf(2)).containsExactly(CRANE, CHAPEL, TOWER);
      assertThat(s.handOf(0)).containsExactly(SMITHY, ARCHIVE, POOR_HOUSE);
      assertThat(s.openEventsNow()).isEmpty();
      assertThat(s.discardPileSize()).isEqualTo(1);
      assertThat(s.asked()).isEqualTo(2);
    }

    @Test
    void shortDecksServeTheActivatorFirst() {
      Scenario s = game(ALL, 2).openEvents(DEBT_RELIEF).onlyDeck(WELL, CRANE, TOWER, CHAPEL);
      s.choose(0, "trigger debt relief");
      assertThat(s.handOf(0)).containsExactly(WELL, CRANE, TOWER);
      assertThat(s.handOf(1)).containsExactly(CHAPEL);
    }
  }

  @Nested
  class Taxes {
    @Test
    void everybodyElseDiscardsOneCardOfHisChoice() {
      Scenario s = game(ALL, 3).openEvents(TAXES).hand(0, WELL).hand(1, CRANE, TOWER);
      s.hand(2, HERO, STATUE);
      s.choose(0, "trigger taxes");
      s.offersExactly(1, "discard crane", "discard tower");
      s.choose(1, "discard tower").choose(2, "discard statue");
      assertThat(s.handOf(0)).containsExactly(WELL);
      assertThat(s.handOf(1)).containsExactly(CRANE);
      assertThat(s.handOf(2)).containsExactly(HERO);
      assertThat(s.discardPileSize()).isEqualTo(3);
    }
  }

  @Nested
  class GeneralAmnesty {
    @Test
    void everybodyMayExchangeAnyNumberOfCards() {
      Scenario s = game(ALL, 2).openEvents(GENERAL_AMNESTY).governor(1);
      s.hand(0, WELL).hand(1, CRANE, TOWER).deck(HERO, STATUE);
      s.choose(1, "trigger general amnesty", "discard crane", "discard tower");
      assertThat(s.handOf(1)).containsExactly(STATUE, HERO);
      s.offersExactly(0, "discard well", "done");
      s.choose(0, "done");
      assertThat(s.handOf(0)).containsExactly(WELL);
    }

    @Test
    void theOfficeBuildingDoesNotChangeIt() {
      Scenario s = game(ALL, 2).openEvents(GENERAL_AMNESTY).owns(0, OFFICE_BUILDING, ARCHIVE);
      s.hand(0, WELL, CRANE, TOWER).deck(HERO, STATUE, PALACE);
      s.choose(0, "trigger general amnesty", "discard well", "discard crane", "discard tower");
      assertThat(s.handOf(0)).containsExactly(STATUE, HERO, PALACE);
    }
  }

  @Nested
  class GovernorVisit {
    @Test
    void startsARoleAgainForEverybody() {
      Scenario s = game(ALL, 2).openEvents(GOVERNOR_VISIT).owns(0, copies(3, INDIGO_PLANT));
      s.owns(1, copies(4, SUGAR_MILL));
      s.choose(0, "take producer").choose(0, times(2, "produce on indigo plant"));
      s.choose(1, "produce on sugar mill");
      s.choose(1, "trigger governor visit producer").choose(1, times(2, "produce on sugar mill"));
      s.choose(0, "produce on indigo plant");
      assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(3);
      assertThat(s.goodsOn(1, SUGAR_MILL)).isEqualTo(3);
      assertThat(s.openEventsNow()).isEmpty();
      assertThat(s.discardPileSize()).isEqualTo(1);
    }

    @Test
    void isNotBoundToTheRolesOfTheActivator() {
      Scenario s = game(ALL, 3).openEvents(GOVERNOR_VISIT);
      idle(s, 0, "councillor");
      idle(s, 1, "prospector");
      s.offersAmongOthers(
          2, "trigger governor visit councillor", "trigger governor visit prospector");
      s.doesNotOffer("trigger governor visit builder");
    }
  }

  @Nested
  class FreeBuild {
    @Test
    void everybodyMayBuildOneCardForNothing() {
      Scenario s = game(ALL, 3).openEvents(FREE_BUILD).hand(0, QUARRY, WELL).hand(1, LIBRARY);
      s.hand(2, COFFEE_ROASTER, TOWER);
      s.choose(0, "trigger free build", "build quarry");
      s.offersExactly(2, "build coffee roaster", "build tower", "pass");
      s.choose(2, "pass");
      assertThat(s.buildings(0)).containsExactly(QUARRY);
      assertThat(s.handOf(0)).containsExactly(WELL);
      assertThat(s.buildings(1)).isEmpty();
      assertThat(s.buildings(2)).isEmpty();
      assertThat(s.discardPileSize()).isEqualTo(1);
      assertThat(s.asked()).isEqualTo(1);
    }

    @Test
    void aBuildingOfTheEventWorksInTheNextPhase() {
      Scenario s = game(ALL, 2).openEvents(FREE_BUILD).hand(0, cash(4, QUARRY, TOWER));
      s.choose(0, "trigger free build", "build quarry");
      s.choose(1, "take builder").choose(0, "build tower");
      // 3 - 1 for the quarry.
      assertThat(s.handSize(0)).isEqualTo(2);
    }

    @Test
    void theCathedralIsNotToBeHad() {
      Scenario s = game(ALL, 2).openEvents(FREE_BUILD).hand(0, WELL).owns(0, CRANE, PARK);
      s.choose(0, "trigger free build");
      s.offersExactly(0, "build well", "pass");
    }
  }
}

package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.ScenarioKit.times;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Every building of the expansion: it acts in its phase, not yet in the builder phase in which it
 * is built, and no more when it is covered.
 */
class NewBuildingSpecsTest {

  private static final String NEW = "2e+new-buildings";

  @Nested
  class GuardRoom {
    private Scenario seven() {
      return game(NEW, 2).hand(0, copies(7, SILVER_SMELTER)).hand(1, copies(7, COFFEE_ROASTER));
    }

    private void sizes(Scenario s, int first, int second) {
      s.atRoundStart(0).offersAmongOthers(0, "take builder");
      assertThat(s.handSize(0)).isEqualTo(first);
      assertThat(s.handSize(1)).isEqualTo(second);
    }

    @Test
    void lowersTheLimitOfTheOthers() {
      sizes(seven(), 7, 7);
      sizes(seven().owns(0, GUARD_ROOM), 7, 6);
    }

    @Test
    void worksAtTheStartOfTheNextRoundAfterItIsBuilt() {
      Scenario s = seven().hand(0, GUARD_ROOM);
      s.choose(0, "take builder", "build guard room").choose(1, "pass");
      assertThat(s.handSize(1)).isEqualTo(7);
      s.choose(1, "take trader").choose(0, "take producer");
      assertThat(s.handSize(1)).isEqualTo(6);
    }

    @Test
    void doesNothingWhenCovered() {
      sizes(seven().ownsStack(0, STATUE, GUARD_ROOM), 7, 7);
    }
  }

  @Nested
  class OfficeBuilding {
    @Test
    void exchangesUpToTwoCards() {
      Scenario s = game(NEW, 2).owns(0, OFFICE_BUILDING).hand(0, WELL, TOWER, PALACE);
      s.deck(CRANE, CHAPEL, HERO).atRoundStart(0);
      s.choose(0, "discard well", "discard palace");
      s.offersAmongOthers(0, "take builder");
      assertThat(s.handOf(0)).containsExactly(CRANE, CHAPEL, TOWER);
    }

    @Test
    void exchangesOneCardOrNone() {
      Scenario one = game(NEW, 2).owns(0, OFFICE_BUILDING).hand(0, WELL, TOWER).deck(CRANE);
      one.atRoundStart(0).choose(0, "discard well", "done");
      assertThat(one.handOf(0)).containsExactly(CRANE, TOWER);

      Scenario none = game(NEW, 2).owns(0, OFFICE_BUILDING).hand(0, WELL, TOWER).deck(CRANE);
      none.atRoundStart(0).choose(0, "done");
      assertThat(none.handOf(0)).containsExactly(WELL, TOWER);
      none.offersAmongOthers(0, "take builder");
    }

    @Test
    void comesBeforeTheHandLimit() {
      Scenario s = game(NEW, 2).owns(0, OFFICE_BUILDING).hand(0, copies(8, SILVER_SMELTER));
      s.atRoundStart(0).offersExactly(0, "discard silver smelter", "done");
      s.choose(0, "done").offersAmongOthers(0, "take builder");
      assertThat(s.handSize(0)).isEqualTo(7);
    }

    @Test
    void worksAtTheStartOfTheNextRoundAfterItIsBuilt() {
      Scenario s = game(NEW, 2).hand(0, OFFICE_BUILDING, PALACE);
      s.choose(0, "take builder", "build office building");
      s.choose(1, "take trader").choose(0, "take producer");
      s.offersExactly(0, "discard palace", "done");
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game(NEW, 2).ownsStack(0, STATUE, OFFICE_BUILDING).hand(0, WELL);
      s.atRoundStart(0).offersAmongOthers(0, "take builder");
    }
  }

  @Nested
  class Hut {
    @Test
    void drawsWhenNobodySells() {
      Scenario s = game(NEW, 2).owns(1, HUT).deck(WELL);
      s.choose(0, "take trader");
      assertThat(s.handOf(1)).containsExactly(WELL);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game(NEW, 2).hand(0, HUT);
      s.choose(0, "take builder", "build hut").choose(1, "take trader");
      assertThat(s.handSize(0)).isEqualTo(1);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game(NEW, 2).ownsStack(1, STATUE, HUT);
      s.choose(0, "take trader");
      assertThat(s.handSize(1)).isZero();
    }
  }

  @Nested
  class Tavern {
    @Test
    void drawsForTheFewestBuildings() {
      Scenario s = game(NEW, 2).owns(0, TAVERN).owns(1, WELL, TOWER).deck(CRANE);
      s.choose(0, "take builder");
      assertThat(s.handOf(0)).containsExactly(CRANE);
    }

    @Test
    void doesNothingInThePhaseInWhichItIsBuilt() {
      Scenario s = game(NEW, 2).hand(0, cash(1, TAVERN)).owns(1, WELL, TOWER, CHAPEL);
      s.choose(0, "take builder", "build tavern");
      assertThat(s.handSize(0)).isZero();
    }

    @Test
    void worksInThatPhaseInTheTreasureChest() {
      String name = SanJuan.edition("1e+treasure-chest").name(TAVERN);
      Scenario s = game("1e+treasure-chest", 2).hand(0, cash(1, TAVERN));
      s.owns(1, WELL, TOWER, CHAPEL);
      s.choose(0, "take builder", "build " + name);
      assertThat(s.handSize(0)).isEqualTo(1);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game(NEW, 2).ownsStack(0, STATUE, TAVERN).owns(1, WELL, TOWER);
      s.choose(0, "take builder");
      assertThat(s.handSize(0)).isZero();
    }
  }

  @Nested
  class Park {
    @Test
    void lowersThePriceBySixWhenItIsCovered() {
      Scenario s = game(NEW, 2).owns(1, CRANE, PARK).hand(1, cash(1, HERO));
      s.choose(0, "take builder").choose(1, "build hero", "over park");
      assertThat(s.handSize(1)).isEqualTo(1);
    }

    @Test
    void lowersItBySixForProductionBuildingsToo() {
      Scenario s = game(NEW, 2).owns(1, CRANE, PARK).hand(1, SILVER_SMELTER);
      s.choose(0, "take builder").choose(1, "build silver smelter", "over park");
      assertThat(s.buildings(1)).containsExactly(SILVER_SMELTER, CRANE);
    }

    @Test
    void doesNothingInThePhaseInWhichItIsBuilt() {
      Scenario s = game(NEW, 2).owns(1, CRANE).hand(1, cash(3, PARK, PALACE));
      s.choose(0, "take builder")
          .choose(1, "build park", "beside")
          .choose(1, times(3, "pay silver smelter"));
      assertThat(s.buildings(1)).containsExactly(CRANE, PARK);
      s.offersAmongOthers(1, "take producer");
    }

    @Test
    void doesNothingWhenItWasCoveredBefore() {
      Scenario s = game(NEW, 2).owns(1, CRANE).ownsStack(1, SMITHY, PARK).hand(1, cash(4, HERO));
      s.choose(0, "take builder").choose(1, "build hero", "over smithy");
      assertThat(s.handSize(1)).isZero();
    }
  }

  @Nested
  class CustomsOffice {
    @Test
    void isFilledInTheCouncillorPhaseAndSoldForTwo() {
      Scenario s = game(NEW, 2).owns(1, CUSTOMS_OFFICE).nextTile('A').deck(WELL, CRANE, TOWER);
      s.choose(0, "take councillor").choose(1, "use customs office");
      s.choose(0, "pass").choose(1, "pass");
      s.choose(1, "take trader", "sell from customs office");
      assertThat(s.handOf(1)).containsExactly(CRANE, TOWER);
      assertThat(s.discardPileSize()).isEqualTo(1);
    }

    @Test
    void isNotFilledInTheBuilderPhase() {
      Scenario s = game(NEW, 2).hand(0, cash(2, CUSTOMS_OFFICE));
      s.choose(0, "take builder", "build customs office");
      assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isZero();
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game(NEW, 2).ownsStack(0, STATUE, CUSTOMS_OFFICE);
      s.choose(0, "take councillor");
      s.offersExactly(0, "draw", "pass");
    }
  }

  @Nested
  class Bank {
    @Test
    void takesAnyNumberOfCardsOnce() {
      Scenario s = game(NEW, 2).owns(0, BANK).hand(0, WELL, CRANE, TOWER).atRoundStart(0);
      s.offersExactly(
          0, "put well under bank", "put crane under bank", "put tower under bank", "done");
      s.choose(0, "put well under bank", "put tower under bank");
      s.offersAmongOthers(0, "take builder");
      assertThat(s.handOf(0)).containsExactly(CRANE);
      assertThat(s.points(0, "piles")).isEqualTo(2);
    }

    @Test
    void comesBeforeTheHandLimit() {
      Scenario s = game(NEW, 2).owns(0, BANK).hand(0, copies(8, SILVER_SMELTER));
      s.atRoundStart(0).choose(0, "put silver smelter under bank", "done");
      s.offersAmongOthers(0, "take builder");
      assertThat(s.handSize(0)).isEqualTo(7);
      assertThat(s.discardPileSize()).isZero();
    }

    @Test
    void worksAtTheStartOfTheNextRoundAfterItIsBuilt() {
      Scenario s = game(NEW, 2).hand(0, cash(3, BANK));
      s.choose(0, "take builder", "build bank");
      s.choose(1, "take trader").choose(0, "take producer");
      s.offersExactly(0, "put silver smelter under bank", "done");
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game(NEW, 2).ownsStack(0, STATUE, BANK).hand(0, WELL).atRoundStart(0);
      s.offersAmongOthers(0, "take builder");
    }
  }

  @Nested
  class Harbor {
    @Test
    void takesOneSoldGood() {
      Scenario s = game(NEW, 2).owns(1, HARBOR, SILVER_SMELTER).goods(1, SILVER_SMELTER);
      s.nextTile('C');
      s.choose(0, "take trader").choose(1, "sell from silver smelter", "use harbor");
      assertThat(s.pileCards(1)).isEqualTo(1);
      assertThat(s.handSize(1)).isEqualTo(3);
      assertThat(s.discardPileSize()).isZero();
    }

    @Test
    void takesACustomsGoodToo() {
      Scenario s = game(NEW, 2).owns(1, HARBOR, CUSTOMS_OFFICE).goods(1, CUSTOMS_OFFICE);
      s.choose(0, "take trader").choose(1, "sell from customs office", "use harbor");
      assertThat(s.pileCards(1)).isEqualTo(1);
    }

    @Test
    void takesNoGoodOfTheBlackMarket() {
      Scenario s = game(NEW, 2).owns(1, HARBOR, BLACK_MARKET, INDIGO_PLANT);
      s.goods(1, INDIGO_PLANT).hand(1, SMITHY);
      s.choose(0, "take builder").choose(1, "build smithy");
      assertThat(s.pileCards(1)).isZero();
      assertThat(s.discardPileSize()).isEqualTo(1);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game(NEW, 2).hand(0, cash(3, HARBOR)).owns(0, INDIGO_PLANT);
      s.goods(0, INDIGO_PLANT);
      s.choose(0, "take builder", "build harbor");
      s.choose(1, "take trader").choose(0, "sell from indigo plant", "use harbor");
      assertThat(s.pileCards(0)).isEqualTo(1);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game(NEW, 2).ownsStack(1, STATUE, HARBOR).owns(1, INDIGO_PLANT);
      s.goods(1, INDIGO_PLANT);
      s.choose(0, "take trader").choose(1, "sell from indigo plant");
      s.offersAmongOthers(1, "take builder");
      assertThat(s.pileCards(1)).isZero();
    }
  }

  @Nested
  class Goldsmith {
    @Test
    void keepsAnUnbuiltCard() {
      Scenario s = game(NEW, 2).owns(1, GOLDSMITH).deck(WELL);
      s.choose(0, "take prospector", "pass").choose(1, "use goldsmith", "keep well");
      assertThat(s.handOf(1)).containsExactly(WELL);
    }

    @Test
    void isOptional() {
      Scenario s = game(NEW, 2).owns(1, GOLDSMITH).deck(WELL);
      s.choose(0, "take prospector", "pass");
      s.offersExactly(1, "use goldsmith", "pass");
      s.choose(1, "pass");
      assertThat(s.handOf(1)).isEmpty();
      assertThat(s.discardPileSize()).isZero();
    }

    @Test
    void doesNotCountItselfAsUnbuilt() {
      Scenario s = game(NEW, 2).owns(1, GOLDSMITH).deck(GOLDSMITH);
      s.choose(0, "take prospector", "pass").choose(1, "use goldsmith");
      assertThat(s.handOf(1)).isEmpty();
      assertThat(s.discardPileSize()).isEqualTo(1);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game(NEW, 2).hand(0, cash(4, GOLDSMITH)).deck(WELL);
      s.choose(0, "take builder", "build goldsmith");
      s.choose(1, "take prospector", "pass").choose(0, "use goldsmith", "keep well");
      assertThat(s.handOf(0)).containsExactly(WELL);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game(NEW, 2).ownsStack(1, STATUE, GOLDSMITH).deck(WELL);
      s.choose(0, "take prospector", "pass");
      s.offersAmongOthers(1, "take builder");
    }
  }

  @Nested
  class Residence {
    @Test
    void scoresSetsOfThreeDifferentBuildingsOfOneCost() {
      Scenario s = game(NEW, 2).owns(0, RESIDENCE, WELL, CRANE, SUGAR_MILL);
      assertThat(s.points(0, "residence")).isEqualTo(4);
    }

    @Test
    void isItselfABuildingOfCostSix() {
      Scenario s = game(NEW, 2).owns(0, RESIDENCE, PALACE, CITY_HALL);
      assertThat(s.points(0, "residence")).isEqualTo(4);
    }

    @Test
    void scoresNothingWhenCovered() {
      Scenario s = game(NEW, 2).owns(0, WELL, CRANE, SUGAR_MILL).ownsStack(0, HERO, RESIDENCE);
      assertThat(s.points(0, "residence")).isZero();
    }
  }

  @Nested
  class Cathedral {
    @Test
    void scoresTheSixCostBuildingsOfTheOthers() {
      Scenario s = game(NEW, 2).hand(0, cash(6)).owns(1, PALACE, RESIDENCE);
      s.choose(0, "take builder", "build cathedral");
      assertThat(s.points(0, "cathedral")).isEqualTo(7);
      assertThat(s.points(1, "cathedral")).isZero();
    }

    @Test
    void scoresNothingWhenCovered() {
      Scenario s = game(NEW, 2).ownsStack(0, STATUE, CATHEDRAL).owns(1, PALACE);
      assertThat(s.points(0, "cathedral")).isZero();
    }
  }
}

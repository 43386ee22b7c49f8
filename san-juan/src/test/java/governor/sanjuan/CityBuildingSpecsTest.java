package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.and;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.ScenarioKit.idle;
import static governor.sanjuan.ScenarioKit.times;
import static governor.sanjuan.editions.BaseGame.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Every city building of the base game with a function: it acts in its phase, not yet in the
 * builder phase in which it is built, and no more when it is covered.
 */
class CityBuildingSpecsTest {

  private static final Card[] FIVE = {
    INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER
  };

  /** What seat 1, not the builder, pays for the card. */
  private static int price(Scenario s, Card card, String name) {
    s.hand(1, cash(6, card));
    s.choose(0, "take builder").choose(1, "build " + name);
    return 6 - s.handSize(1);
  }

  @Nested
  class Smithy {
    @Test
    void lowersThePriceOfProductionBuildings() {
      assertThat(price(game("2e", 2).owns(1, SMITHY), TOBACCO_STORAGE, "tobacco storage"))
          .isEqualTo(2);
      assertThat(price(game("2e", 2).owns(1, SMITHY), TOWER, "tower")).isEqualTo(3);
    }

    @Test
    void makesItPossibleToBuildBesideAlsoForTheOwnerOfACrane() {
      Scenario s = game("2e", 2).owns(1, BLACK_MARKET, CRANE, INDIGO_PLANT, SUGAR_MILL);
      s.goods(1, INDIGO_PLANT, SUGAR_MILL).hand(1, cash(1, TOWER));
      s.choose(0, "take builder").choose(1, "build tower");
      s.offersAmongOthers(1, "beside").choose(1, "beside");
      assertThat(s.handSize(1)).isZero();
      assertThat(s.goodsOn(1, INDIGO_PLANT) + s.goodsOn(1, SUGAR_MILL)).isZero();
    }

    @Test
    void doesNotPayForItself() {
      assertThat(price(game("2e", 2), SMITHY, "smithy")).isEqualTo(1);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(1, STATUE, SMITHY);
      assertThat(price(s, TOBACCO_STORAGE, "tobacco storage")).isEqualTo(3);
    }
  }

  @Nested
  class GoldMine {
    @Test
    void keepsTheCheapestOfFourDifferentCards() {
      Scenario s = game("2e", 2).owns(1, GOLD_MINE).deck(LIBRARY, TOWER, WELL, PALACE);
      s.choose(0, "take prospector", "pass").choose(1, "use gold mine");
      assertThat(s.handOf(1)).containsExactly(WELL);
    }

    @Test
    void givesAFreeChoiceInTheFirstEdition() {
      Scenario s = game("1e+treasure-chest", 2).owns(1, GOLD_MINE);
      s.deck(LIBRARY, TOWER, WELL, PALACE);
      s.choose(0, "take prospector", "pass").choose(1, "use gold mine", "keep palace");
      assertThat(s.handOf(1)).containsExactly(PALACE);
      assertThat(s.discardPileSize()).isEqualTo(3);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, GOLD_MINE).deck(LIBRARY, TOWER, WELL, PALACE);
      s.choose(0, "take builder", "build gold mine");
      s.choose(1, "take prospector", "pass");
      s.offersExactly(0, "use gold mine", "pass");
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(1, STATUE, GOLD_MINE);
      s.choose(0, "take prospector", "pass");
      s.offersAmongOthers(1, "take builder");
    }
  }

  @Nested
  class Archive {
    @Test
    void discardsFromTheWholeHand() {
      Scenario s = game("2e", 2).owns(1, ARCHIVE).hand(1, PALACE).deck(FIVE);
      s.choose(0, "take councillor", "pass").choose(1, "draw");
      s.offersExactly(1, "discard indigo plant", "discard sugar mill", "discard palace");
      s.choose(1, "discard palace");
      assertThat(s.handOf(1)).containsExactly(INDIGO_PLANT, SUGAR_MILL);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, ARCHIVE, PALACE).deck(FIVE);
      s.choose(0, "take builder", "build archive");
      s.choose(1, "take councillor", "pass").choose(0, "draw");
      s.offersAmongOthers(0, "discard palace");
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(1, STATUE, ARCHIVE).hand(1, PALACE).deck(FIVE);
      s.choose(0, "take councillor", "pass").choose(1, "draw");
      s.offersExactly(1, "keep indigo plant", "keep sugar mill");
    }
  }

  @Nested
  class PoorHouse {
    @Test
    void drawsWhenNoneOrOneCardIsLeft() {
      for (int left = 0; left <= 2; left++) {
        Scenario s = game("2e", 2).owns(1, POOR_HOUSE).hand(1, cash(3 + left, TOWER));
        s.choose(0, "take builder").choose(1, "build tower");
        assertThat(s.handSize(1)).as("%d left", left).isEqualTo(left < 2 ? left + 1 : left);
      }
    }

    @Test
    void rewardsProductionBuildingsToo() {
      Scenario s = game("2e", 2).owns(1, POOR_HOUSE).hand(1, cash(1, INDIGO_PLANT)).deck(WELL);
      s.choose(0, "take builder").choose(1, "build indigo plant");
      assertThat(s.handOf(1)).containsExactly(WELL);
    }

    @Test
    void doesNotDrawForItself() {
      Scenario s = game("2e", 2).hand(1, cash(2, POOR_HOUSE));
      s.choose(0, "take builder").choose(1, "build poor house");
      assertThat(s.handSize(1)).isZero();
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(1, STATUE, POOR_HOUSE).hand(1, cash(3, TOWER));
      s.choose(0, "take builder").choose(1, "build tower");
      assertThat(s.handSize(1)).isZero();
    }
  }

  @Nested
  class BlackMarket {
    @Test
    void takesUpToTwoGoodsAsPayment() {
      Scenario s = game("2e", 2).owns(1, BLACK_MARKET, INDIGO_PLANT, SUGAR_MILL);
      s.goods(1, INDIGO_PLANT, SUGAR_MILL).hand(1, cash(3, TOWER));
      s.choose(0, "take builder").choose(1, "build tower");
      s.offersExactly(
          1, "pay good on indigo plant", "pay good on sugar mill", "pay silver smelter");
      s.choose(1, "pay good on sugar mill");
      // After the sugar only hand cards are left in the order of the kinds.
      assertThat(s.goodsOn(1, SUGAR_MILL)).isZero();
      assertThat(s.goodsOn(1, INDIGO_PLANT)).isEqualTo(1);
      assertThat(s.handSize(1)).isEqualTo(1);
    }

    @Test
    void makesABuildingPossibleThatTheHandCannotPay() {
      Scenario s = game("2e", 2).owns(1, BLACK_MARKET, INDIGO_PLANT, SUGAR_MILL);
      s.goods(1, INDIGO_PLANT, SUGAR_MILL).hand(1, cash(1, TOWER));
      s.choose(0, "take builder");
      s.offersExactly(1, "build tower", "pass");
      s.choose(1, "build tower");
      assertThat(s.handSize(1)).isZero();
      assertThat(s.goodsOn(1, INDIGO_PLANT) + s.goodsOn(1, SUGAR_MILL)).isZero();
    }

    @Test
    void doesNotPayForItself() {
      Scenario s = game("2e", 2).owns(1, INDIGO_PLANT).goods(1, INDIGO_PLANT);
      s.hand(1, cash(2, BLACK_MARKET));
      s.choose(0, "take builder").choose(1, "build black market");
      assertThat(s.handSize(1)).isZero();
      assertThat(s.goodsOn(1, INDIGO_PLANT)).isEqualTo(1);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(1, STATUE, BLACK_MARKET).owns(1, INDIGO_PLANT);
      s.goods(1, INDIGO_PLANT).hand(1, cash(3, TOWER));
      s.choose(0, "take builder").choose(1, "build tower");
      assertThat(s.handSize(1)).isZero();
      assertThat(s.goodsOn(1, INDIGO_PLANT)).isEqualTo(1);
    }
  }

  /** How many of four indigo goods seat 1, not the trader, can sell. */
  private static int sold(Scenario s, int tried) {
    s.owns(1, copies(4, INDIGO_PLANT)).goods(1, copies(4, INDIGO_PLANT));
    s.choose(0, "take trader").choose(1, times(tried, "sell from indigo plant"));
    s.offersAmongOthers(1, "take councillor");
    return 4 - s.goodsOn(1, INDIGO_PLANT);
  }

  @Nested
  class TradingPost {
    @Test
    void allowsOneMoreSale() {
      assertThat(sold(game("2e", 2), 1)).isEqualTo(1);
      assertThat(sold(game("2e", 2).owns(1, TRADING_POST), 2)).isEqualTo(2);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, cash(1, TRADING_POST)).owns(0, copies(2, INDIGO_PLANT));
      s.goods(0, copies(2, INDIGO_PLANT));
      s.choose(0, "take builder", "build trading post");
      s.choose(1, "take trader").choose(0, times(2, "sell from indigo plant"));
      assertThat(s.handSize(0)).isEqualTo(2);
    }

    @Test
    void doesNothingWhenCovered() {
      assertThat(sold(game("2e", 2).ownsStack(1, STATUE, TRADING_POST), 1)).isEqualTo(1);
    }
  }

  @Nested
  class Well {
    @Test
    void drawsForTwoGoods() {
      Scenario s = game("2e", 2).owns(0, WELL, INDIGO_PLANT, SUGAR_MILL);
      s.deck(CRANE, TOWER, CHAPEL);
      s.choose(0, "take producer", "produce on indigo plant", "produce on sugar mill");
      assertThat(s.handOf(0)).containsExactly(CHAPEL);
    }

    @Test
    void drawsOnlyOnce() {
      Scenario s = game("2e", 2).owns(0, WELL, AQUEDUCT).owns(0, copies(3, INDIGO_PLANT));
      s.choose(0, "take producer").choose(0, times(3, "produce on indigo plant"));
      assertThat(s.handSize(0)).isEqualTo(1);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, cash(1, WELL)).owns(0, copies(2, INDIGO_PLANT));
      s.owns(0, AQUEDUCT);
      s.choose(0, "take builder", "build well");
      s.choose(1, "take producer").choose(0, times(2, "produce on indigo plant"));
      assertThat(s.handSize(0)).isEqualTo(1);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(0, STATUE, WELL).owns(0, copies(2, INDIGO_PLANT));
      s.choose(0, "take producer").choose(0, times(2, "produce on indigo plant"));
      assertThat(s.handSize(0)).isZero();
    }
  }

  /** What seat 0 draws for two indigo goods as trader. */
  private static int drawnForTwoGoods(Scenario s) {
    s.owns(0, copies(2, INDIGO_PLANT)).goods(0, copies(2, INDIGO_PLANT));
    s.choose(0, "take trader").choose(0, times(2, "sell from indigo plant"));
    return s.handSize(0);
  }

  @Nested
  class MarketStand {
    @Test
    void drawsForTwoGoods() {
      assertThat(drawnForTwoGoods(game("2e", 2))).isEqualTo(2);
      assertThat(drawnForTwoGoods(game("2e", 2).owns(0, MARKET_STAND))).isEqualTo(3);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, cash(1, MARKET_STAND)).owns(0, TRADING_POST);
      s.owns(0, copies(2, INDIGO_PLANT)).goods(0, copies(2, INDIGO_PLANT));
      s.choose(0, "take builder", "build market stand");
      s.choose(1, "take trader").choose(0, times(2, "sell from indigo plant"));
      assertThat(s.handSize(0)).isEqualTo(3);
    }

    @Test
    void doesNothingWhenCovered() {
      assertThat(drawnForTwoGoods(game("2e", 2).ownsStack(0, STATUE, MARKET_STAND))).isEqualTo(2);
    }
  }

  @Nested
  class Crane {
    @Test
    void coversAnOwnBuildingAndLowersThePriceByItsCost() {
      Scenario s = game("2e", 2).owns(1, CRANE, TOWER).hand(1, cash(4, HERO));
      s.choose(0, "take builder").choose(1, "build hero", "over tower");
      assertThat(s.handSize(1)).isEqualTo(2);
      assertThat(s.buildings(1)).containsExactly(CRANE, HERO);
    }

    @Test
    void isNotAskedForWithoutOne() {
      Scenario s = game("2e", 2).owns(1, TOWER).hand(1, cash(5, HERO));
      s.choose(0, "take builder").choose(1, "build hero");
      assertThat(s.buildings(1)).containsExactly(TOWER, HERO);
      assertThat(s.handSize(1)).isZero();
    }

    @Test
    void doesNotHelpWithItsOwnBuilding() {
      Scenario s = game("2e", 2).owns(1, TOWER).hand(1, cash(2, CRANE));
      s.choose(0, "take builder").choose(1, "build crane");
      assertThat(s.buildings(1)).containsExactly(CRANE, TOWER);
      assertThat(s.handSize(1)).isZero();
    }

    @Test
    void isNeverCovered() {
      Scenario s = game("2e", 2).owns(1, CRANE).hand(1, cash(5, HERO));
      s.choose(0, "take builder").choose(1, "build hero");
      assertThat(s.buildings(1)).containsExactly(CRANE, HERO);
      assertThat(s.handSize(1)).isZero();
    }
  }

  @Nested
  class Chapel {
    @Test
    void takesOneHandCardEachRound() {
      Scenario s = game("2e", 2).owns(0, CHAPEL).hand(0, WELL, TOWER).atRoundStart(1);
      s.offersExactly(0, "put well under chapel", "put tower under chapel", "pass");
      s.choose(0, "put tower under chapel");
      s.offersAmongOthers(1, "take builder");
      assertThat(s.handOf(0)).containsExactly(WELL);
      assertThat(s.points(0, "piles")).isEqualTo(1);
      assertThat(s.score(0)).isEqualTo(3);
    }

    @Test
    void needsAHandCard() {
      game("2e", 2).owns(0, CHAPEL).atRoundStart(0).offersAmongOthers(0, "take builder");
    }

    @Test
    void worksAtTheStartOfTheNextRoundAfterItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, cash(3, CHAPEL));
      s.choose(0, "take builder", "build chapel");
      assertThat(s.pileCards(0)).isZero();
      s.choose(1, "take trader").choose(0, "take producer");
      s.offersExactly(0, "put silver smelter under chapel", "pass");
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(0, STATUE, CHAPEL).hand(0, WELL).atRoundStart(0);
      s.offersAmongOthers(0, "take builder");
    }
  }

  @Nested
  class Tower {
    private Scenario eight() {
      return game("2e", 2).hand(0, copies(8, SILVER_SMELTER));
    }

    @Test
    void keepsUpToTwelveCards() {
      Scenario s = eight().owns(0, TOWER).atRoundStart(0);
      s.offersAmongOthers(0, "take builder");
      assertThat(s.handSize(0)).isEqualTo(8);
    }

    @Test
    void helpsItsOwnerOnly() {
      Scenario s = eight().owns(1, TOWER).atRoundStart(0);
      s.offersAmongOthers(0, "take builder");
      assertThat(s.handSize(0)).isEqualTo(7);
    }

    @Test
    void worksAtTheStartOfTheNextRoundAfterItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, and(3, COFFEE_ROASTER, cash(8, TOWER)));
      s.choose(0, "take builder", "build tower").choose(0, times(2, "pay coffee roaster"));
      s.choose(1, "take trader").choose(0, "take producer");
      s.offersAmongOthers(1, "take builder");
      assertThat(s.handSize(0)).isEqualTo(9);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = eight().ownsStack(0, STATUE, TOWER).atRoundStart(0);
      s.offersAmongOthers(0, "take builder");
      assertThat(s.handSize(0)).isEqualTo(7);
    }
  }

  /** How many of four plants seat 1, not the producer, can use. */
  private static int produced(Scenario s, int tried) {
    s.owns(1, copies(4, INDIGO_PLANT));
    s.choose(0, "take producer").choose(1, times(tried, "produce on indigo plant"));
    s.offersAmongOthers(1, "take councillor");
    return s.goodsOn(1, INDIGO_PLANT);
  }

  @Nested
  class Aqueduct {
    @Test
    void allowsOneMoreGood() {
      assertThat(produced(game("2e", 2), 1)).isEqualTo(1);
      assertThat(produced(game("2e", 2).owns(1, AQUEDUCT), 2)).isEqualTo(2);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, cash(2, AQUEDUCT)).owns(0, copies(3, INDIGO_PLANT));
      s.choose(0, "take builder", "build aqueduct");
      s.choose(1, "take producer").choose(0, times(2, "produce on indigo plant"));
      assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(2);
    }

    @Test
    void doesNothingWhenCovered() {
      assertThat(produced(game("2e", 2).ownsStack(1, STATUE, AQUEDUCT), 1)).isEqualTo(1);
    }
  }

  @Nested
  class Carpenter {
    @Test
    void drawsForACityBuilding() {
      Scenario s = game("2e", 2).owns(1, CARPENTER).hand(1, cash(3, TOWER)).deck(WELL);
      s.choose(0, "take builder").choose(1, "build tower");
      assertThat(s.handOf(1)).containsExactly(WELL);
    }

    @Test
    void doesNotDrawForAProductionBuildingNorForPassing() {
      Scenario s = game("2e", 2).owns(1, CARPENTER).hand(1, cash(3, TOBACCO_STORAGE));
      s.choose(0, "take builder").choose(1, "build tobacco storage");
      assertThat(s.handSize(1)).isZero();

      Scenario passed = game("2e", 2).owns(1, CARPENTER).hand(1, cash(3, TOWER));
      passed.choose(0, "take builder").choose(1, "pass");
      assertThat(passed.handSize(1)).isEqualTo(4);
    }

    @Test
    void doesNotDrawForItself() {
      Scenario s = game("2e", 2).hand(1, cash(3, CARPENTER));
      s.choose(0, "take builder").choose(1, "build carpenter");
      assertThat(s.handSize(1)).isZero();
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(1, STATUE, CARPENTER).hand(1, cash(3, TOWER));
      s.choose(0, "take builder").choose(1, "build tower");
      assertThat(s.handSize(1)).isZero();
    }
  }

  @Nested
  class Prefecture {
    @Test
    void keepsTwoCards() {
      Scenario s = game("2e", 2).owns(0, PREFECTURE).deck(FIVE);
      s.choose(0, "take councillor", "draw", "keep indigo plant", "keep coffee roaster");
      assertThat(s.handOf(0)).containsExactly(INDIGO_PLANT, COFFEE_ROASTER);
      assertThat(s.discardPileSize()).isEqualTo(3);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, cash(3, PREFECTURE)).deck(FIVE);
      s.choose(0, "take builder", "build prefecture");
      s.choose(1, "take councillor", "pass");
      s.choose(0, "draw", "keep indigo plant", "keep sugar mill");
      assertThat(s.handOf(0)).containsExactly(INDIGO_PLANT, SUGAR_MILL);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 2).ownsStack(0, STATUE, PREFECTURE).deck(FIVE);
      s.choose(0, "take councillor", "draw", "keep indigo plant");
      assertThat(s.handOf(0)).containsExactly(INDIGO_PLANT);
      assertThat(s.asked()).isEqualTo(1);
    }
  }

  @Nested
  class MarketHall {
    @Test
    void drawsOnceForAnySale() {
      assertThat(drawnForTwoGoods(game("2e", 2).owns(0, MARKET_HALL))).isEqualTo(3);
    }

    @Test
    void addsUpWithTheMarketStand() {
      assertThat(drawnForTwoGoods(game("2e", 2).owns(0, MARKET_HALL, MARKET_STAND))).isEqualTo(4);
    }

    @Test
    void worksLaterInTheRoundInWhichItIsBuilt() {
      Scenario s = game("2e", 2).hand(0, cash(3, MARKET_HALL)).owns(0, INDIGO_PLANT);
      s.goods(0, INDIGO_PLANT);
      s.choose(0, "take builder", "build market hall");
      s.choose(1, "take trader").choose(0, "sell from indigo plant");
      assertThat(s.handSize(0)).isEqualTo(2);
    }

    @Test
    void doesNothingWhenCovered() {
      assertThat(drawnForTwoGoods(game("2e", 2).ownsStack(0, STATUE, MARKET_HALL))).isEqualTo(2);
    }
  }

  @Nested
  class Quarry {
    @Test
    void lowersThePriceOfCityBuildings() {
      assertThat(price(game("2e", 2).owns(1, QUARRY), TOWER, "tower")).isEqualTo(2);
      assertThat(price(game("2e", 2).owns(1, QUARRY), TOBACCO_STORAGE, "tobacco storage"))
          .isEqualTo(3);
    }

    @Test
    void doesNotPayForItself() {
      assertThat(price(game("2e", 2), QUARRY, "quarry")).isEqualTo(4);
    }

    @Test
    void doesNothingWhenCovered() {
      assertThat(price(game("2e", 2).ownsStack(1, STATUE, QUARRY), TOWER, "tower")).isEqualTo(3);
    }
  }

  @Nested
  class Library {
    @Test
    void doublesTheOwnPrivilege() {
      Scenario s = game("2e", 3).owns(0, LIBRARY).hand(0, cash(5, PALACE));
      s.choose(0, "take builder with library", "build palace");
      assertThat(s.handSize(0)).isEqualTo(1);
    }

    @Test
    void needNotBeUsed() {
      Scenario s = game("2e", 3).owns(0, LIBRARY).hand(0, cash(5, PALACE));
      s.choose(0, "take builder", "build palace");
      assertThat(s.handSize(0)).isZero();
    }

    @Test
    void doesNotPayForItselfButWorksLaterInTheRound() {
      Scenario s = game("2e", 2).hand(0, cash(4, LIBRARY)).deck(WELL, TOWER);
      s.doesNotOffer("take builder with library");
      s.choose(0, "take builder", "build library");
      assertThat(s.handSize(0)).isZero();
      idle(s, 1, "trader");
      s.choose(0, "take prospector with library", "draw");
      assertThat(s.handOf(0)).containsExactly(WELL, TOWER);
    }

    @Test
    void doesNothingWhenCovered() {
      Scenario s = game("2e", 3).ownsStack(0, STATUE, LIBRARY);
      s.offersExactly(
          0, "take builder", "take producer", "take trader", "take councillor", "take prospector");
    }
  }

  @Nested
  class Monuments {
    @Test
    void scoreTheirPoints() {
      assertThat(game("2e", 2).owns(0, STATUE).score(0)).isEqualTo(3);
      assertThat(game("2e", 2).owns(0, VICTORY_COLUMN).score(0)).isEqualTo(4);
      assertThat(game("2e", 2).owns(0, HERO).score(0)).isEqualTo(5);
    }

    @Test
    void scoreNothingWhenCovered() {
      assertThat(game("2e", 2).ownsStack(0, WELL, HERO).score(0)).isEqualTo(1);
    }
  }

  @Nested
  class GuildHall {
    private int points(String config) {
      return game(config, 2)
          .owns(0, GUILD_HALL, INDIGO_PLANT, INDIGO_PLANT, SILVER_SMELTER)
          .points(0, "guild hall");
    }

    @Test
    void scoresProductionBuildingsAndTheirKinds() {
      assertThat(points("2e")).isEqualTo(3 + 2);
      assertThat(points("yaro+new-buildings")).isEqualTo(3 + 2);
    }

    @Test
    void scoresTwoForEachInTheFirstEdition() {
      assertThat(points("1e")).isEqualTo(6);
      assertThat(points("1e+treasure-chest")).isEqualTo(6);
    }

    @Test
    void scoresAtOnceAndNothingWhenCovered() {
      Scenario s = game("2e", 2).owns(0, INDIGO_PLANT).hand(0, cash(5, GUILD_HALL));
      s.choose(0, "take builder", "build guild hall");
      assertThat(s.points(0, "guild hall")).isEqualTo(2);

      Scenario covered = game("2e", 2).owns(0, INDIGO_PLANT).ownsStack(0, WELL, GUILD_HALL);
      assertThat(covered.points(0, "guild hall")).isZero();
    }
  }

  @Nested
  class CityHall {
    @Test
    void scoresCityBuildingsItselfIncluded() {
      Scenario s = game("2e", 2).owns(0, CITY_HALL, WELL, HERO, INDIGO_PLANT);
      assertThat(s.points(0, "city hall")).isEqualTo(3);
    }

    @Test
    void scoresNothingWhenCovered() {
      Scenario s = game("2e", 2).owns(0, WELL, HERO).ownsStack(0, STATUE, CITY_HALL);
      assertThat(s.points(0, "city hall")).isZero();
      assertThat(s.score(0)).isEqualTo(1 + 5 + 3);
    }
  }

  @Nested
  class TriumphalArch {
    @Test
    void scoresUncoveredMonumentsOfItsOwner() {
      Scenario s = game("2e", 2).owns(0, TRIUMPHAL_ARCH, STATUE).owns(1, HERO);
      s.ownsStack(0, WELL, HERO);
      assertThat(s.points(0, "triumphal arch")).isEqualTo(4);
    }

    @Test
    void scoresNothingWhenCovered() {
      Scenario s = game("2e", 2).owns(0, STATUE).ownsStack(0, WELL, TRIUMPHAL_ARCH);
      assertThat(s.points(0, "triumphal arch")).isZero();
    }
  }

  @Nested
  class Palace {
    @Test
    void scoresAQuarterOfTheOtherPoints() {
      Scenario s = game("2e", 2).owns(0, PALACE, HERO, CHAPEL).pile(0, CHAPEL, 5);
      assertThat(s.points(0, "palace")).isEqualTo(3);
      assertThat(s.score(0)).isEqualTo(15);
    }

    @Test
    void scoresNothingWhenCovered() {
      Scenario s = game("2e", 2).owns(0, HERO, LIBRARY).ownsStack(0, STATUE, PALACE);
      assertThat(s.points(0, "palace")).isZero();
      assertThat(s.score(0)).isEqualTo(11);
    }
  }
}

package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.and;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.ScenarioKit.idle;
import static governor.sanjuan.ScenarioKit.times;
import static governor.sanjuan.editions.BaseGame.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The worked examples of the first edition's rulebook, T1-01 to T1-27. */
class ExamplesFirstEditionTest {

  private static final Card[] EIGHT = {
    INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER, SMITHY, WELL, CRANE
  };

  @Test
  void t1_01_smithyLibraryAndBuilderMakeASugarMillFree() {
    Scenario s = game("1e", 3).owns(0, SMITHY, LIBRARY).hand(0, SUGAR_MILL, WELL);
    s.choose(0, "take builder with library", "build sugar mill");
    assertThat(s.handOf(0)).containsExactly(WELL);
    assertThat(s.drawPileSize()).isEqualTo(110 - 4);
  }

  @Test
  void t1_02_sugarAndTobacco() {
    Scenario s = game("1e", 3).owns(0, SUGAR_MILL, TOBACCO_STORAGE);
    s.choose(0, "take producer", "produce on sugar mill", "produce on tobacco storage");
    assertThat(s.goodsOn(0, SUGAR_MILL)).isEqualTo(1);
    assertThat(s.goodsOn(0, TOBACCO_STORAGE)).isEqualTo(1);
  }

  @Test
  void t1_03_threeGoodsAndTheMarketStand() {
    Scenario s = game("1e", 3).owns(0, INDIGO_PLANT, TOBACCO_STORAGE, SILVER_SMELTER);
    s.owns(0, MARKET_STAND, TRADING_POST).nextTile('C');
    s.goods(0, INDIGO_PLANT, TOBACCO_STORAGE, SILVER_SMELTER);
    s.choose(
        0,
        "take trader",
        "sell from indigo plant",
        "sell from tobacco storage",
        "sell from silver smelter");
    assertThat(s.handSize(0)).isEqualTo(1 + 2 + 3 + 1);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void t1_04_goldMineWithTwoEqualCosts() {
    Scenario s = game("1e", 2).owns(0, GOLD_MINE);
    s.deck(LIBRARY, PREFECTURE, SMITHY, TOBACCO_STORAGE);
    s.choose(0, "take prospector", "pass", "use gold mine");
    assertThat(s.handOf(0)).isEmpty();
    assertThat(s.discardPileSize()).isEqualTo(4);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void t1_04b_theSameFourCardsInTheSecondEdition() {
    Scenario s = game("2e", 2).owns(0, GOLD_MINE);
    s.deck(LIBRARY, PREFECTURE, SMITHY, TOBACCO_STORAGE);
    s.choose(0, "take prospector", "pass", "use gold mine");
    assertThat(s.handOf(0)).containsExactly(SMITHY);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void t1_05_goldMineGivesAFreeChoice() {
    Scenario s = game("1e", 2).owns(0, GOLD_MINE);
    s.deck(QUARRY, SMITHY, TOBACCO_STORAGE, LIBRARY);
    s.choose(0, "take prospector", "pass", "use gold mine");
    s.offersAmongOthers(0, "keep quarry", "keep smithy", "keep tobacco storage", "keep library");
    s.choose(0, "keep quarry");
    assertThat(s.handOf(0)).containsExactly(QUARRY);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void t1_06_prefectureAndArchive() {
    Scenario s = game("1e", 2).owns(0, PREFECTURE, ARCHIVE).deck(EIGHT);
    s.choose(0, "take councillor", "draw");
    assertThat(s.handSize(0)).isEqualTo(5);
    s.choose(0, "discard indigo plant", "discard sugar mill", "discard tobacco storage");
    assertThat(s.handOf(0)).containsExactly(COFFEE_ROASTER, SILVER_SMELTER);
  }

  @Test
  void t1_07_carpenterThenPoorHouse() {
    Scenario none = game("1e", 2).owns(0, POOR_HOUSE, CARPENTER).hand(0, cash(2, TOWER));
    none.choose(0, "take builder", "build tower");
    assertThat(none.handSize(0)).isEqualTo(2);

    Scenario one = game("1e", 2).owns(0, POOR_HOUSE, CARPENTER).hand(0, cash(3, TOWER));
    one.choose(0, "take builder", "build tower", "done");
    assertThat(one.handSize(0)).isEqualTo(2);
    assertThat(one.drawPileSize()).isEqualTo(110 - 2 - 4 - 1);
  }

  @Test
  void t1_08_twoGoodsAndThreeCardsForALibrary() {
    Scenario s = game("1e", 2).owns(1, BLACK_MARKET, INDIGO_PLANT, TOBACCO_STORAGE);
    s.goods(1, INDIGO_PLANT, TOBACCO_STORAGE).hand(1, cash(5, LIBRARY));
    s.choose(0, "take builder");
    s.choose(1, "build library", "pay good on indigo plant", "pay good on tobacco storage");
    s.choose(1, times(3, "pay silver smelter"));
    assertThat(s.handSize(1)).isEqualTo(2);
    assertThat(s.discardPileSize()).isEqualTo(5);
  }

  @Test
  void t1_09_saleLimitWithTradingPost() {
    // The rulebook swaps the numbers of trader and non-trader.
    assertThat(sold(1, "take trader", 2, TRADING_POST)).isEqualTo(2);
    assertThat(sold(0, "take trader", 3, TRADING_POST)).isEqualTo(3);
    assertThat(sold(0, "take trader with library", 4, TRADING_POST, LIBRARY)).isEqualTo(4);
  }

  private static int sold(int seat, String role, int goods, Card... city) {
    Scenario s = game("1e", 3).owns(seat, and(5, INDIGO_PLANT, city));
    s.goods(seat, copies(5, INDIGO_PLANT)).choose(0, role);
    s.choose(seat, times(goods, "sell from indigo plant"));
    s.offersAmongOthers(1, "take builder");
    return 5 - s.goodsOn(seat, INDIGO_PLANT);
  }

  @Test
  void t1_10_palaceOverChapel() {
    Scenario s = game("1e", 2).owns(1, CRANE, CHAPEL).hand(1, cash(4, PALACE));
    s.choose(0, "take builder").choose(1, "build palace", "over chapel");
    assertThat(s.handSize(1)).isEqualTo(1);
    assertThat(s.buildings(1)).containsExactly(CRANE, PALACE);
  }

  @Test
  void t1_11_statueOverCoffeeRoasterWithoutRefund() {
    Scenario s = game("1e", 2).owns(1, CRANE, COFFEE_ROASTER).hand(1, STATUE, WELL);
    s.choose(0, "take builder").choose(1, "build statue", "over coffee roaster");
    assertThat(s.handOf(1)).containsExactly(WELL);
    assertThat(s.buildings(1)).containsExactly(CRANE, STATUE);
  }

  @Test
  void t1_12_overbuiltTwice() {
    Scenario s = game("1e", 2).owns(0, CRANE).ownsStack(0, TOWER, CHAPEL).hand(0, STATUE);
    assertThat(s.buildings(0)).hasSize(2);
    s.choose(0, "take builder", "build statue", "over tower");
    assertThat(s.buildings(0)).containsExactly(CRANE, STATUE);
    assertThat(s.score(0)).isEqualTo(1 + 3);
  }

  @Test
  void t1_13_chapelWithSevenCards() {
    Scenario s = game("1e", 2).owns(0, CHAPEL).pile(0, CHAPEL, 7);
    assertThat(s.score(0)).isEqualTo(9);
  }

  @Test
  void t1_14_productionLimitWithAqueduct() {
    // The rulebook swaps the numbers of producer and non-producer.
    assertThat(produced(1, "take producer", 2, AQUEDUCT)).isEqualTo(2);
    assertThat(produced(0, "take producer", 3, AQUEDUCT)).isEqualTo(3);
    assertThat(produced(0, "take producer with library", 4, AQUEDUCT, LIBRARY)).isEqualTo(4);
  }

  private static int produced(int seat, String role, int goods, Card... city) {
    Scenario s = game("1e", 3).owns(seat, and(5, INDIGO_PLANT, city));
    s.choose(0, role).choose(seat, times(goods, "produce on indigo plant"));
    s.offersAmongOthers(1, "take builder");
    return s.goodsOn(seat, INDIGO_PLANT);
  }

  @Test
  void t1_15_thePrefectureKeepsTwo() {
    Scenario councillor = game("1e", 2).owns(0, PREFECTURE).deck(EIGHT);
    councillor.choose(0, "take councillor", "draw", "keep indigo plant", "keep silver smelter");
    assertThat(councillor.handOf(0)).containsExactly(INDIGO_PLANT, SILVER_SMELTER);
    assertThat(councillor.discardPileSize()).isEqualTo(3);

    Scenario other = game("1e", 2).owns(1, PREFECTURE).deck(EIGHT);
    other.choose(0, "take councillor", "pass");
    other.choose(1, "draw", "keep indigo plant", "keep sugar mill");
    assertThat(other.handOf(1)).containsExactly(INDIGO_PLANT, SUGAR_MILL);

    Scenario library = game("1e", 2).owns(0, PREFECTURE, LIBRARY).deck(EIGHT);
    library.choose(0, "take councillor with library", "draw", "keep indigo plant", "keep crane");
    assertThat(library.handOf(0)).containsExactly(INDIGO_PLANT, CRANE);
    assertThat(library.discardPileSize()).isEqualTo(6);

    Scenario archive = game("1e", 2).owns(1, PREFECTURE, ARCHIVE).deck(EIGHT);
    // None has to go; "done" because the prefecture may be waived.
    archive.choose(0, "take councillor", "pass").choose(1, "draw", "done");
    assertThat(archive.handSize(1)).isEqualTo(2);
    archive.offersAmongOthers(1, "take builder");
  }

  @Test
  void t1_16_marketHall() {
    // The rulebook has sugar at 1 and coffee at 3, which no tile shows; tile E has 2 and 3.
    Scenario s = game("1e", 2).owns(0, MARKET_HALL, SUGAR_MILL, COFFEE_ROASTER);
    s.goods(0, SUGAR_MILL, COFFEE_ROASTER).nextTile('E');
    s.choose(0, "take trader", "sell from sugar mill", "sell from coffee roaster");
    assertThat(s.handSize(0)).isEqualTo(2 + 3 + 1);
  }

  @Test
  void t1_17_builderAndQuarryMakeACraneFree() {
    Scenario s = game("1e", 2).owns(0, QUARRY).hand(0, CRANE, WELL);
    s.choose(0, "take builder", "build crane");
    assertThat(s.handOf(0)).containsExactly(WELL);
  }

  @Test
  void t1_18_libraryArchiveAndPrefecture() {
    Scenario s = game("1e", 3).owns(0, ARCHIVE, PREFECTURE, LIBRARY).deck(EIGHT);
    s.choose(0, "take councillor with library", "draw");
    assertThat(s.handSize(0)).isEqualTo(8);
    s.choose(
        0,
        "discard indigo plant",
        "discard sugar mill",
        "discard tobacco storage",
        "discard coffee roaster",
        "discard silver smelter",
        "discard smithy");
    assertThat(s.handOf(0)).containsExactly(WELL, CRANE);
  }

  @Test
  void t1_19_quarryAndLibraryTakeThreeOff() {
    Scenario s = game("1e", 3).owns(0, QUARRY, LIBRARY).hand(0, cash(4, PALACE));
    s.choose(0, "take builder with library", "build palace");
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void t1_20_withTwoPlayersTheLibraryWorksOnceARound() {
    Scenario used = game("1e", 2).owns(0, LIBRARY);
    used.choose(0, "take prospector with library", "draw");
    idle(used, 1, "builder");
    used.offersExactly(0, "take producer", "take trader", "take councillor");

    Scenario unused = game("1e", 2).owns(0, LIBRARY);
    idle(unused, 0, "prospector");
    idle(unused, 1, "builder");
    unused.offersAmongOthers(0, "take councillor with library");
  }

  @Test
  void t1_21_guildHall() {
    Scenario s = game("1e", 2).owns(0, GUILD_HALL, INDIGO_PLANT, INDIGO_PLANT, SUGAR_MILL);
    s.owns(0, TOBACCO_STORAGE);
    assertThat(s.points(0, "guild hall")).isEqualTo(8);
  }

  @Test
  void t1_22_cityHall() {
    Scenario s = game("1e", 2).owns(0, POOR_HOUSE, AQUEDUCT, CARPENTER, CHAPEL, QUARRY);
    s.owns(0, LIBRARY, STATUE, VICTORY_COLUMN, CITY_HALL);
    assertThat(s.points(0, "city hall")).isEqualTo(9);
  }

  @Test
  void t1_23_triumphalArch() {
    Scenario s = game("1e", 2).owns(0, TRIUMPHAL_ARCH, STATUE, HERO);
    assertThat(s.points(0, "triumphal arch")).isEqualTo(6);
    s.owns(0, CITY_HALL);
    assertThat(s.score(0)).isEqualTo(3 + 5 + 6 + 4);
  }

  @Test
  void t1_24_scoreSheet() {
    // The scan has 25 and 21 in two places where the sums are 35 and 31.
    ExamplesSecondEditionTest.scoreSheetIsRight(ExamplesSecondEditionTest.scoreSheet("1e"));
  }

  @Test
  void t1_25_palaceWithThirtyFourOtherPoints() {
    Scenario s = game("1e", 2).owns(0, PALACE, CITY_HALL, TRIUMPHAL_ARCH, HERO, VICTORY_COLUMN);
    s.owns(0, STATUE, LIBRARY, SILVER_SMELTER, INDIGO_PLANT);
    assertThat(s.points(0, "palace")).isEqualTo(8);
    assertThat(s.score(0)).isEqualTo(42);
  }

  @Test
  void t1_26_setupVariation() {
    assertThat(FreshGame.discardedBySetupVariation("1e", 4)).isEqualTo(1 + 2 + 3 + 4);
  }

  @Test
  void t1_27_differentMonumentsButNotTwoStatues() {
    Scenario s = game("1e", 2).owns(0, STATUE).hand(0, cash(4, STATUE, VICTORY_COLUMN));
    s.choose(0, "take builder");
    s.offersAmongOthers(0, "build victory column");
    s.doesNotOffer("build statue");
  }
}

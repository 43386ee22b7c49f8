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

import org.junit.jupiter.api.Test;

/** The worked examples of Sir_Yaro's rulebook, TY-01 to TY-26, in its own card names. */
class ExamplesYaroTest {

  private static final String NEW = "yaro+new-buildings";

  private static final Card[] EIGHT = {
    INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER, SMITHY, WELL, CRANE
  };

  @Test
  void ty_01_wardenHouseLibraryAndBuilderMakeAPondFarmFree() {
    Scenario s = game("yaro", 3).owns(0, SMITHY, LIBRARY).hand(0, SUGAR_MILL, WELL);
    s.choose(0, "take builder with library", "build pond farm");
    assertThat(s.handOf(0)).containsExactly(WELL);
    assertThat(s.buildings(0)).containsExactly(SUGAR_MILL, SMITHY, LIBRARY);
  }

  @Test
  void ty_02_eggAndFlour() {
    Scenario s = game("yaro", 3).owns(0, SUGAR_MILL, TOBACCO_STORAGE);
    s.choose(0, "take producer", "produce on pond farm", "produce on mill");
    assertThat(s.goodsOn(0, SUGAR_MILL)).isEqualTo(1);
    assertThat(s.goodsOn(0, TOBACCO_STORAGE)).isEqualTo(1);
  }

  @Test
  void ty_03_threeGoodsAndTheTradeRoute() {
    // Printed as market place and market hall: trading post and trade route by its own list.
    Scenario s = game("yaro", 3).owns(0, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER);
    s.owns(0, TRADING_POST, MARKET_HALL).nextTile('C');
    s.goods(0, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER);
    s.choose(
        0, "take trader", "sell from tomato plant", "sell from pond farm", "sell from shipyard");
    assertThat(s.handSize(0)).isEqualTo(1 + 1 + 3 + 1);
  }

  @Test
  void ty_04_adventurersGuildWithTwoEqualCosts() {
    Scenario s = game("yaro", 2).owns(0, GOLD_MINE);
    s.deck(LIBRARY, CARPENTER, SMITHY, TOBACCO_STORAGE);
    s.choose(0, "take adventurer", "pass", "use adventurers guild");
    assertThat(s.handOf(0)).isEmpty();
    assertThat(s.discardPileSize()).isEqualTo(4);
  }

  @Test
  void ty_05_adventurersGuildKeepsTheCheapest() {
    Scenario s = game("yaro", 2).owns(0, GOLD_MINE);
    s.deck(QUARRY, GOLD_MINE, TOBACCO_STORAGE, LIBRARY);
    s.choose(0, "take adventurer", "pass", "use adventurers guild");
    assertThat(s.handOf(0)).containsExactly(GOLD_MINE);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void ty_06_prefectureAndArchive() {
    Scenario s = game("yaro", 2).owns(0, PREFECTURE, ARCHIVE).deck(EIGHT);
    s.choose(0, "take councillor", "draw");
    assertThat(s.handSize(0)).isEqualTo(5);
    s.choose(0, "discard tomato plant", "discard pond farm", "discard mill");
    assertThat(s.handOf(0)).containsExactly(COFFEE_ROASTER, SILVER_SMELTER);
  }

  @Test
  void ty_07_twoGoodsAndThreeCardsForALibrary() {
    Scenario s = game("yaro", 2).owns(1, BLACK_MARKET, INDIGO_PLANT, TOBACCO_STORAGE);
    s.goods(1, INDIGO_PLANT, TOBACCO_STORAGE).hand(1, cash(5, LIBRARY));
    s.choose(0, "take builder");
    s.choose(1, "build library", "pay good on tomato plant", "pay good on mill");
    s.choose(1, times(3, "pay shipyard"));
    assertThat(s.handSize(1)).isEqualTo(2);
    assertThat(s.discardPileSize()).isEqualTo(5);
  }

  @Test
  void ty_08_saleLimitWithTradingPost() {
    assertThat(sold(1, "take trader", 2, TRADING_POST)).isEqualTo(2);
    assertThat(sold(0, "take trader", 3, TRADING_POST)).isEqualTo(3);
    assertThat(sold(0, "take trader with library", 4, TRADING_POST, LIBRARY)).isEqualTo(4);
  }

  private static int sold(int seat, String role, int goods, Card... city) {
    Scenario s = game("yaro", 3).owns(seat, and(5, INDIGO_PLANT, city));
    s.goods(seat, copies(5, INDIGO_PLANT)).choose(0, role);
    s.choose(seat, times(goods, "sell from tomato plant"));
    s.offersAmongOthers(1, "take builder");
    return 5 - s.goodsOn(seat, INDIGO_PLANT);
  }

  @Test
  void ty_09_crane() {
    Scenario palace = game("yaro", 2).owns(1, CRANE, CHAPEL).hand(1, cash(4, PALACE));
    palace.choose(0, "take builder").choose(1, "build palace", "over chapel");
    assertThat(palace.handSize(1)).isEqualTo(1);

    Scenario statue = game("yaro", 2).owns(1, CRANE, COFFEE_ROASTER).hand(1, STATUE, WELL);
    statue.choose(0, "take builder").choose(1, "build statue", "over zeppelin shipyard");
    assertThat(statue.handOf(1)).containsExactly(WELL);
    assertThat(statue.buildings(1)).containsExactly(CRANE, STATUE);
  }

  @Test
  void ty_10_productionLimitWithAqueduct() {
    assertThat(produced(1, "take producer", 2, AQUEDUCT)).isEqualTo(2);
    assertThat(produced(0, "take producer", 3, AQUEDUCT)).isEqualTo(3);
    assertThat(produced(0, "take producer with library", 4, AQUEDUCT, LIBRARY)).isEqualTo(4);
  }

  private static int produced(int seat, String role, int goods, Card... city) {
    Scenario s = game("yaro", 3).owns(seat, and(5, INDIGO_PLANT, city));
    s.choose(0, role).choose(seat, times(goods, "produce on tomato plant"));
    s.offersAmongOthers(1, "take builder");
    return s.goodsOn(seat, INDIGO_PLANT);
  }

  @Test
  void ty_11_thePrefectureKeepsTwo() {
    Scenario other = game("yaro", 2).owns(1, PREFECTURE).deck(EIGHT);
    other.choose(0, "take councillor", "pass");
    other.choose(1, "draw", "keep tomato plant", "keep pond farm");
    assertThat(other.handOf(1)).containsExactly(INDIGO_PLANT, SUGAR_MILL);

    Scenario councillor = game("yaro", 2).owns(0, PREFECTURE).deck(EIGHT);
    councillor.choose(0, "take councillor", "draw", "keep tomato plant", "keep shipyard");
    assertThat(councillor.handOf(0)).containsExactly(INDIGO_PLANT, SILVER_SMELTER);
    assertThat(councillor.discardPileSize()).isEqualTo(3);

    Scenario library = game("yaro", 2).owns(0, PREFECTURE, LIBRARY).deck(EIGHT);
    library.choose(0, "take councillor with library", "draw", "keep tomato plant", "keep crane");
    assertThat(library.handOf(0)).containsExactly(INDIGO_PLANT, CRANE);
    assertThat(library.discardPileSize()).isEqualTo(6);
  }

  @Test
  void ty_12_tradeRoute() {
    Scenario s = game("yaro", 2).owns(0, MARKET_HALL, SUGAR_MILL, COFFEE_ROASTER);
    s.goods(0, SUGAR_MILL, COFFEE_ROASTER).nextTile('B');
    s.choose(0, "take trader", "sell from pond farm", "sell from zeppelin shipyard");
    assertThat(s.handSize(0)).isEqualTo(4);
  }

  @Test
  void ty_13_builderAndUniteOfForemansMakeACraneFree() {
    Scenario s = game("yaro", 2).owns(0, QUARRY).hand(0, CRANE, WELL);
    s.choose(0, "take builder", "build crane");
    assertThat(s.handOf(0)).containsExactly(WELL);
  }

  @Test
  void ty_14_library() {
    Scenario councillor = game("yaro", 3).owns(0, ARCHIVE, PREFECTURE, LIBRARY).deck(EIGHT);
    councillor.choose(0, "take councillor with library", "draw");
    assertThat(councillor.handSize(0)).isEqualTo(8);
    councillor.choose(
        0,
        "discard tomato plant",
        "discard pond farm",
        "discard mill",
        "discard zeppelin shipyard",
        "discard shipyard",
        "discard warden house");
    assertThat(councillor.handOf(0)).containsExactly(WELL, CRANE);

    Scenario builder = game("yaro", 3).owns(0, QUARRY, LIBRARY).hand(0, cash(4, PALACE));
    builder.choose(0, "take builder with library", "build palace");
    assertThat(builder.handSize(0)).isEqualTo(1);
  }

  @Test
  void ty_15_withTwoPlayersTheLibraryWorksOnceARound() {
    Scenario s = game("yaro", 2).owns(0, LIBRARY);
    s.choose(0, "take councillor with library", "draw");
    s.choose(0, s.offers().get(0)).passUntilRole();
    idle(s, 1, "builder");
    s.offersAmongOthers(0, "take producer", "take trader");
    s.doesNotOffer("take producer with library", "take trader with library");
  }

  @Test
  void ty_16_guildHall() {
    Scenario s = game("yaro", 2).owns(0, and(3, INDIGO_PLANT, GUILD_HALL));
    s.owns(0, SUGAR_MILL, TOBACCO_STORAGE, TOBACCO_STORAGE);
    assertThat(s.points(0, "guild hall")).isEqualTo(9);
  }

  @Test
  void ty_17_cityHall() {
    Scenario s = game("yaro", 2).owns(0, POOR_HOUSE, AQUEDUCT, CARPENTER, CHAPEL, QUARRY);
    s.owns(0, LIBRARY, STATUE, PALACE, CITY_HALL);
    assertThat(s.points(0, "city hall")).isEqualTo(9);
  }

  @Test
  void ty_18_triumphalArch() {
    Scenario s = game("yaro", 2).owns(0, STATUE, HERO, TRIUMPHAL_ARCH);
    assertThat(s.points(0, "triumphal arch")).isEqualTo(6);
    s.owns(0, CITY_HALL);
    assertThat(s.points(0, "city hall")).isEqualTo(4);
  }

  @Test
  void ty_19_palaceWithThirtyFourOtherPoints() {
    Scenario s = game("yaro", 2).owns(0, PALACE, CITY_HALL, TRIUMPHAL_ARCH, HERO);
    s.owns(0, VICTORY_COLUMN, STATUE, LIBRARY, SILVER_SMELTER, INDIGO_PLANT);
    assertThat(s.points(0, "palace")).isEqualTo(8);
    assertThat(s.score(0)).isEqualTo(42);
  }

  @Test
  void ty_20_setupVariation() {
    assertThat(FreshGame.discardedBySetupVariation("yaro", 4)).isEqualTo(1 + 2 + 3 + 4);
  }

  @Test
  void ty_21_park() {
    Scenario library = game(NEW, 2).owns(1, CRANE, PARK).hand(1, LIBRARY, WELL);
    library.choose(0, "take builder").choose(1, "build library", "over park");
    assertThat(library.handOf(1)).containsExactly(WELL);

    Scenario cathedral = game(NEW, 2).owns(1, CRANE, PARK).hand(1, cash(2));
    cathedral.choose(0, "take builder").choose(1, "build cathedral", "over park");
    assertThat(cathedral.handSize(1)).isEqualTo(1);

    Scenario builder = game(NEW, 2).owns(0, CRANE, PARK).hand(0, cash(2));
    builder.choose(0, "take builder", "build cathedral", "over park");
    assertThat(builder.handSize(0)).isEqualTo(2);

    Scenario foremans = game(NEW, 2).owns(1, CRANE, PARK, QUARRY).hand(1, cash(2));
    foremans.choose(0, "take builder").choose(1, "build cathedral", "over park");
    assertThat(foremans.handSize(1)).isEqualTo(2);
  }

  @Test
  void ty_22_residenceWithTwoSets() {
    Scenario s = game(NEW, 2).owns(0, INDIGO_PLANT, INDIGO_PLANT, SUGAR_MILL, BLACK_MARKET, WELL);
    s.owns(0, TOBACCO_STORAGE, TOBACCO_STORAGE, AQUEDUCT, PALACE, GUILD_HALL, RESIDENCE);
    assertThat(s.points(0, "residence")).isEqualTo(7);
  }

  @Test
  void ty_23_residenceWithFourSets() {
    // The customs office with cost 1 of the print can only be the administration.
    Scenario s = game(NEW, 2).owns(0, INDIGO_PLANT, INDIGO_PLANT, ARCHIVE, GOLD_MINE, GUARD_ROOM);
    s.owns(0, OFFICE_BUILDING, CARPENTER, TOBACCO_STORAGE, AQUEDUCT, PALACE, CITY_HALL, RESIDENCE);
    assertThat(s.points(0, "residence")).isEqualTo(10);
  }

  @Test
  void ty_24_cathedralAndSixBuildingsOfTheOthers() {
    Scenario s = game(NEW, 4).owns(0, CATHEDRAL).owns(1, GUILD_HALL, CITY_HALL, RESIDENCE);
    s.owns(2, GUILD_HALL, CITY_HALL).owns(3, PALACE);
    assertThat(s.points(0, "cathedral")).isEqualTo(10);
  }

  @Test
  void ty_25_scoreSheet() {
    // The scan misreads 23 and 3 as 25 and 8 and puts the totals in the fifties.
    ExamplesSecondEditionTest.scoreSheetIsRight(ExamplesSecondEditionTest.scoreSheet("yaro"));
  }

  @Test
  void ty_26_buildTwiceInOneRoundByGovernorVisit() {
    Scenario s = game("yaro+events", 2).openEvents(GOVERNOR_VISIT);
    s.hand(0, INDIGO_PLANT, INDIGO_PLANT, WELL);
    s.choose(0, "take builder", "build tomato plant");
    s.choose(1, "trigger governor visit builder").choose(0, "build tomato plant");
    assertThat(s.buildings(0)).containsExactly(INDIGO_PLANT, INDIGO_PLANT);
  }

  @Test
  void ty_26_theTwelfthBuildingByGovernorVisitEndsTheGame() {
    Scenario s = game("yaro+events", 2).openEvents(GOVERNOR_VISIT);
    s.owns(0, copies(5, SUGAR_MILL)).owns(0, copies(5, TOBACCO_STORAGE));
    s.hand(0, INDIGO_PLANT, INDIGO_PLANT, WELL);
    s.choose(0, "take builder", "build tomato plant");
    assertThat(s.isOver()).isFalse();
    s.choose(1, "trigger governor visit builder").choose(0, "build tomato plant");
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void ty_26_theTwelfthBuildingByFreeBuildEndsTheGame() {
    Scenario s = game("yaro+events", 2).openEvents(FREE_BUILD).hand(0, CHAPEL);
    s.owns(0, copies(5, SUGAR_MILL)).owns(0, copies(6, TOBACCO_STORAGE));
    s.choose(0, "trigger free build", "build chapel");
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void ty_26_anEventReappearsAndIsNeverInAHand() {
    Scenario s = game("yaro+events", 2).openEvents(DEBT_RELIEF).onlyDeck(WELL, CRANE, TOWER);
    s.choose(0, "trigger debt relief");
    assertThat(s.handOf(0)).containsExactly(WELL, CRANE, TOWER);
    // Nothing but the event itself can be left for the second player.
    assertThat(s.handOf(1)).isEmpty();
    s.choose(1, "take councillor");
    while (s.asked() >= 0 && !s.offers().contains("take builder")) {
      s.choose(s.asked(), s.offers().get(0));
    }
    assertThat(s.handOf(0)).doesNotContain(DEBT_RELIEF);
    assertThat(s.handOf(1)).doesNotContain(DEBT_RELIEF);
    assertThat(s.openEventsNow()).containsExactly(DEBT_RELIEF);
  }
}

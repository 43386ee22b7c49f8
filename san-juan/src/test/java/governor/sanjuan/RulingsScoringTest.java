package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.and;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings: end of the game and scoring. */
class RulingsScoringTest {

  private static final String NEW = "2e+new-buildings";

  private static final Card[] ELEVEN = {
    INDIGO_PLANT,
    SUGAR_MILL,
    TOBACCO_STORAGE,
    COFFEE_ROASTER,
    SILVER_SMELTER,
    SMITHY,
    ARCHIVE,
    WELL,
    TOWER,
    MARKET_STAND,
    AQUEDUCT
  };

  @Test
  void q67_everybodyStillBuildsAfterTheTwelfthBuilding() {
    Scenario s = game("2e", 3).owns(0, ELEVEN).hand(0, INDIGO_PLANT);
    s.hand(1, cash(1, INDIGO_PLANT)).hand(2, cash(1, INDIGO_PLANT));
    s.choose(0, "take builder", "build indigo plant");
    assertThat(s.isOver()).isFalse();
    s.choose(1, "build indigo plant");
    assertThat(s.isOver()).isFalse();
    s.choose(2, "build indigo plant");
    assertThat(s.isOver()).isTrue();
    assertThat(s.buildings(2)).containsExactly(INDIGO_PLANT);
  }

  @Test
  void q67_playersBeforeTheTwelfthBuildingAreNotAskedAgain() {
    Scenario s = game("2e", 2).owns(1, ELEVEN).hand(0, cash(1, INDIGO_PLANT, INDIGO_PLANT));
    s.hand(1, cash(1, INDIGO_PLANT));
    s.choose(0, "take builder", "build indigo plant");
    s.choose(1, "build indigo plant");
    assertThat(s.isOver()).isTrue();
    assertThat(s.buildings(0)).hasSize(1);
  }

  @Test
  void q68_nobodyBuildsAThirteenthBuilding() {
    Scenario s = game("2e", 2).owns(0, ELEVEN).hand(0, INDIGO_PLANT, SMITHY, INDIGO_PLANT);
    s.choose(0, "take builder", "build indigo plant");
    assertThat(s.buildings(0)).hasSize(12);
    assertThat(s.asked()).isEqualTo(-1);
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void q69_thePalaceCountsAllOtherPoints() {
    Scenario s = game(NEW, 2).owns(1, GUILD_HALL);
    s.owns(0, INDIGO_PLANT, CHAPEL, STATUE, TRIUMPHAL_ARCH, GUILD_HALL, CITY_HALL);
    s.owns(0, RESIDENCE, CATHEDRAL, PALACE).pile(0, CHAPEL, 3);
    assertThat(s.points(0, "buildings")).isEqualTo(1 + 2 + 3);
    assertThat(s.points(0, "piles")).isEqualTo(3);
    assertThat(s.points(0, "triumphal arch")).isEqualTo(4);
    assertThat(s.points(0, "guild hall")).isEqualTo(2);
    assertThat(s.points(0, "city hall")).isEqualTo(8);
    assertThat(s.points(0, "residence")).isEqualTo(4);
    assertThat(s.points(0, "cathedral")).isEqualTo(4);
    // 31 / 4, rounded down.
    assertThat(s.points(0, "palace")).isEqualTo(7);
    assertThat(s.score(0)).isEqualTo(38);
  }

  @Test
  void q69_thePalaceRoundsDown() {
    Scenario three = game("2e", 2).owns(0, PALACE, STATUE);
    assertThat(three.points(0, "palace")).isZero();
    Scenario four = game("2e", 2).owns(0, PALACE, VICTORY_COLUMN);
    assertThat(four.points(0, "palace")).isEqualTo(1);
    Scenario seven = game("2e", 2).owns(0, PALACE, VICTORY_COLUMN, STATUE);
    assertThat(seven.points(0, "palace")).isEqualTo(1);
    assertThat(seven.score(0)).isEqualTo(8);
  }

  @Test
  void q70_theCityHallCountsEveryUncoveredCityBuilding() {
    Scenario s = game(NEW, 2).owns(0, CITY_HALL, PALACE, STATUE, CATHEDRAL, WELL, INDIGO_PLANT);
    s.ownsStack(0, TOWER, CHAPEL);
    assertThat(s.points(0, "city hall")).isEqualTo(6);
  }

  @Test
  void q71_theArchCountsMonuments() {
    Card[] monuments = {STATUE, VICTORY_COLUMN, HERO};
    int[] expected = {0, 4, 6, 8};
    for (int n = 0; n <= 3; n++) {
      Scenario s = game("2e", 2).owns(0, TRIUMPHAL_ARCH, PALACE);
      for (int i = 0; i < n; i++) {
        s.owns(0, monuments[i]);
      }
      assertThat(s.points(0, "triumphal arch")).as("%d monuments", n).isEqualTo(expected[n]);
    }
  }

  @Test
  void q71_anyMonumentWillDo() {
    assertThat(game("2e", 2).owns(0, TRIUMPHAL_ARCH, HERO).points(0, "triumphal arch"))
        .isEqualTo(4);
    assertThat(game("2e", 2).owns(0, STATUE, HERO).points(0, "triumphal arch")).isZero();
  }

  @Test
  void q72_handCardsBreakTheTieAndPilesDoNot() {
    Scenario s = game("2e", 2).owns(0, CHAPEL).pile(0, CHAPEL, 2);
    s.owns(1, TOWER, AQUEDUCT).hand(1, WELL);
    assertThat(s.score(0)).isEqualTo(s.score(1));
    assertThat(s.winners()).containsExactly(1);
  }

  @Test
  void q72_goodsBreakTheTie() {
    Scenario s = game("2e", 2).owns(0, INDIGO_PLANT).owns(1, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    assertThat(s.winners()).containsExactly(0);
  }

  @Test
  void q72_theCustomsGoodBreaksTheTie() {
    Scenario s = game(NEW, 2).owns(0, PARK).owns(1, CUSTOMS_OFFICE).goods(1, CUSTOMS_OFFICE);
    assertThat(s.winners()).containsExactly(1);
  }

  @Test
  void q72_handCardsAndGoodsAreAddedUp() {
    Scenario s = game("2e", 2).owns(0, INDIGO_PLANT).owns(1, INDIGO_PLANT);
    s.goods(0, INDIGO_PLANT).hand(0, WELL).hand(1, CRANE, TOWER, CHAPEL);
    assertThat(s.winners()).containsExactly(1);
    // Points come first: the hand counts only in a tie.
    Scenario t = game("2e", 2).owns(0, TOWER).owns(1, WELL).hand(1, CRANE);
    assertThat(t.winners()).containsExactly(0);
  }

  @Test
  void q72_theTieBreakComparesOnlyTheLeaders() {
    Scenario s = game("2e", 4).owns(0, WELL).owns(1, HERO).owns(2, STATUE).owns(3, HERO);
    s.hand(0, SMITHY, ARCHIVE, TOWER).hand(1, CRANE).hand(2, CHAPEL, PALACE);
    s.hand(3, SMITHY, ARCHIVE);
    assertThat(s.winners()).containsExactly(3);
    Scenario t = game("2e", 4).owns(0, HERO).owns(1, STATUE).owns(2, HERO).hand(0, CRANE, TOWER);
    t.hand(1, SMITHY, ARCHIVE, CHAPEL).hand(2, WELL);
    assertThat(t.winners()).containsExactly(0);
  }

  @Test
  void q73_aTieAfterTheTieBreakIsShared() {
    Scenario s = game("2e", 3).owns(0, INDIGO_PLANT).owns(1, WELL).owns(2, WELL);
    s.goods(0, INDIGO_PLANT).hand(1, CRANE);
    assertThat(s.winners()).containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void q74_residenceSetsScore4Then3Then2Then1() {
    Card[][] sets = {
      {PALACE, GUILD_HALL}, // with the residence itself
      {SMITHY, GOLD_MINE, ARCHIVE},
      {POOR_HOUSE, BLACK_MARKET, WELL},
      {CHAPEL, TOWER, PARK}
    };
    int[] expected = {0, 4, 7, 9, 10};
    for (int n = 0; n <= 4; n++) {
      Scenario s = game(NEW, 2).owns(0, RESIDENCE);
      for (int i = 0; i < n; i++) {
        s.owns(0, sets[i]);
      }
      assertThat(s.points(0, "residence")).as("%d sets", n).isEqualTo(expected[n]);
    }
  }

  @Test
  void q74_coveredBuildingsMakeNoSets() {
    Scenario s = game(NEW, 2).owns(0, RESIDENCE, SMITHY, GOLD_MINE);
    s.ownsStack(0, STATUE, ARCHIVE);
    assertThat(s.points(0, "residence")).isZero();
  }

  @Test
  void q74_thePrintedCostOfTheEditionCounts() {
    // Prefecture is 4 in the second edition, 3 with the Treasure Chest; the bank is 3 or 4.
    Scenario second = game(NEW, 2).owns(0, RESIDENCE, PREFECTURE, QUARRY, MARKET_HALL);
    assertThat(second.points(0, "residence")).isEqualTo(4);
    Scenario chest = game("1e+treasure-chest", 2);
    chest.owns(0, RESIDENCE, PREFECTURE, QUARRY, MARKET_HALL);
    assertThat(chest.points(0, "residence")).isZero();

    Scenario bank3 = game(NEW, 2).owns(0, RESIDENCE, BANK, TOWER, CHAPEL);
    assertThat(bank3.points(0, "residence")).isEqualTo(4);
    Scenario bank4 = game("1e+treasure-chest", 2).owns(0, RESIDENCE, BANK, TOWER, CHAPEL);
    assertThat(bank4.points(0, "residence")).isZero();
  }

  @Test
  void q75_severalPlantsOfOneKindServeSeveralSetsButOnlyOnceEach() {
    Scenario two = game(NEW, 2).owns(0, RESIDENCE, INDIGO_PLANT, INDIGO_PLANT);
    two.owns(0, SMITHY, GOLD_MINE, ARCHIVE, HUT);
    assertThat(two.points(0, "residence")).isEqualTo(7);

    // Three indigo plants and three other names make just one set.
    Scenario three = game(NEW, 2).owns(0, and(3, INDIGO_PLANT, RESIDENCE));
    three.owns(0, SMITHY, GOLD_MINE, ARCHIVE);
    assertThat(three.points(0, "residence")).isEqualTo(4);

    Scenario same = game(NEW, 2).owns(0, and(3, INDIGO_PLANT, RESIDENCE)).owns(0, SMITHY);
    assertThat(same.points(0, "residence")).isZero();
  }

  @Test
  void q75_fiveNamesMakeOneSet() {
    Scenario s = game(NEW, 2).owns(0, RESIDENCE, SMITHY, GOLD_MINE, ARCHIVE, HUT, GUARD_ROOM);
    assertThat(s.points(0, "residence")).isEqualTo(4);
  }

  @Test
  void q76_coveredBuildingsCountNowhere() {
    Scenario s = game(NEW, 2).owns(0, GUILD_HALL, CITY_HALL, TRIUMPHAL_ARCH);
    s.ownsStack(0, WELL, SILVER_SMELTER).ownsStack(0, TOWER, HERO).ownsStack(0, SMITHY, PALACE);
    assertThat(s.points(0, "buildings")).isEqualTo(1 + 2 + 1);
    assertThat(s.points(0, "guild hall")).isZero();
    assertThat(s.points(0, "triumphal arch")).isZero();
    assertThat(s.points(0, "city hall")).isEqualTo(6);
    assertThat(s.points(0, "palace")).isZero();
    assertThat(s.score(0)).isEqualTo(10);
  }
}

package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.and;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.ScenarioKit.times;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings: the cathedral. */
class RulingsCathedralTest {

  @Test
  void q40_itIsBuiltFromTheCentreInsteadOfAHandCard() {
    Scenario s = game("2e+new-buildings", 2).hand(0, cash(7, WELL));
    s.choose(0, "take builder", "build cathedral");
    s.choose(0, times(6, "pay silver smelter"));
    assertThat(s.buildings(0)).containsExactly(CATHEDRAL);
    assertThat(s.handOf(0)).containsExactly(SILVER_SMELTER, WELL);
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.discardPileSize()).isEqualTo(6);
  }

  @Test
  void q40_itIsACityBuilding() {
    // 7 - builder 1 - quarry 1 = 5; the carpenter draws.
    Scenario s = game("2e+new-buildings", 2).owns(0, QUARRY, CARPENTER, SMITHY, CITY_HALL);
    s.hand(0, cash(5)).deck(WELL);
    assertThat(s.points(0, "city hall")).isEqualTo(4);
    s.choose(0, "take builder", "build cathedral");
    assertThat(s.handOf(0)).containsExactly(WELL);
    assertThat(s.points(0, "city hall")).isEqualTo(5);
  }

  @Test
  void q40_itIsNoSixCostBuilding() {
    Scenario s = game("2e+new-buildings", 2).owns(0, RESIDENCE, PALACE, CATHEDRAL);
    assertThat(s.points(0, "residence")).isZero();
  }

  @Test
  void q40_theBaseGameHasNone() {
    for (String config : new String[] {"1e", "2e", "yaro"}) {
      Scenario s = game(config, 2).hand(0, cash(8));
      s.choose(0, "take builder");
      s.doesNotOffer("build cathedral");
    }
  }

  @Test
  void q40_itCountsTowardsTheTwelfthBuilding() {
    Scenario s = game("2e+new-buildings", 2).owns(0, copies(11, INDIGO_PLANT)).hand(0, cash(6));
    s.choose(0, "take builder", "build cathedral");
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void q41_itMayBePlacedOverAnOwnBuilding() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, LIBRARY).hand(0, cash(6));
    s.choose(0, "take builder", "build cathedral");
    s.offersExactly(0, "beside", "over library");
    s.choose(0, "over library");
    assertThat(s.handSize(0)).isEqualTo(5);
    assertThat(s.buildings(0)).containsExactly(CRANE, CATHEDRAL);
  }

  @Test
  void q42_theFirstInTurnOrderGetsIt() {
    Scenario s = game("2e+new-buildings", 3).governor(1);
    s.hand(1, cash(6)).hand(2, and(8, COFFEE_ROASTER));
    s.choose(1, "take builder", "build cathedral");
    s.offersAmongOthers(2, "build coffee roaster");
    s.doesNotOffer("build cathedral");
  }

  @Test
  void q42_otherwiseTheNextOneMayBuildIt() {
    Scenario s = game("2e+new-buildings", 3).governor(1);
    s.hand(1, cash(6)).hand(2, and(8, COFFEE_ROASTER));
    s.choose(1, "take builder", "pass");
    s.offersAmongOthers(2, "build cathedral");
    s.choose(2, "build cathedral");
    assertThat(s.buildings(2)).containsExactly(CATHEDRAL);
    assertThat(s.handSize(2)).isEqualTo(1);
  }

  @Test
  void q43_aCoveredCathedralIsOutOfPlay() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CRANE, CATHEDRAL).owns(1, GUILD_HALL);
    s.hand(0, PALACE).hand(1, cash(8));
    assertThat(s.points(0, "cathedral")).isEqualTo(4);
    s.choose(0, "take builder", "build palace", "over cathedral");
    s.offersAmongOthers(1, "build silver smelter");
    s.doesNotOffer("build cathedral");
    assertThat(s.points(0, "cathedral")).isZero();
  }

  @Test
  void q43_cathedralReturnsPutsItBackIntoTheCentre() {
    Scenario s = game("2e+new-buildings cathedral-returns", 2).owns(0, CRANE, CATHEDRAL);
    s.owns(1, GUILD_HALL).hand(0, PALACE).hand(1, cash(8));
    s.choose(0, "take builder", "build palace", "over cathedral");
    s.offersAmongOthers(1, "build silver smelter", "build cathedral");
    assertThat(s.points(0, "cathedral")).isZero();
    s.choose(1, "build cathedral");
    // Only the palace of the other player counts.
    assertThat(s.points(1, "cathedral")).isEqualTo(4);
    assertThat(s.handSize(1)).isEqualTo(1);
  }

  @Test
  void q44_itCountsUncoveredSixCostBuildingsOfTheOthers() {
    int[] expected = {0, 4, 7, 9, 10, 10, 10};
    Card[] six = {GUILD_HALL, CITY_HALL, TRIUMPHAL_ARCH, PALACE, RESIDENCE, GUILD_HALL};
    for (int n = 0; n <= six.length; n++) {
      Scenario s = game("2e+new-buildings", 3).owns(0, CATHEDRAL);
      for (int i = 0; i < n; i++) {
        s.owns(i < 5 ? 1 : 2, six[i]);
      }
      assertThat(s.points(0, "cathedral")).as("%d buildings", n).isEqualTo(expected[n]);
    }
  }

  @Test
  void q44_ownAndCoveredSixCostBuildingsDoNotCount() {
    Scenario s = game("2e+new-buildings", 3).owns(0, CATHEDRAL, PALACE, GUILD_HALL);
    s.ownsStack(1, STATUE, CITY_HALL).ownsStack(2, RESIDENCE, PALACE);
    assertThat(s.points(0, "cathedral")).isEqualTo(4);
  }

  @Test
  void q44_withoutTheCathedralThereAreNoPoints() {
    Scenario s = game("2e+new-buildings", 3).owns(0, WELL).owns(1, CITY_HALL);
    assertThat(s.points(0, "cathedral")).isZero();
  }

  @Test
  void q45_itIsNotInTheDeck() {
    assertThat(game("2e+new-buildings", 2).drawPileSize()).isEqualTo(143);
    assertThat(game("1e+treasure-chest", 2).drawPileSize()).isEqualTo(141);
    assertThat(game("yaro+new-buildings", 2).drawPileSize()).isEqualTo(144);
    assertThat(game("2e+new-buildings", 2).owns(0, CATHEDRAL).drawPileSize()).isEqualTo(143);
  }
}

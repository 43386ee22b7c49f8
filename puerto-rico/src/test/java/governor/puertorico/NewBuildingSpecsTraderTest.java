package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The trading post. */
class NewBuildingSpecsTraderTest {

  @Test
  void tradingPostBuysAKindThatIsInTheHouse() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "trading post", 1).tradingHouse("coffee");
    s.goods(1, "coffee", 2).choose(0, "take trader");
    s.offersExactly(1, "sell coffee at post", "pass").choose(1, "sell coffee at post");
    assertThat(s.doubloonsOf(1)).isEqualTo(4);
    assertThat(s.goodsOf(1, "coffee")).isEqualTo(1);
    assertThat(s.supplyOf("coffee")).isEqualTo(7);
    assertThat(s.tradingHouseNow()).containsExactly("coffee");
  }

  @Test
  void tradingPostIsAChoiceBesidesTheHouse() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "trading post", 1).goods(1, "corn", 1);
    s.goods(1, "sugar", 1).choose(0, "take trader");
    s.offersExactly(
        1, "sell corn", "sell sugar", "sell corn at post", "sell sugar at post", "pass");
  }

  @Test
  void tradingPostDoesNotMindAFullHouse() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "trading post", 1).goods(1, "sugar", 1);
    s.tradingHouse("corn", "indigo", "tobacco", "coffee").choose(0, "take trader");
    s.offersExactly(1, "sell sugar at post", "pass").choose(1, "sell sugar at post");
    assertThat(s.doubloonsOf(1)).isEqualTo(2);
  }

  @Test
  void tradingPostPaysThePrivilegeButNoMarkets() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "trading post", 1).goods(0, "tobacco", 1);
    s.building(0, "small market", 1).building(0, "large market", 1);
    s.choose(0, "take trader", "sell tobacco at post");
    assertThat(s.doubloonsOf(0)).isEqualTo(4);
  }

  @Test
  void tradingPostIsForTheOneSaleOfATurn() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "trading post", 1).goods(0, "tobacco", 2);
    s.goods(1, "corn", 1).choose(0, "take trader", "sell tobacco at post");
    assertThat(s.asked()).isEqualTo(1);
    Scenario house = game(NEW_BUILDINGS, 3).building(0, "trading post", 1).goods(0, "tobacco", 2);
    house.goods(1, "corn", 1).choose(0, "take trader", "sell tobacco");
    assertThat(house.asked()).isEqualTo(1);
  }

  @Test
  void tradingPostDoesNothingWhenEmpty() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "trading post", 0).goods(0, "corn", 1);
    s.choose(0, "take trader").offersExactly(0, "sell corn", "pass");
  }
}

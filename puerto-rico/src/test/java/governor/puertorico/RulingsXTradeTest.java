package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.copies;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on the craftsman and the trader. */
class RulingsXTradeTest {

  private static Scenario craftsman() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "library", 1).mannedPlantations(0, "sugar");
    s.mannedPlantations(0, "corn").building(0, "small sugar mill", 1);
    return s.choose(0, "take craftsman");
  }

  @Test
  void x6_theTwoBarrelsMayBeOfOneKindOrOfTwo() {
    Scenario equal = craftsman().choose(0, "take sugar", "take sugar");
    assertThat(equal.goodsOf(0, "sugar")).isEqualTo(3);
    Scenario different = craftsman().choose(0, "take sugar", "take corn");
    assertThat(different.goodsOf(0, "sugar")).isEqualTo(2);
    assertThat(different.goodsOf(0, "corn")).isEqualTo(2);
  }

  @Test
  void x6_onlyKindsThatTheCraftsmanMade() {
    craftsman().offersExactly(0, "take corn", "take sugar", "pass");
  }

  @Test
  void x6_bySettingTheTwoBarrelsAreDifferent() {
    Scenario s = game(NEW_BUILDINGS + " different-extra-goods", 3).building(0, "library", 1);
    s.mannedPlantations(0, "corn", "sugar", "indigo").building(0, "small sugar mill", 1);
    s.building(0, "small indigo plant", 1).choose(0, "take craftsman", "take sugar");
    s.offersExactly(0, "take corn", "take indigo", "pass");
  }

  @Test
  void x6_theSecondBarrelNeedsASupply() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "library", 1).mannedPlantations(0, "sugar");
    s.mannedPlantations(0, "corn").building(0, "small sugar mill", 1).goodsSupply("sugar", 2);
    s.choose(0, "take craftsman", "take sugar");
    s.offersExactly(0, "take corn", "pass").choose(0, "take corn");
    assertThat(s.goodsOf(0, "sugar")).isEqualTo(2);
    assertThat(s.goodsOf(0, "corn")).isEqualTo(2);
  }

  @Test
  void x7_aTradingPostNeedsAGood() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "trading post", 1).choose(0, "take trader");
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void x7_theOwnerOfAnOfficePicksHouseOrPost() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "trading post", 1).building(1, "office", 1);
    s.building(1, "small market", 1).goods(1, "coffee", 1).tradingHouse("coffee");
    s.choose(0, "take trader");
    s.offersExactly(1, "sell coffee", "sell coffee at post", "pass").choose(1, "sell coffee");
    assertThat(s.doubloonsOf(1)).isEqualTo(5);
    assertThat(s.tradingHouseNow()).containsExactly("coffee", "coffee");
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void x7_aSaleAtThePostLeavesTheLandOfficeOpen() {
    Scenario s = game(ALL_BUILDINGS, 3).building(1, "trading post", 1).goods(1, "sugar", 2);
    s.building(1, "land office", 1).choose(0, "take trader").choose(1, "sell sugar at post");
    s.offersExactly(1, "use land office", "pass").choose(1, "use land office");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
    assertThat(s.goodsOf(1, "sugar")).isEqualTo(1);
  }

  @Test
  void x7_aFullHouseDoesNotStopThePhaseForAPostOrALandOffice() {
    Scenario s = game(ALL_BUILDINGS, 4).tradingHouse("corn", "indigo", "sugar");
    s.goods(0, "tobacco", 1).goods(1, "coffee", 1).goods(2, "coffee", 1).doubloons(3, 2);
    s.building(2, "trading post", 1).building(3, "land office", 1);
    s.choose(0, "take trader", "sell tobacco");
    s.offersExactly(2, "sell coffee at post", "pass").choose(2, "sell coffee at post");
    s.offersExactly(3, "use land office", "pass").choose(3, "use land office");
    assertThat(s.doubloonsOf(2)).isEqualTo(4);
    assertThat(s.doubloonsOf(3)).isEqualTo(1);
    assertThat(s.goodsOf(1, "coffee")).isEqualTo(1);
    assertThat(s.tradingHouseNow()).as("emptied at the end of the phase").isEmpty();
  }

  @Test
  void x11_theLibraryDoesNotDoubleTheFactory() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "library", 1).building(0, "factory", 1);
    s.mannedPlantations(0, "corn", "sugar").building(0, "small sugar mill", 1);
    s.choose(0, "take craftsman", "take corn", "take corn");
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
  }

  /** Seat 1 has both factories and can make three indigo and two corn. */
  private static Scenario factories() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "factory", 1);
    s.building(1, "specialty factory", 1).building(1, "indigo plant", 3);
    return s.mannedPlantations(1, copies(3, "indigo")).mannedPlantations(1, "corn", "corn");
  }

  @Test
  void x12_bothFactoriesPay() {
    Scenario s = factories().choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(1 + 2);
  }

  @Test
  void x12_onlyBarrelsReallyTakenCount() {
    Scenario s = factories().goodsSupply("indigo", 2).goodsSupply("corn", 0);
    s.choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
  }
}

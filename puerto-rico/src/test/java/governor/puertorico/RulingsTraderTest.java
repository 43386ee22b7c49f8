package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on the trader phase: R19, R20 and the trader's part of R21, R22, R30 and R45. */
class RulingsTraderTest {

  @Test
  void r19_aHouseFilledEarlierInThePhaseSkipsTheRest() {
    Scenario s = game("", 5).tradingHouse("corn");
    s.goods(0, "indigo", 1).goods(1, "sugar", 1).goods(2, "tobacco", 1);
    s.goods(3, "coffee", 1).goods(4, "coffee", 1);
    s.choose(0, "take trader", "sell indigo").choose(1, "sell sugar").choose(2, "sell tobacco");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.offers()).contains("take mayor");
    assertThat(s.goodsOf(3, "coffee")).isEqualTo(1);
    assertThat(s.goodsOf(4, "coffee")).isEqualTo(1);
    assertThat(s.tradingHouseNow()).isEmpty();
    assertThat(s.supplyOf("corn")).isEqualTo(10);
    assertThat(s.supplyOf("tobacco")).isEqualTo(9);
  }

  @Test
  void r19_threeBarrelsAtTheEndStay() {
    Scenario s = game("", 3).tradingHouse("corn", "indigo").goods(1, "sugar", 1);
    s.choose(0, "take trader").choose(1, "sell sugar");
    assertThat(s.tradingHouseNow()).containsExactly("corn", "indigo", "sugar");
  }

  @Test
  void r20_theOfficeDoesNotOpenAFullHouse() {
    Scenario s = game("", 4).tradingHouse("corn", "indigo", "sugar").building(2, "office", 1);
    s.goods(1, "coffee", 1).goods(2, "corn", 2).goods(2, "tobacco", 1);
    s.choose(0, "take trader").choose(1, "sell coffee");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.offers()).contains("take mayor");
    assertThat(s.goodsOf(2, "corn")).isEqualTo(2);
    assertThat(s.goodsOf(2, "tobacco")).isEqualTo(1);
  }

  @Test
  void r20_theOfficeStillAllowsOneSalePerPhase() {
    Scenario s = game("", 3).building(0, "office", 1).goods(0, "coffee", 3);
    s.choose(0, "take trader", "sell coffee");
    assertThat(s.goodsOf(0, "coffee")).isEqualTo(2);
    assertThat(s.doubloonsOf(0)).isEqualTo(5);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void r20_theHouseMayHoldSeveralBarrelsOfAKind() {
    Scenario s = game("", 3).tradingHouse("coffee", "coffee").building(0, "office", 1);
    s.goods(0, "coffee", 1).choose(0, "take trader", "sell coffee");
    assertThat(s.tradingHouseNow()).containsExactly("coffee", "coffee", "coffee");
  }

  @Test
  void r21_aTraderWithoutGoodsStillLetsTheOthersSell() {
    Scenario s = game("", 3).goods(2, "sugar", 1).choose(0, "take trader").choose(2, "sell sugar");
    assertThat(s.doubloonsOf(2)).isEqualTo(2);
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void r30_incomeIsNeverLimitedByTheBank() {
    Scenario s = game("", 4).doubloons(0, 60).doubloons(1, 26).roleDoubloons("prospector", 3);
    s.choose(0, "take prospector");
    assertThat(s.doubloonsOf(0)).isEqualTo(64);
    Scenario t = game("", 3).doubloons(0, 86).goods(0, "coffee", 1);
    t.choose(0, "take trader", "sell coffee");
    assertThat(t.doubloonsOf(0)).isEqualTo(91);
  }

  @Test
  void r45_marketsPayWithoutAsking() {
    Scenario s =
        game("", 3).askingEverything().goods(1, "indigo", 1).building(1, "small market", 1);
    s.building(1, "large market", 1).choose(0, "take trader").choose(1, "sell indigo");
    assertThat(s.doubloonsOf(1)).isEqualTo(4);
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.offers()).contains("take mayor");
  }
}

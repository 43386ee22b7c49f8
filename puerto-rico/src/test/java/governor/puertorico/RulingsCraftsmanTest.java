package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.barrels;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on the craftsman phase: R13 to R16 and the craftsman's part of R21, R42 and R45. */
class RulingsCraftsmanTest {

  @Test
  void r13_aShortSupplyGoesClockwiseFromTheCraftsman() {
    Scenario s = game("", 3).governor(1).goodsSupply("corn", 5);
    s.mannedPlantations(0, "corn", "corn", "corn");
    s.mannedPlantations(1, "corn", "corn", "corn");
    s.mannedPlantations(2, "corn", "corn", "corn");
    s.choose(1, "take craftsman");
    assertThat(s.goodsOf(1, "corn")).isEqualTo(3);
    assertThat(s.goodsOf(2, "corn")).isEqualTo(2);
    assertThat(s.goodsOf(0, "corn")).isZero();
    assertThat(s.supplyOf("corn")).isZero();
  }

  @Test
  void r13_aMissingGoodIsNotReplacedByAnother() {
    Scenario s = game("", 3).mannedPlantations(1, "corn", "corn", "indigo");
    s.building(1, "small indigo plant", 1).goodsSupply("corn", 0);
    s.choose(0, "take craftsman");
    assertThat(barrels(s, 1)).containsExactly(0, 1, 0, 0, 0);
  }

  @Test
  void r14_theExtraGoodIsOfAKindTheCraftsmanProduced() {
    Scenario s = game("", 3).mannedPlantations(0, "corn", "sugar", "tobacco", "coffee");
    s.building(0, "small sugar mill", 1).building(0, "tobacco storage", 0);
    s.mannedPlantations(1, "indigo").building(1, "small indigo plant", 1);
    s.choose(0, "take craftsman").offersExactly(0, "take corn", "take sugar", "pass");
    s.choose(0, "take sugar");
    assertThat(barrels(s, 0)).containsExactly(1, 0, 2, 0, 0);
    assertThat(s.supplyOf("sugar")).isEqualTo(9);
  }

  @Test
  void r14_theExtraGoodMustBeLeftAfterEverybodyProduced() {
    Scenario s = game("", 3).mannedPlantations(0, "corn", "sugar");
    s.building(0, "small sugar mill", 1).goodsSupply("corn", 2).goodsSupply("sugar", 2);
    s.mannedPlantations(2, "corn");
    s.choose(0, "take craftsman").offersExactly(0, "take sugar", "pass");
    assertThat(s.goodsOf(2, "corn")).isEqualTo(1);
  }

  @Test
  void r14_withNothingLeftThereIsNoQuestion() {
    Scenario s = game("", 3).mannedPlantations(0, "corn").goodsSupply("corn", 1);
    s.choose(0, "take craftsman");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void r14_aKindThatCouldNotBeProducedIsNotOffered() {
    Scenario s = game("", 3).mannedPlantations(0, "corn", "indigo");
    s.building(0, "small indigo plant", 1).goodsSupply("indigo", 0);
    s.choose(0, "take craftsman").offersExactly(0, "take corn", "pass");
  }

  @Test
  void r14_theExtraGoodIsOptional() {
    Scenario s = game("", 3).mannedPlantations(0, "corn").choose(0, "take craftsman", "pass");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(1);
    assertThat(s.supplyOf("corn")).isEqualTo(9);
  }

  @Test
  void r15_productionIsAutomaticAndFull() {
    Scenario s = game("", 3).mannedPlantations(1, "corn", "corn", "indigo", "indigo");
    s.building(1, "indigo plant", 2).choose(0, "take craftsman");
    assertThat(barrels(s, 1)).containsExactly(2, 2, 0, 0, 0);
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.offers()).contains("take mayor");
  }

  @Test
  void r16_theFactoryCountsKindsReallyReceived() {
    Scenario s = game("", 3).mannedPlantations(1, "corn", "indigo", "sugar");
    s.building(1, "small indigo plant", 1).building(1, "small sugar mill", 1);
    s.building(1, "factory", 1).goodsSupply("sugar", 0).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
  }

  @Test
  void r16_theExtraGoodAddsNoKindAndNoPay() {
    Scenario s = game("", 3).mannedPlantations(0, "corn", "indigo");
    s.building(0, "small indigo plant", 1).building(0, "factory", 1);
    s.choose(0, "take craftsman", "take corn");
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
    assertThat(barrels(s, 0)).containsExactly(2, 1, 0, 0, 0);
  }

  @Test
  void r16_barrelsHeldBeforeAreNoKinds() {
    Scenario s = game("", 3).mannedPlantations(1, "corn").goods(1, "sugar", 2);
    s.goods(1, "coffee", 1).building(1, "factory", 1).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void r21_aCraftsmanWithoutProductionStillLetsTheOthersProduce() {
    Scenario s = game("", 3).mannedPlantations(1, "corn").choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
    assertThat(barrels(s, 0)).containsOnly(0);
  }

  @Test
  void r42_theExtraGoodIsOneTheCraftsmanProducedNotOneHeHolds() {
    Scenario s = game("", 3).mannedPlantations(0, "corn").goods(0, "coffee", 3);
    s.choose(0, "take craftsman").offersExactly(0, "take corn", "pass");
  }

  @Test
  void r45_theFactoryPaysWithoutAsking() {
    Scenario s = game("", 3).askingEverything().mannedPlantations(1, "corn", "sugar");
    s.building(1, "small sugar mill", 1).building(1, "factory", 1).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
    assertThat(s.asked()).isEqualTo(1);
  }
}

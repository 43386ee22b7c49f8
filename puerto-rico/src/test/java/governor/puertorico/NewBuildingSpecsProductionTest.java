package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.BUCCANEER;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.copies;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The aqueduct and the specialty factory. */
class NewBuildingSpecsProductionTest {

  /** Seat 1 has an aqueduct with so many colonists. */
  private static Scenario aqueduct(int colonists) {
    return game(NEW_BUILDINGS, 3).building(1, "aqueduct", colonists);
  }

  @Test
  void aqueductAddsABarrelToEachLargePlant() {
    Scenario s = aqueduct(1).mannedPlantations(1, "indigo", "sugar", "sugar");
    s.building(1, "indigo plant", 1).building(1, "sugar mill", 2).choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "indigo")).isEqualTo(2);
    assertThat(s.goodsOf(1, "sugar")).isEqualTo(3);
    assertThat(s.supplyOf("indigo")).isEqualTo(9);
  }

  @Test
  void aqueductDoesNothingWhenEmpty() {
    Scenario s = aqueduct(0).mannedPlantations(1, "indigo").building(1, "indigo plant", 1);
    s.choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "indigo")).isEqualTo(1);
  }

  @Test
  void aqueductNeedsAColonistOnTheLargePlantItself() {
    Scenario s = aqueduct(1).mannedPlantations(1, "indigo").building(1, "indigo plant", 0);
    s.building(1, "small indigo plant", 1).choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "indigo")).isEqualTo(1);
  }

  @Test
  void aqueductNeedsABarrelThatWasMade() {
    Scenario s = aqueduct(1).plantations(1, "indigo").building(1, "indigo plant", 2);
    s.choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "indigo")).isZero();
  }

  @Test
  void aqueductHasNothingToDoWithOtherGoods() {
    Scenario s = aqueduct(1).mannedPlantations(1, "corn", "tobacco", "coffee");
    s.building(1, "tobacco storage", 1).building(1, "coffee roaster", 1);
    s.choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
    assertThat(s.goodsOf(1, "tobacco")).isEqualTo(1);
    assertThat(s.goodsOf(1, "coffee")).isEqualTo(1);
  }

  @Test
  void aqueductTakesItsBarrelBeforeTheNextSeatProduces() {
    Scenario s = aqueduct(1).mannedPlantations(1, "sugar").building(1, "sugar mill", 1);
    s.mannedPlantations(2, "sugar").building(2, "sugar mill", 1).goodsSupply("sugar", 2);
    s.choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "sugar")).isEqualTo(2);
    assertThat(s.goodsOf(2, "sugar")).isZero();
  }

  @Test
  void aqueductBarrelCountsAsProduced() {
    Scenario s = aqueduct(1).building(1, "specialty factory", 1).mannedPlantations(1, "indigo");
    s.building(1, "indigo plant", 1).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
  }

  @Test
  void specialtyFactoryPaysForTheGoodOfWhichMostWasMade() {
    Scenario s = specialty(1);
    s.choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(2);
  }

  @Test
  void specialtyFactoryDoesNothingWhenEmpty() {
    Scenario s = specialty(0);
    s.choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isZero();
  }

  /** Seat 1 makes three indigo and a sugar. */
  private static Scenario specialty(int colonists) {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "specialty factory", colonists);
    s.mannedPlantations(1, copies(3, "indigo")).mannedPlantations(1, "sugar");
    return s.building(1, "indigo plant", 3).building(1, "small sugar mill", 1);
  }

  @Test
  void specialtyFactoryDoesNotCountCorn() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "specialty factory", 1);
    s.mannedPlantations(1, copies(5, "corn")).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void specialtyFactoryPaysNothingForASingleBarrel() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "specialty factory", 1);
    s.mannedPlantations(1, "indigo").building(1, "small indigo plant", 1);
    s.choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void specialtyFactoryPaysNothingForNoBarrelsWhoeverIsBuccaneer() {
    Scenario s = game(NEW_BUILDINGS + BUCCANEER, 3).building(1, "specialty factory", 1);
    s.buccaneer(2).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void specialtyFactoryDoesNotCountBarrelsFromEarlier() {
    Scenario s = specialty(1).goods(1, "sugar", 6);
    s.choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(2);
  }
}

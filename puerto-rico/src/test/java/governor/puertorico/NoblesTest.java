package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.priceOf;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The nobles: how many there are, how they come, where they stand and what they count. */
class NoblesTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void thereAreTwentyOneOfThemOnTheFirstShip(int players) {
    Scenario s = fresh(NOBLES, players);
    assertThat(s.colonistShipNow()).isEqualTo(players);
    assertThat(s.nobleShipNow()).isEqualTo(1);
    assertThat(s.nobleSupplyNow()).isEqualTo(19);
    assertThat(s.colonistSupplyNow()).isEqualTo(100 - (players - 1));
  }

  @Test
  void thePeopleOfTheShipAreChosenOneByOne() {
    Scenario s = game(NOBLES, 3).peopleOnShip(3, 1).choose(0, "take mayor");
    s.offersExactly(0, "take colonist", "take noble").choose(0, "take colonist", "take colonist");
    s.offersExactly(1, "take colonist", "take noble").choose(1, "take noble");
    assertThat(s.noblesOf(1)).isEqualTo(1);
    assertThat(s.colonistsOf(0)).as("privilege, first and fourth of the ship").isEqualTo(3);
    assertThat(s.colonistsOf(1)).isEqualTo(1);
    assertThat(s.colonistsOf(2)).isEqualTo(1);
  }

  @Test
  void theMayorMayTakeTheNoble() {
    Scenario s = game(NOBLES, 3).choose(0, "take mayor", "take noble");
    assertThat(s.noblesOf(0)).isEqualTo(1);
    assertThat(s.colonistsOf(0)).isEqualTo(2);
    s.offersAmongOthers(1, "take settler");
  }

  @Test
  void theLastOfTheShipHasNoChoice() {
    Scenario s = game(NOBLES, 3).peopleOnShip(2, 1);
    s.choose(0, "take mayor", "take colonist", "take colonist").choose(1, "take colonist");
    assertThat(s.noblesOf(2)).isEqualTo(1);
    s.offersAmongOthers(1, "take settler");
  }

  @Test
  void theShipIsFilledWithANobleAmongThePeople() {
    Scenario s = game(NOBLES, 3).building(2, "sugar mill", 0).building(1, "indigo plant", 0);
    s.choose(0, "take mayor").passUntilRole();
    // Six circles, of which two get somebody: a noble and three colonists board.
    assertThat(s.colonistShipNow()).isEqualTo(4);
    assertThat(s.nobleShipNow()).isEqualTo(1);
    assertThat(s.nobleSupplyNow()).isEqualTo(18);
    assertThat(s.colonistSupplyNow()).as("2 on the first ship, 1 for the mayor").isEqualTo(94);
  }

  @Test
  void withoutNoblesInTheSupplyOnlyColonistsCome() {
    Scenario s = game(NOBLES, 3).nobleSupply(0).choose(0, "take mayor").passUntilRole();
    assertThat(s.colonistShipNow()).isEqualTo(3);
    assertThat(s.nobleShipNow()).isZero();
  }

  @Test
  void aNobleDoesTheWorkOfAColonist() {
    Scenario s = game(NOBLES, 3).plantations(0, "quarry").doubloons(0, 10).peopleOnShip(0, 1);
    s.askingEverything().choose(0, "take mayor", "pass").passUntilRole();
    assertThat(s.mannedOn(0, "quarry")).isEqualTo(1);
    assertThat(s.noblesOf(0)).isEqualTo(1);
    s.choose(1, "take builder").passUntil(0);
    assertThat(priceOf(s, 0, "harbor")).isEqualTo(7);
  }

  @Test
  void whoStandsOnABuildingThatMindsIsChosen() {
    Scenario s = game(NOBLES, 3).building(0, "chapel", 0).peopleOnShip(2, 1);
    s.plantations(0, "corn").choose(0, "take mayor", "take noble", "man 1 corn");
    s.offersExactly(0, "man 1 chapel", "man 1 chapel with 1 noble");
    s.choose(0, "man 1 chapel with 1 noble");
    assertThat(s.noblesOn(0, "chapel")).isEqualTo(1);
    s.choose(1, "take craftsman");
    assertThat(s.pointsOf(0)).isEqualTo(1);
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void aColonistMayStandOnTheChapelWhileTheNobleWorksElsewhere() {
    Scenario s = game(NOBLES, 3).building(0, "chapel", 0).peopleOnShip(2, 1);
    s.plantations(0, "corn").choose(0, "take mayor", "take noble", "man 1 corn", "man 1 chapel");
    assertThat(s.noblesOn(0, "chapel")).isZero();
    s.choose(1, "take craftsman");
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
    assertThat(s.pointsOf(0)).isZero();
    assertThat(s.goodsOf(0, "corn")).isEqualTo(1);
  }

  @Test
  void withOnlyNoblesANobleStandsThere() {
    Scenario s = game(NOBLES, 3).building(1, "chapel", 0).nobles(1, 2).peopleOnShip(0, 0);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.noblesOn(1, "chapel")).isEqualTo(1);
  }

  @Test
  void noShortageOfPeopleEndsTheGame() {
    Scenario s = game(NOBLES, 3).colonistSupply(0).nobleSupply(0).peopleOnShip(0, 0);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.endIsNear()).isFalse();
    assertThat(s.colonistShipNow()).isZero();
  }

  @Test
  void everyNobleIsAPointAtTheEndButNoChip() {
    Scenario s = game(NOBLES, 3).nobles(0, 2).nobleOn(0, "chapel").points(0, 5);
    assertThat(s.score(0)).isEqualTo(3 + 1 + 5);
    assertThat(s.pointsOf(0)).isEqualTo(5);
    assertThat(s.score(0, "points")).isEqualTo(5);
  }
}
